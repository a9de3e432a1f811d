import { expect, test } from 'vitest';
import { fillIn, mergeEnv } from './fill-in';

test('replaces placeholders with values', () => {
  expect(fillIn('curl https://[[domain]]/', { domain: 'a.test' })).toBe('curl https://a.test/');
});

test('names the placeholder that has no value', () => {
  expect(() => fillIn('[[domain]]', {})).toThrow('no value for [[domain]]');
});

test('sets keys of an .env file and keeps its other lines', () => {
  expect(mergeEnv('APP_KEY=secret\nDB_HOST=db\n# Mail\n', 'DB_HOST=127.0.0.1\n\nAPP_ENV=production\n')).toBe(
    'APP_KEY=secret\nDB_HOST=127.0.0.1\n# Mail\n\nAPP_ENV=production\n',
  );
});
