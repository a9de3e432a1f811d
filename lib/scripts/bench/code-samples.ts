import { type Dice, sentence } from './prose';
import { vocabulary } from './vocabulary';

const { nouns, adjectives } = vocabulary;

/** Languages of the code on generated pages, used in turn. */
export const sampleLanguages = ['shell', 'json', 'php', 'http', 'yaml'] as const;

type Language = (typeof sampleLanguages)[number];
type Words = { readonly topic: string; readonly a: string; readonly b: string; readonly c: string };

/** Returns a fenced code block in one of the languages, five to fourteen lines long. */
export function codeSample(dice: Dice, topic: string, language: Language): string {
  const words: Words = { topic, a: dice.pick(nouns), b: dice.pick(nouns), c: dice.pick(nouns) };
  return ['```'.concat(language), samples[language](dice, words), '```'].join('\n');
}

const samples: Readonly<Record<Language, (dice: Dice, words: Words) => string>> = {
  shell: (dice, { topic, a, b, c }) => `# Install and start the ${topic}
npm install @acme/${a}-${b}
export ACME_${a.toUpperCase()}_${b.toUpperCase()}="${dice.number(1000, 9999)}"
acme ${a} create --${b}=${dice.number(1, 64)} --${c} "my ${topic}" | jq '.data[] | select(.${b} > ${dice.number(1, 9)})'
acme ${a} list --output json > ${a}.json`,

  json: (dice, { a, b, c }) =>
    JSON.stringify(
      {
        [a]: {
          id: `${a}_${dice.number(1_000_000, 9_000_000)}`,
          [b]: dice.number(1, 500),
          [c]: [dice.pick(adjectives), dice.pick(adjectives)],
          enabled: dice.number(0, 1) === 1,
          [dice.pick(nouns)]: { [dice.pick(nouns)]: null, [dice.pick(nouns)]: dice.number(1, 99) / 10 },
        },
      },
      null,
      2,
    ),

  php: (dice, { topic, a, b, c }) => `<?php

use Acme\\Client;

$client = new Client(getenv('ACME_${a.toUpperCase()}'));

// ${sentence(dice, topic)}
foreach ($client->${a}s()->all(['${b}' => ${dice.number(1, 90)}]) as $${c}) {
    if ($${c}->${b} === null) {
        continue;
    }
    printf("%s: %d\\n", $${c}->id, $${c}->${b});
}`,

  http: (dice, { a, b, c }) => `POST /v1/${a}s/${dice.number(100, 999)}/${b} HTTP/1.1
Host: api.example.com
Authorization: Bearer ${dice.pick(nouns)}_${dice.number(100_000, 900_000)}
Content-Type: application/json

{"${b}": ${dice.number(1, 99)}, "${c}": "${dice.pick(adjectives)}"}`,

  yaml: (dice, { topic, a, b, c }) => `${a}:
  name: ${topic}-${b}
  replicas: ${dice.number(1, 9)}
  ${c}:
    - ${dice.pick(adjectives)}
    - ${dice.pick(adjectives)}
  limits:
    ${dice.pick(nouns)}: ${dice.number(10, 500)}m
    timeout: "${dice.number(1, 60)}s" # ${dice.pick(adjectives)} default`,
};
