import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenapiSource, Place } from '@/lib/content/api/source';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/** The name of the whole document in ajv, so that `#/components/…` in a schema refers to the document. */
const documentName = 'openapi';

/** Keys that contain schemas and values, in which `schema` and `example` would be property names of the data. */
const opaque = new Set(['schema', 'schemas', 'example', 'examples']);

/**
 * Finds examples in an OpenAPI document that don't match their schema: those of bodies, parameters, and headers, and
 * the ones they reference. OpenAPI 3.1 uses JSON Schema 2020-12. The document must have no broken references.
 */
export function exampleDiagnostics(source: OpenapiSource): Diagnostic[] {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
  ajv.addSchema(source.value, documentName);
  const diagnostics = placesWithExamples(source.value, []).flatMap(({ schemaAt, examplesAt }) => {
    let validate: ValidateFunction | undefined;
    try {
      validate = ajv.getSchema(`${documentName}#${pointerOf(schemaAt)}`);
    } catch (error) {
      const problem = `has a schema that is not JSON Schema (${error instanceof Error ? error.message : error})`;
      const remedy = 'write valid JSON Schema 2020-12, such as type: string';
      return [diagnostic(source.file, source.lineOf(schemaAt), problem, remedy)];
    }
    return examplesAt.flatMap((place) => refusals(validate, source, place));
  });
  // An example that several operations share is one place in the file.
  return [...new Map(diagnostics.map((found) => [`${found.line} ${found.problem}`, found])).values()];
}

/** Reports what a schema rejects about the example at a location, each at its own line. */
function refusals(
  validate: ValidateFunction | undefined,
  { file, value, lineOf }: OpenapiSource,
  place: Place,
): Diagnostic[] {
  if (!validate || validate(valueAt(value, place))) {
    return [];
  }
  return (validate.errors ?? []).map((error) => {
    const steps = error.instancePath
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return diagnostic(
      file,
      lineOf([...place, ...steps]),
      `has an example that doesn't match its schema: ${nameOf(steps)} ${reasonOf(error)}`,
      'correct the example, or the schema',
    );
  });
}

/** Returns the locations of schemas with examples next to them. A referenced example is where the reference points. */
function placesWithExamples(
  value: unknown,
  place: Place,
): { readonly schemaAt: Place; readonly examplesAt: readonly Place[] }[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const below = Object.entries(value).flatMap(([key, part]) =>
    opaque.has(key) ? [] : placesWithExamples(part, [...place, key]),
  );
  const { schema, example, examples } = value as Readonly<Record<string, unknown>>;
  if (typeof schema !== 'object' || (example === undefined && examples === undefined)) {
    return below;
  }
  const named = Object.entries(examples ?? {}).map(([name, { $ref }]) => [
    ...(typeof $ref === 'string' ? $ref.slice(2).split('/') : [...place, 'examples', name]),
    'value',
  ]);
  const own = example === undefined ? [] : [[...place, 'example']];
  return [{ schemaAt: [...place, 'schema'], examplesAt: [...own, ...named] }, ...below];
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], value);
}

/** Returns a location as a URL fragment (RFC 6901, section 6). */
function pointerOf(place: Place): string {
  return place
    .map((step) => `/${encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

/** Returns the name of a value in an example, such as `accounts[0].id`. */
function nameOf(steps: readonly string[]): string {
  const name = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
  return name === '' ? 'it' : `"${name.replace(/^\./, '')}"`;
}

function reasonOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') {
    return `must be one of ${params.allowedValues.join(', ')}`;
  }
  return keyword === 'const' ? `must be ${params.allowedValue}` : (message ?? 'is not allowed');
}
