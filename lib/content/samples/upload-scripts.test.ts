import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';
import { fileOfProgram } from '@/lib/programs/run-program';

/** The server's responses by method and path: a body, and a status if it isn't 200. */
type Responses = Readonly<Record<string, readonly [body: unknown, status?: number]>>;

/** A received request, with its JSON or form fields. */
type ReceivedRequest = { readonly call: string; readonly token: string | undefined; readonly sent: unknown };

/**
 * Runs a script from the upload page against a server, which uses the next response each time a request is repeated.
 */
async function run(script: string, args: readonly string[], responses: Responses) {
  const requests: ReceivedRequest[] = [];
  const MIXPOST_API = await temporaryServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const type = request.headers['content-type'] ?? '';
    requests.push({ call, token: request.headers.authorization, sent: await contentOf(await buffer(request), type) });
    const times = requests.filter((other) => other.call === call).length;
    const [body, status = 200] = responses[times > 1 ? `${call} ${times}` : call] ?? [
      { message: 'Not expected.' },
      404,
    ];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const env = { ...process.env, NO_PROXY: '*', MIXPOST_API, MIXPOST_TOKEN: 'secret' };
  return new Promise<{ code: unknown; stdout: string; stderr: string; requests: readonly ReceivedRequest[] }>(
    (resolve) => {
      execFile('sh', [`content/api/scripts/${script}`, ...args], { env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr, requests });
      });
    },
  );
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
  return join(temporaryFolder({ 'opening day.mp4': bytes }), 'opening day.mp4');
}

const missing = ['curl', 'jq'].filter((program) => !fileOfProgram(program)).join(' and ');
const reason = missing === '' ? '' : ` (skipped: ${missing} not installed)`;

describe.skipIf(missing)(`the scripts of the upload page${reason}`, { timeout: 20_000 }, () => {
  const opened = { upload_uuid: 'u1', chunk_size: 4, total_chunks: 2 };
  const begin = 'POST /media/chunked/initiate';
  const upload = 'POST /media/chunked/u1/upload';
  const download = 'POST /media/remote/initiate';
  const status = 'GET /media/remote/d1/status';

  test('uploads a large file in chunks', async () => {
    const { code, stdout, stderr, requests } = await run('upload-in-chunks.sh', [fileOf('film\n1'), 'video/mp4'], {
      [begin]: [opened],
      [upload]: [{ chunk_index: 0, size: 4 }],
      [`${upload} 2`]: [{ chunk_index: 1, size: 2 }],
      'POST /media/chunked/u1/complete': [{ id: '311' }, 201],
    });
    expect(requests).toEqual([
      {
        call: begin,
        token: 'Bearer secret',
        sent: { filename: 'opening day.mp4', mime_type: 'video/mp4', total_size: 6 },
      },
      { call: upload, token: 'Bearer secret', sent: { upload_session: 'u1', chunk_index: '0', chunk: 'film' } },
      { call: upload, token: 'Bearer secret', sent: { upload_session: 'u1', chunk_index: '1', chunk: '\n1' } },
      { call: 'POST /media/chunked/u1/complete', token: 'Bearer secret', sent: '' },
    ]);
    expect(stderr).toBe('Started session u1.\nSent chunk 1 of 2.\nSent chunk 2 of 2.\n');
    expect([code, JSON.parse(stdout)]).toEqual([0, { id: '311' }]);
  });

  test('stops at a rejected chunk and prints the error', async () => {
    const { code, stderr, requests } = await run('upload-in-chunks.sh', [fileOf('film\n1'), 'video/mp4'], {
      [begin]: [opened],
      [upload]: [{ message: 'Validation errors' }, 422],
    });
    expect(code).not.toBe(0);
    expect(stderr).toContain('{"message":"Validation errors"}');
    expect(requests.map(({ call }) => call)).toEqual([begin, upload]);
  });

  test('waits until a remote file is downloaded', async () => {
    const { code, stdout, requests } = await run('upload-from-url.sh', ['https://files.example.com/a.mp4'], {
      [download]: [{ status: 'pending', download_id: 'd1' }],
      [status]: [{ status: 'downloading', progress: 40 }],
      [`${status} 2`]: [{ status: 'completed', progress: 100, media: { id: '311' } }],
    });
    expect(requests.map(({ call }) => call)).toEqual([download, status, status]);
    expect(requests[0]?.sent).toEqual({ url: 'https://files.example.com/a.mp4' });
    expect([code, JSON.parse(stdout)]).toEqual([0, { id: '311' }]);
  });

  test('fails if the download fails with status 200', async () => {
    const response = { status: 'failed', error: 'Failed to download file from the provided URL.' };
    const { code, stdout, stderr } = await run('upload-from-url.sh', ['https://files.example.com/a.mp4'], {
      [download]: [response],
    });
    expect([code, stdout, JSON.parse(stderr)]).toEqual([1, '', response]);
  });
});
