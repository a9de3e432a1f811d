import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { SampleRequest } from '@/lib/content/samples/build-request';
import { absenceOf, type RunnableLanguage, runSample } from '@/lib/programs/fixtures/run-sample';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { languages } from './languages';

// biome-ignore lint/suspicious/noTemplateCurlyInString: a shell would expand this
const hostile = 'it\'s "x" `id` $(id) ${HOME} \\ \\n %s !x\nnull, true é 😀 </script>';
const runs: readonly (readonly [name: string, language: RunnableLanguage])[] = [
  ['curl', 'shell'],
  ['php', 'php'],
  ['javascript', 'javascript'],
  ['python', 'python'],
  ['go', 'go'],
  ['httpie', 'shell'],
];
const absences = new Map(runs.map(([name, language]) => [name, absenceOf(language)]));
absences.set('httpie', skipReasonFor('http'));

type Received = { readonly url: string; readonly token: string | undefined; readonly body: string };

async function send(name: string, language: RunnableLanguage, request: Partial<SampleRequest>) {
  const received: Received[] = [];
  const address = await temporaryServer(async (incoming, response) => {
    received.push({ url: incoming.url ?? '', token: incoming.headers.authorization, body: await text(incoming) });
    response.end('{}');
  });
  const headers = [{ name: 'Authorization', value: "Bearer a'b" }];
  const code = languages[name]?.write({ method: 'POST', url: `${address}/it's`, headers, queryString: [], ...request });
  const { error } = await runSample(language, code ?? '', ['a, "b".txt']);
  expect(error).toBe('');
  expect(received).toHaveLength(1);
  return received[0];
}

const isHere = ([name]: (typeof runs)[number]) => absences.get(name) === undefined;

test.each(runs.filter(isHere))('%s sends hostile text unchanged', { timeout: 60_000 }, async (name, language) => {
  const sent = { name: hostile, list: [1, null, true, 'true'], empty: {} };
  const queryString = ['1', "it's &", '😀'].map((value) => ({ name: 'a[]', value }));
  const postData = { mimeType: 'application/json', text: JSON.stringify(sent, null, 2) };
  const json = await send(name, language, { queryString, postData });
  expect(JSON.parse(json?.body ?? '')).toEqual(sent);
  expect(json?.token).toBe("Bearer a'b");
  expect(new URL(json?.url ?? '', 'http://server').searchParams.getAll('a[]')).toEqual(
    queryString.map(({ value }) => value),
  );
  const params = [
    { name: 'file', fileName: 'a, "b".txt' },
    { name: 'text', value: `@${hostile}` },
  ];
  const form = await send(name, language, { postData: { mimeType: 'multipart/form-data', params } });
  expect(form?.body).toContain('Bytes of a file.');
  expect(form?.body.replaceAll('\r\n', '\n')).toContain(`\n\n@${hostile}\n--`);
});
