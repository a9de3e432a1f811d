import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dereference, validate } from '@readme/openapi-parser';
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

  it('resolves every reference', async () => {
    const document = JSON.stringify(await dereference(file));
    expect(document).toContain('"operationId":"createPost"');
    expect(document).not.toContain('"$ref"');
  });

  it('reports an invalid reference', async () => {
    const invalid = join(published, `invalid-${name}`);
    writeFileSync(
      invalid,
      readFileSync(file, 'utf8').replaceAll('#/components/schemas/Tag', '#/components/schemas/Tack'),
    );
    expect(await validate(invalid)).toMatchObject({
      valid: false,
      errors: [{ message: expect.stringContaining('Tack') }],
    });
  });
});
