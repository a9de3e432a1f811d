import { codeSample, sampleLanguages } from './code-samples';
import { capitalised, type Dice, diceOf, optionTable, paragraph, sentence } from './prose';
import type { BenchPage } from './site-plan';
import { vocabulary } from './vocabulary';

const { nouns, adjectives } = vocabulary;

/**
 * Returns the MDX of a page: frontmatter, about 1,600 words in six to eight sections, four or five code blocks, a
 * table, lists, and links to other pages.
 */
export function textOf(page: BenchPage, pages: readonly BenchPage[]): string {
  const dice = diceOf(700_021 + page.number);
  const heading = uniqueHeadings(dice);
  const blocks = [frontmatter(page), paragraph(dice, page.topic, 4)];
  const sections = dice.number(6, 8);
  for (let section = 0; section < sections; section++) {
    blocks.push(heading('##', adjectives), paragraph(dice, page.topic, dice.number(5, 7)));
    blocks.push(...extras(dice, page, pages, section));
    const parts = dice.number(0, 2);
    for (let part = 0; part < parts; part++) {
      blocks.push(heading('###', nouns), paragraph(dice, page.topic, dice.number(2, 4)));
    }
  }
  blocks.push('## See also', `The ${page.topic} is also known as a zephyr in older releases.`);
  return `${blocks.join('\n\n')}\n`;
}

function frontmatter({ title, topic }: BenchPage): string {
  return `---
title: ${title}
description: What a ${topic} does, which options it takes, and what to look at when it does not do that.
verified: { date: 2026-11-20, method: code }
sources: [https://example.com/spec]
---`;
}

/** Returns what follows a section's text: code, a table, a list, links, or a quotation, in turn. */
function extras(dice: Dice, page: BenchPage, pages: readonly BenchPage[], section: number): string[] {
  const { topic } = page;
  const code = (turn: number) =>
    codeSample(dice, topic, sampleLanguages[(page.number + turn) % sampleLanguages.length] ?? 'json');
  const list = (length: number, mark: (at: number) => string) =>
    Array.from({ length }, (_, at) => `${mark(at)} ${sentence(dice, topic)}`).join('\n');
  const kinds = [
    () => [code(0)],
    () => [optionTable(dice, topic, dice.number(5, 9))],
    () => [list(dice.number(4, 6), () => '-'), code(1)],
    () => [links(dice, pages)],
    () => [list(5, (at) => `${at + 1}.`), code(2)],
    () => [`> ${sentence(dice, topic)}`, code(3)],
  ];
  return kinds[section % kinds.length]?.() ?? [];
}

function links(dice: Dice, pages: readonly BenchPage[]): string {
  const [one, other] = [dice.pick(pages), dice.pick(pages)];
  return `See [${one.title}](${one.path}) and [the ${other.topic} page](${other.path}), or the [specification](https://example.com/spec).`;
}

/** Creates a generator of three-word headings that are unique on a page. */
function uniqueHeadings(dice: Dice): (level: string, firstWords: readonly string[]) => string {
  const taken = new Set<string>();
  return (level, firstWords) => {
    let text = '';
    do {
      text = `${capitalised(dice.pick(firstWords))} ${dice.pick(nouns)} ${dice.pick(nouns)}`;
    } while (taken.has(text));
    taken.add(text);
    return `${level} ${text}`;
  };
}
