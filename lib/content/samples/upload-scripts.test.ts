import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOfProgram } from '@/lib/programs/debian-package';

/** The server's responses by method and path: a body, and a status if it isn't 200. */
type Answers = Readonly<Record<string, readonly [body: unknown, status?: number]>>;

/** A received request, with its JSON or form fields. */
type Heard = { readonly call: string; readonly token: string | undefined; readonly sent: unknown };

/**
 * Runs a script from the upload page against a server, which uses the next response each time a request is repeated.
 */
async function run(script: string, args: readonly string[], answers: Answers) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const type = request.headers['content-type'] ?? '';
    heard.push({ call, token: request.headers.authorization, sent: await contentOf(await buffer(request), type) });
    const times = heard.filter((other) => other.call === call).length;
    const [body, status = 200] = answers[times > 1 ? `${call} ${times}` : call] ?? [{ message: 'Not expected.' }, 404];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const MIXPOST_API = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const env = { ...process.env, NO_PROXY: '*', MIXPOST_API, MIXPOST_TOKEN: 'secret' };
  return new Promise<{ code: unknown; output: string; complaint: string; heard: readonly Heard[] }>((resolve) => {
    execFile('sh', [`content/api/scripts/${script}`, ...args], { env }, (error, output, complaint) => {
      resolve({ code: error?.code ?? 0, output, complaint, heard });
    });
  });
}

async function contentOf(body: Buffer, type: string): Promise<unknown> {
  if (type === 'application/json') {
    return JSON.parse(body.toString());
  }
  if (!type.startsWith('multipart/form-data')) {
    return body.toString();
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const fields = [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]);
  return Object.fromEntries(await Promise.all(fields));
}

/** Creates a file with these bytes, removed after the test. */
function fileOf(bytes: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'opening day.mp4');
  writeFileSync(file, bytes);
  return file;
}

const missing = ['curl', 'jq'].filter((program) => !fileOfProgram(program)).join(' and ');
const reason = missing === '' ? '' : `, left out without ${missing}`;

describe.skipIf(missing)(`the scripts of the upload page${reason}`, { timeout: 20_000 }, () => {
  const opened = { upload_uuid: 'u1', chunk_size: 4, total_chunks: 2 };
  const begin = 'POST /media/chunked/initiate';
  const upload = 'POST /media/chunked/u1/upload';
  const fetchIt = 'POST /media/remote/initiate';
  const ask = 'GET /media/remote/d1/status';

  test('a large file arrives in chunks, byte for byte', async () => {
    const { code, output, complaint, heard } = await run('upload-in-chunks.sh', [fileOf('film\n1'), 'video/mp4'], {
      [begin]: [opened],
      [upload]: [{ chunk_index: 0, size: 4 }],
      [`${upload} 2`]: [{ chunk_index: 1, size: 2 }],
      'POST /media/chunked/u1/complete': [{ id: '311' }, 201],
    });
    expect(heard).toEqual([
      {
        call: begin,
        token: 'Bearer secret',
        sent: { filename: 'opening day.mp4', mime_type: 'video/mp4', total_size: 6 },
      },
      { call: upload, token: 'Bearer secret', sent: { upload_session: 'u1', chunk_index: '0', chunk: 'film' } },
      { call: upload, token: 'Bearer secret', sent: { upload_session: 'u1', chunk_index: '1', chunk: '\n1' } },
      { call: 'POST /media/chunked/u1/complete', token: 'Bearer secret', sent: '' },
    ]);
    expect(complaint).toBe('Sent chunk 1 of 2.\nSent chunk 2 of 2.\n');
    expect([code, JSON.parse(output)]).toEqual([0, { id: '311' }]);
  });

  test('a chunk that is refused ends the upload, and says why', async () => {
    const { code, complaint, heard } = await run('upload-in-chunks.sh', [fileOf('film\n1'), 'video/mp4'], {
      [begin]: [opened],
      [upload]: [{ message: 'Validation errors' }, 422],
    });
    expect(code).not.toBe(0);
    expect(complaint).toContain('{"message":"Validation errors"}');
    expect(heard.map(({ call }) => call)).toEqual([begin, upload]);
  });

  test('a file from an address is waited for', async () => {
    const { code, output, heard } = await run('upload-from-address.sh', ['https://files.example.com/a.mp4'], {
      [fetchIt]: [{ status: 'pending', download_id: 'd1' }],
      [ask]: [{ status: 'downloading', progress: 40 }],
      [`${ask} 2`]: [{ status: 'completed', progress: 100, media: { id: '311' } }],
    });
    expect(heard.map(({ call }) => call)).toEqual([fetchIt, ask, ask]);
    expect(heard[0]?.sent).toEqual({ url: 'https://files.example.com/a.mp4' });
    expect([code, JSON.parse(output)]).toEqual([0, { id: '311' }]);
  });

  test('a download that fails with status 200 fails the script', async () => {
    const answer = { status: 'failed', error: 'Failed to download file from the provided URL.' };
    const { code, output, complaint } = await run('upload-from-address.sh', ['https://files.example.com/a.mp4'], {
      [fetchIt]: [answer],
    });
    expect([code, output, JSON.parse(complaint)]).toEqual([1, '', answer]);
  });
});
