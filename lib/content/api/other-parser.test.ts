import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dereference, validate } from '@readme/openapi-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { publishOpenapi } from '@/lib/export/publish-openapi';

const published = mkdtempSync(join(tmpdir(), 'other-parser-'));
afterAll(() => rmSync(published, { recursive: true }));
publishOpenapi(process.cwd(), published);

/** ReadMe's parser shares no code with Redocly, so it represents the other tools that readers use. */
describe.each(['openapi.json', 'openapi.yaml'])('another parser reads the published %s', (name) => {
  const file = join(published, name);

  it('and finds it valid', async () => {
    expect(await validate(file)).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });

  it('and follows every reference', async () => {
    const document = JSON.stringify(await dereference(file));
    expect(document).toContain('"operationId":"createPost"');
    expect(document).not.toContain('"$ref"');
  });

  it('and refuses a spoilt copy of it', async () => {
    const spoilt = join(published, `spoilt-${name}`);
    writeFileSync(
      spoilt,
      readFileSync(file, 'utf8').replaceAll('#/components/schemas/Tag', '#/components/schemas/Tack'),
    );
    expect(await validate(spoilt)).toMatchObject({
      valid: false,
      errors: [{ message: expect.stringContaining('Tack') }],
    });
  });
});
