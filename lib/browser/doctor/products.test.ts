import { expect, test } from 'vitest';
import { products } from '@/content/signatures/products';
import { diagnose } from './diagnose';
import { productSamples } from './fixtures/product-samples';

const productOf = (section: string) => products.find(({ pages }) => pages.test(section))?.name;

/** The products whose errors the doctor is sure to see in a line of Mixpost's log. */
function certainProducts(line: string): readonly (string | undefined)[] {
  const { causes } = diagnose(`[2026-11-20 10:00:00] production.ERROR: ${line}`);
  return causes
    .filter(({ product }) => product === null)
    .map(({ signature }) => productOf(signature.at[0]))
    .filter((name) => name !== undefined);
}

const samples = productSamples.flatMap(({ section, frame, bodies }) =>
  bodies.map((body) => ({ name: productOf(section), frame, body })),
);

test('every product has samples', () => {
  const missing = products.filter(({ name }) => !samples.some((sample) => sample.name === name));
  expect(missing).toEqual([]);
});

test.each(samples)('no signature of another product fits $body of $name', ({ name, frame, body }) => {
  expect(certainProducts(`${frame}: ${body}`).filter((other) => other !== name)).toEqual([]);
});

test.each(samples)('without its product, $body of $name names none that could be wrong', ({ name, body }) => {
  expect(certainProducts(body).filter((other) => other !== name)).toEqual([]);
});

test('names every product that reports an error in the same words, until the text shows which one it is', () => {
  const error = '[2026-11-20 10:00:00] production.ERROR: {"error":{"code":"rate_limit_exceeded"}}';
  const causesOf = (text: string) =>
    diagnose(text).causes.map(({ product, signature }) => [product?.name, productOf(signature.at[0])]);
  expect(causesOf(error).sort()).toEqual([
    ['OpenAI', 'OpenAI'],
    ['TikTok', 'TikTok'],
  ]);
  expect(causesOf(`${error} at https://open.tiktokapis.com/v2/`)).toEqual([[undefined, 'TikTok']]);
  expect(causesOf(`${error} at /var/www/html/vendor/inovector/mixpost/src/SocialProviders/Linkedin/X.php`)).toEqual([]);
});

test('ignores the containers of other software', () => {
  const line = 'RedisException: Connection refused [tcp://redis:6379]';
  expect(diagnose(`mixpost-1  | ${line}`).causes).toHaveLength(1);
  expect(diagnose(`mixpost-1  | ready\nnextcloud-1  | ${line}`).causes).toEqual([]);
});
