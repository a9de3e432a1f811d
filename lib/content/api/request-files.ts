import { createHash } from 'node:crypto';
import { callOf, callsOf } from './calls';
import { openDocument } from './document';
import { describeRequest } from './request-descriptions';
import type { Call } from './types';

/** The folder that Next exports the files to. `next dev` serves them from there (`app/requests/[file]/route.ts`). */
export const exportedFolder = 'requests';

/** The folder of the built site that serves the files. Hosts let browsers cache its files forever. */
export const servedFolder = '_next/static/requests';

/** Returns the files that the request builder fetches, one for each operation, by name. The name contains a hash. */
export function requestFiles(): ReadonlyMap<string, string> {
  return new Map(callsOf(openDocument()).map(fileOf));
}

/** Returns the URL path of an operation's file, without the base path. Throws a sentence for an unknown operation. */
export function addressOfRequest(id: string): string {
  const [name] = fileOf(callOf(openDocument(), id));
  return `/${process.env.NODE_ENV === 'production' ? servedFolder : exportedFolder}/${name}`;
}

function fileOf(call: Call): [name: string, text: string] {
  const text = JSON.stringify(describeRequest(call));
  return [`${call.id}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`, text];
}
