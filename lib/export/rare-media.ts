import type { AtRule, Root } from 'postcss';

/**
 * The media that few readers are in, as a link names them: paper, forced colours, and browsers without scripts. Their rules stand in a
 * style sheet of their own, which holds up the first paint only there; all others fetch it after everything else.
 */
export const rareMedia = 'print,(forced-colors:active),(scripting:none)';

const rare = /^(?:only )?print\b|(?<!not )\((?:forced-colors: ?active|scripting: ?none)\)/;

/**
 * Takes the rules for rare media out of a style sheet.
 *
 * @returns these rules, in the frames that they stood in
 */
export function takeRare(root: Root): string {
  const taken: string[] = [];
  root.walkAtRules((rule) => {
    if (isRare(rule)) {
      taken.push(withFrames(rule));
      rule.remove();
    }
  });
  return taken.join('');
}

function isRare({ name, params }: AtRule): boolean {
  return name === 'page' || (name === 'media' && params.split(',').every((medium) => rare.test(medium.trim())));
}

function withFrames(rule: AtRule): string {
  let css = rule.toString();
  for (let frame = rule.parent; frame?.type === 'atrule'; frame = frame.parent) {
    const { name, params } = frame as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}
