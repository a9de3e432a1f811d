import type { SampleRequest } from '@/lib/content/samples/build-request';
import { fullUrl } from '@/lib/content/samples/build-request';
import { php } from '@/lib/content/samples/php';
import { go } from './go';
import { shellWord } from './shell-word';

export type RequestLanguage = {
  readonly label: string;
  readonly code: 'shell' | 'php' | 'javascript' | 'python' | 'go';
  write(request: SampleRequest): string;
};

/**
 * The languages by name. Each writes a complete program that prints the response. We generate the code ourselves,
 * because the generators that we compared leave quotes in strings unescaped, and drop files, queries, or repeated
 * parameters.
 */
export const languages: Readonly<Record<string, RequestLanguage>> = {
  curl: { label: 'curl', code: 'shell', write: curl },
  php: { label: 'PHP', code: 'php', write: php },
  javascript: { label: 'JavaScript (Node.js)', code: 'javascript', write: javascript },
  python: { label: 'Python (Requests)', code: 'python', write: python },
  go: { label: 'Go', code: 'go', write: go },
  httpie: { label: 'HTTPie', code: 'shell', write: httpie },
};

function curl(request: SampleRequest): string {
  const { method, headers, postData } = request;
  return [
    `curl ${shellWord(fullUrl(request))}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers.map(({ name, value }) => `--header ${shellWord(`${name}: ${value}`)}`),
    ...(postData?.text === undefined ? [] : [`--data-raw ${shellWord(postData.text)}`]),
    ...(postData?.params ?? []).map(({ name, value, fileName }) =>
      // A value that starts with @ or < would be read as a file.
      fileName === undefined
        ? `--form-string ${shellWord(`${name}=${value}`)}`
        : `--form ${shellWord(`${name}=@"${quoted(fileName)}"`)}`,
    ),
  ].join(' \\\n  ');
}

function httpie(request: SampleRequest): string {
  const { method, headers, postData } = request;
  return [
    // Otherwise, it waits for a body outside of a terminal, such as in a script.
    `http --ignore-stdin ${postData?.params ? '--multipart ' : ''}${method} ${shellWord(fullUrl(request))}`,
    ...headers.map(({ name, value }) => shellWord(`${name}:${value}`)),
    ...(postData?.text === undefined ? [] : [`--raw ${shellWord(postData.text)}`]),
    ...(postData?.params ?? []).map(({ name, value = '', fileName }) =>
      // A value that starts with @ or = would change the meaning of the sign before it.
      shellWord(
        fileName === undefined
          ? `${name}=${value.replace(/^[@=]/, '\\$&')}`
          : `${name}@${fileName};type=application/octet-stream`,
      ),
    ),
  ].join(' \\\n  ');
}

function javascript(request: SampleRequest): string {
  const { method, headers, postData } = request;
  const parts = postData?.params ?? [];
  const form = parts.map(({ name, value, fileName }) =>
    fileName === undefined
      ? `form.append(${text(name)}, ${text(value)});`
      : `form.append(${text(name)}, await openAsBlob(${text(fileName)}), ${text(fileName)});`,
  );
  const options = [
    `method: ${text(method)},`,
    `headers: ${indented(objectOf(headers), '  ')},`,
    ...(postData?.text === undefined ? [] : [`body: JSON.stringify(${indented(postData.text, '  ')}),`]),
    ...(parts.length > 0 ? ['body: form,'] : []),
  ];
  return [
    ...(parts.some(({ fileName }) => fileName !== undefined) ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(parts.length > 0 ? ['const form = new FormData();', ...form, ''] : []),
    `const response = await fetch(${text(fullUrl(request))}, {`,
    ...options.map((option) => `  ${option}`),
    '});',
    'console.log(await response.text());',
  ].join('\n');
}

function python(request: SampleRequest): string {
  const { method, headers, postData } = request;
  const parts = (postData?.params ?? []).map(({ name, value, fileName }) => {
    const file = `${text(fileName)}, open(${text(fileName)}, "rb"), "application/octet-stream"`;
    return `(${text(name)}, (${fileName === undefined ? `None, ${text(value)}` : file})),`;
  });
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${text(fullUrl(request))},`,
    `    headers=${indented(objectOf(headers), '    ')},`,
    ...(postData?.text === undefined ? [] : [`    json=${indented(pythonOf(postData.text), '    ')},`]),
    ...(parts.length > 0 ? [`    files=[`, ...parts.map((part) => `      ${part}`), '    ],'] : []),
    ')',
    'print(response.text)',
  ].join('\n');
}

/** Returns JSON as Python, which differs only in three words. Strings have the same escapes. */
function pythonOf(json: string): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|true|false|null/g, (part) => words[part] ?? part);
}

function objectOf(headers: SampleRequest['headers']): string {
  return JSON.stringify(Object.fromEntries(headers.map(({ name, value }) => [name, value])), null, 2);
}

function text(value: string | undefined): string {
  return JSON.stringify(value ?? '');
}

/** Escapes a file name for curl's quotes, without which a comma or a semicolon would end it. */
function quoted(text: string): string {
  return text.replaceAll(/["\\]/g, '\\$&');
}

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
