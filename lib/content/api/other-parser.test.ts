import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { publishOpenapi } from '@/lib/export/publish-openapi';

const published = mkdtempSync(join(tmpdir(), 'other-parser-'));
afterAll(() => rmSync(published, { recursive: true }));
publishOpenapi(published);

/** ReadMe's parser shares no code with Redocly, so it represents the other tools that readers use. */
describe.each(['openapi.json', 'openapi.yaml'])("ReadMe's parser, with the published %s", (name) => {
  const file = join(published, name);

  it('reports no errors', async () => {
    expect(await validate(file)).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });
});
