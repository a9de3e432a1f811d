import { isDeepStrictEqual } from 'node:util';
import { baseOf } from '@/lib/content/api/address';
import { examplesOf, mediaOf } from '@/lib/content/api/examples';
import type { Call } from '@/lib/content/api/types';
import { withExamples } from '@/lib/content/placeholders/split';
import { sampleRequest } from '@/lib/content/samples/samples';
import { type RunnableLanguage, runSample } from '@/lib/programs/fixtures/run-sample';
import type { MockServer } from './mock-server';

/** A runnable sample of an operation, with the name of the body example that it sends. */
export type RunnableSample = {
  readonly language: RunnableLanguage;
  readonly code: string;
  readonly example?: string | undefined;
  /** What wrote it, to tell apart several samples in one language. */
  readonly writer?: string;
};

/**
 * Runs a sample against the mock server.
 *
 * @returns what's wrong, as sentences; empty if it reaches its operation with a valid request and prints the documented
 * response
 */
export async function errorsOfSample(
  call: Call,
  { language, code, example, writer = language }: RunnableSample,
  server: MockServer,
): Promise<string[]> {
  const base = withExamples(baseOf(call.server));
  const request = withExamples(code);
  if (!request.includes(base)) {
    return [`The sample doesn't call ${base}.`];
  }
  const name = [writer, call.id, example ?? 'first'].join('-');
  // The mock server doesn't know the server's path, so the entire base URL is replaced.
  const script = request.replaceAll(base, server.addressOf(call.id, name));
  const files = (sampleRequest(call, example).postData?.params ?? []).flatMap(({ fileName }) => fileName ?? []);
  const { output, error } = await runSample(language, script, files);
  const requests = server.requestsFor(name);
  if (requests.length !== 1) {
    return [`The sample made ${requests.length} requests instead of one. ${error}`.trim()];
  }
  return [
    ...(error === '' ? [] : [error]),
    ...requests.flatMap(({ errors }) => errors),
    ...responseErrors(call, requests[0]?.status, output),
  ];
}

function responseErrors(call: Call, status: number | undefined, output: string): string[] {
  const expected = documentedResponse(call);
  const errors =
    status === expected.status ? [] : [`The response has the status ${status} instead of ${expected.status}.`];
  return expected.isDocumented && !isSameJson(output, expected.body)
    ? [...errors, `The sample prints a response that differs from the documented one: ${output || 'nothing'}`]
    : errors;
}

function isSameJson(output: string, body: unknown): boolean {
  if (body === undefined) {
    return output.trim() === '';
  }
  try {
    return isDeepStrictEqual(JSON.parse(output), body);
  } catch {
    return false;
  }
}

/**
 * Returns the first documented success response of an operation. Its body counts if there's an example, or no body at
 * all.
 */
function documentedResponse({ operation }: Call) {
  const [code = '', response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const media = response && mediaOf(response.content)?.media;
  const [example] = media ? examplesOf(media) : [];
  return {
    status: Number(code.replace('XX', '00')),
    isDocumented: media === undefined || media === null || example !== undefined,
    body: example?.value,
  };
}
