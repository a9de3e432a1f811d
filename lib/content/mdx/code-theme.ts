import type { ThemeRegistrationRaw } from 'shiki';

/**
 * One theme for both color modes. Each color is the name of a class, and `app/styles/code.css` gives the class a color
 * for each mode. Shiki accepts any string as a color, and `highlight.ts` turns it into a class.
 */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'site',
  type: 'dark',
  settings: [
    { settings: { foreground: 'var(--plain)', background: 'var(--plain)' } },
    rule('comment', ['comment', 'punctuation.definition.comment']),
    rule('string', ['string', 'punctuation.definition.string', 'string.quoted', 'constant.character.escape']),
    rule('number', ['constant.numeric', 'constant.language', 'variable.parameter']),
    rule('function', [
      'entity.name.function',
      'support.function',
      'entity.name.command',
      'meta.function-call entity.name',
      'entity.name.type',
      'support.class',
      'entity.name.class',
    ]),
    rule('key', [
      'keyword',
      'storage',
      'entity.name.tag',
      'support.type.property-name',
      'variable.other.env',
      'variable.key.dotenv',
      'keyword.other.definition.ini',
      'entity.other.attribute-name',
    ]),
    // In a command line, only quoted text should look like a string, and operators shouldn't look like keywords.
    rule('plain', [
      'string.unquoted.argument',
      'constant.character.escape.line-continuation.shell',
      'keyword.operator',
    ]),
  ],
};

function rule(name: string, scope: string[]) {
  return { scope, settings: { foreground: `var(--${name})` } };
}
