import { describe, expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { placeholderDiagnostics } from './placeholder-diagnostics';

const diagnosticsOf = (text: string, shown = ['domain']) =>
  placeholderDiagnostics([{ file: 'content/x.mdx', text }], new Set(shown), ['domain']).map(sentenceOf);

describe('placeholderDiagnostics', () => {
  it('finds nothing where pages use what the registry declares', () => {
    expect(diagnosticsOf('https://[[domain]]/ and `[[ -f x ]]`')).toEqual([]);
  });

  it('names the line of a placeholder that is not declared, and the nearest that is', () => {
    expect(diagnosticsOf('[[domain]]\r\n\r\n`[[domian]]`')).toEqual([
      "content/x.mdx:3 uses the placeholder [[domian]], which isn't declared in lib/content/placeholders/registry.mjs; write [[domain]] if that is meant, or declare it there.",
    ]);
  });

  it('counts a placeholder that pages show and none writes, such as in a sample', () => {
    expect(diagnosticsOf('Text.')).toEqual([]);
  });

  it('names a declared placeholder that no page shows', () => {
    expect(diagnosticsOf('[[domain]]', [])).toEqual([
      'lib/content/placeholders/registry.mjs declares "domain", which no page uses; remove it.',
    ]);
  });
});
