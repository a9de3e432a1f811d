/// <reference types="remark-mdx" />
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { blocks } from '@/lib/content/blocks/block-registry';
import { closest } from '@/lib/content/pages/closest';
import { elements, isBlock, knownAttributesOf, knownNames, nearestName } from './component-names';
import { fault, isBlocked } from './fault';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Reports components, elements, and attributes that don't exist, and all JavaScript: a page consists of Markdown and
 * components whose attributes are plain text. Removes comments.
 */
export function remarkNames(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          fault(
            file,
            'imports or exports something; remove it, because a page contains only text and components.',
            node,
          );
          break;
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) && parent && index !== undefined) {
            parent.children.splice(index, 1);
            return [SKIP, index];
          }
          fault(file, explainExpression(node.value), node);
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          reportName(node, file);
          reportAttributes(node, file);
      }
      return undefined;
    });
  };
}

/** @param code what's between the braces */
function explainExpression(code: string) {
  const shown = code.length > 30 ? `${code.slice(0, 30)}…` : code;
  return `has {${shown.replaceAll('\n', ' ')}}, which would be code; put braces in inline code, or write \\{.`;
}

function reportName(node: Jsx, file: VFile) {
  const { name } = node;
  if (name === null) {
    return fault(file, 'has a fragment, <>; remove <> and </>.', node);
  }
  if (knownNames.includes(name)) {
    return isBlock(name) && node.type === 'mdxJsxTextElement'
      ? fault(file, `uses <${name}> within text; put it on a line of its own.`, node)
      : undefined;
  }
  if (elements.has(name)) {
    return undefined;
  }
  const near = nearestName(name);
  return fault(
    file,
    near || !/^[a-z]/.test(name)
      ? `uses <${name}>, which isn't a component; ${near ? `write <${near}>` : 'write one of those in CONTRIBUTING.md'}.`
      : `has <${name}>, which isn't an element that pages can use; write Markdown or a component.`,
    node,
  );
}

function reportAttributes({ name, attributes, position }: Jsx, file: VFile) {
  const node = { type: 'element', ...(position ? { position } : {}) };
  const known = knownAttributesOf(name ?? '');
  // A block rejects attributes that it doesn't support, and has some that look like listeners, such as `only`.
  const isOfBlock = Object.hasOwn(blocks, name ?? '');
  const written: Set<string> = new Set();
  for (const attribute of attributes) {
    const { value } = attribute;
    const own = attribute.type === 'mdxJsxAttribute' ? attribute.name : `{${value}}`;
    const isCode = attribute.type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
    const values = known?.[own];
    written.add(own);
    if (!isOfBlock && (own === 'style' || /^on[a-z]/i.test(own))) {
      fault(file, `gives <${name}> the attribute ${own}, which browsers would block; remove it.`, node);
    } else if (isCode && !isOfBlock) {
      fault(file, `gives <${name}> the attribute ${own} as code; write its value in double quotes.`, node);
    } else if (known && !Object.hasOwn(known, own)) {
      const near = closest(own, Object.keys(known));
      const all = Object.keys(known).join(', ');
      const remedy = near ? `write ${near}` : all ? `its attributes are ${all}` : 'remove it';
      fault(file, `gives <${name}> the attribute ${own}, which it doesn't have; ${remedy}.`, node);
    } else if (typeof values === 'object' && !values.includes(String(value))) {
      const near = closest(String(value), values) ?? `one of ${values.join(', ')}`;
      fault(file, `gives <${name}> the ${own} "${value}", which doesn't exist; write ${near}.`, node);
    } else if (isBlocked(String(value))) {
      fault(file, `links to ${value}, which browsers would block; link to a page.`, node);
    }
  }
  for (const [own, isNeeded] of Object.entries(known ?? {})) {
    if (isNeeded && !written.has(own)) {
      fault(file, `has <${name}> without ${own}; add ${own}="…".`, node);
    }
  }
}
