import type { SampleRequest } from '@/lib/content/samples/build-request';
import { fullUrl } from '@/lib/content/samples/build-request';

export function go(request: SampleRequest): string {
  const { method, headers, postData } = request;
  const { text, params } = postData ?? {};
  const hasFile = params?.some(({ fileName }) => fileName !== undefined);
  const imports = ['fmt', 'io', 'net/http', ...(text === undefined ? [] : ['strings'])];
  const lines = [
    ...(text === undefined ? [] : [`body := strings.NewReader(${literal(text)})`]),
    ...(params ? formLines(params) : []),
    `request, err := http.NewRequest(${literal(method)}, ${literal(fullUrl(request))}, ${postData ? 'body' : 'nil'})`,
    ...orPanic,
    ...headers.map(({ name, value }) => `request.Header.Set(${literal(name)}, ${literal(value)})`),
    ...(params ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    ...orPanic,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...orPanic,
    'fmt.Print(string(text))',
  ];
  const all = [...imports, ...(params ? ['bytes', 'mime/multipart'] : []), ...(hasFile ? ['os'] : [])].sort();
  return [
    'package main',
    '',
    'import (',
    ...all.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

const orPanic = ['if err != nil {', '\tpanic(err)', '}'];

function formLines(params: NonNullable<NonNullable<SampleRequest['postData']>['params']>): readonly string[] {
  const fields = params.flatMap(({ name, value = '', fileName }, at) =>
    fileName === undefined
      ? [`form.WriteField(${literal(name)}, ${literal(value)})`]
      : [
          `file${at}, err := os.Open(${literal(fileName)})`,
          ...orPanic,
          `part${at}, err := form.CreateFormFile(${literal(name)}, ${literal(fileName)})`,
          ...orPanic,
          `io.Copy(part${at}, file${at})`,
        ],
  );
  return ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...fields, 'form.Close()'];
}

/** Returns a text as a raw string if it has several lines and no backtick, otherwise with the escapes of JSON. */
function literal(text: string): string {
  return text.includes('\n') && !text.includes('`') ? `\`${text}\`` : JSON.stringify(text);
}
