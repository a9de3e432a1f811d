import selectorParser from 'postcss-selector-parser';
import type { PageNames } from './page-names';

type Condition = (names: PageNames) => boolean;

/** What holds one of several selectors. */
const alternatives = new Set([':is', ':where', ':has']);

/**
 * Reads when a selector can meet an element of a page before the site's scripts run: each element, class and attribute that it names must
 * be there. What scripts set has the whole style sheets, which come before them. States may come at any time, so they are not looked at,
 * nor is what a selector excludes.
 *
 * @param text the selectors of a rule
 */
export function canMatch(text: string): Condition {
  return anyOf(selectorParser().astSync(text));
}

function anyOf({ nodes }: { readonly nodes: readonly selectorParser.Selector[] }): Condition {
  const conditions = nodes.map(allOf);
  return (names) => conditions.some((condition) => condition(names));
}

function allOf(selector: selectorParser.Selector): Condition {
  const conditions = selector.nodes.flatMap((node): Condition[] => {
    switch (node.type) {
      case 'class':
        return [({ classes }) => classes.has(node.value)];
      case 'tag':
        return [({ tags }) => tags.has(node.value.toLowerCase())];
      case 'attribute':
        return [withAttribute(node)];
      case 'pseudo':
        return alternatives.has(node.value) ? [anyOf(node)] : [];
      default:
        return [];
    }
  });
  return (names) => conditions.every((condition) => condition(names));
}

function withAttribute({ attribute, operator, value, insensitive }: selectorParser.Attribute): Condition {
  return operator === '=' && !insensitive
    ? ({ attributes }) => attributes.has(`${attribute}=${value}`) || attributes.has(`${attribute}=*`)
    : ({ attributes }) => attributes.has(attribute);
}
