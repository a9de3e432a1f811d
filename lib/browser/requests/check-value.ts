import type { FieldSchema } from '@/lib/content/api/request-descriptions';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const formats: Readonly<Record<string, readonly [isValid: (text: string) => boolean, message: string]>> = {
  uuid: [(text) => uuid.test(text), 'Enter a UUID: five groups of digits and the letters a to f.'],
  uri: [(text) => /^https?:\/\/./.test(text) && URL.canParse(text), 'Enter a full URL that starts with https://.'],
  date: [
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
    'Enter a date such as 2027-12-01.',
  ],
  binary: [(text) => text !== '', 'Enter the name of the file to send.'],
};

/**
 * Returns a sentence that says why a schema doesn't allow a value; null if it does. It covers the keywords that the
 * document's requests use, and only the value itself, not what's in it.
 *
 * @param value undefined if a field contains something that isn't a value of its type
 */
export function schemaError(schema: FieldSchema, value: unknown): string | null {
  const { minimum = -Infinity, maximum = Infinity, minItems = 0, maxItems = Infinity, maxLength = Infinity } = schema;
  const types = [schema.type ?? 'object'].flat();
  if (value === undefined) {
    return types.includes('integer') ? 'Enter a whole number.' : `Enter a value of the type ${schema.words}.`;
  }
  if (typeof value === 'number' && (value < minimum || value > maximum)) {
    return value < minimum ? `The minimum is ${minimum}.` : `The maximum is ${maximum}.`;
  }
  if (Array.isArray(value) && (value.length < minItems || value.length > maxItems)) {
    return value.length < minItems ? `Add at least ${minItems}.` : `Add at most ${maxItems}.`;
  }
  if (typeof value !== 'string') {
    return null;
  }
  if (value.length > maxLength) {
    return `This is too long: ${value.length} characters; the maximum is ${maxLength}.`;
  }
  if (schema.pattern && !new RegExp(schema.pattern).test(value)) {
    return "This doesn't have the form that the note describes.";
  }
  const [isValid, message] = formats[schema.format ?? ''] ?? [];
  return isValid && message && !isValid(value) ? message : null;
}
