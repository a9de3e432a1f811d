import { describe, expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { placeholderDiagnostics } from './placeholder-diagnostics';

const diagnosticsOf = (text: string, shown = ['domain']) =>
  placeholderDiagnostics([{ file: 'content/x.mdx', text }], new Set(shown), ['domain']).map(sentenceOf);

describe('placeholderDiagnostics', () => {
  it('accepts declared placeholders', () => {
    expect(diagnosticsOf('https://[[domain]]/ and `[[ -f x ]]`')).toEqual([]);
  });

  it('reports an undeclared placeholder with its line and the closest name', () => {
    expect(diagnosticsOf('[[domain]]\r\n\r\n`[[domian]]`')).toEqual([
      "content/x.mdx:3 uses the placeholder [[domian]], which isn't declared in lib/content/placeholders/names; write [[domain]] if that is meant, or declare it there.",
    ]);
  });

  it('accepts a placeholder that only generated content shows', () => {
    expect(diagnosticsOf('Text.')).toEqual([]);
  });

  it('reports a placeholder that no page shows', () => {
    expect(diagnosticsOf('[[domain]]', [])).toEqual([
      'lib/content/placeholders/names declares "domain", which no page uses; remove it.',
    ]);
  });
});
