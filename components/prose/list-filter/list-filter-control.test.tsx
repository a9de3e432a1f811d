import { beforeAll, beforeEach, expect, test } from 'vitest';
import { installListFilter } from './list-filter-control';

beforeAll(installListFilter);

beforeEach(() => {
  document.body.innerHTML = `<div class="prose">
    <div class="static">
      <p id="before">Before</p>
      <p><input data-list-filter="key"> <output></output></p>
      <div class="heading h3" id="redis">Redis</div>
      <div class="heading h4" id="redis_host">REDIS_HOST</div>
    </div>
    <span id="since">Pro 3+</span>
    <div class="static">
      <p id="meaning">Where Redis runs.</p>
      <div class="heading h4" id="db_host">DB_HOST</div>
      <p id="other-meaning">Where MySQL runs.</p>
      <div class="heading h2" id="next"><a href="#redis">Redis</a></div>
    </div>
  </div>`;
});

function filter(text: string) {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const hidden = () => [...document.querySelectorAll<HTMLElement>('[hidden]')].map(({ id }) => id);
const status = () => document.querySelector('output')?.textContent;

test('shows the keys that contain the text, whatever its case, and says how many', () => {
  filter(' redis');
  expect(hidden()).toEqual(['redis', 'db_host', 'other-meaning']);
  expect(status()).toBe('1 key');
  filter('host');
  expect(hidden()).toEqual(['redis']);
  expect(status()).toBe('2 keys');
  filter('nothing');
  expect(hidden()).toEqual(['redis', 'redis_host', 'since', 'meaning', 'db_host', 'other-meaning']);
  expect(status()).toBe('0 keys');
});

test('shows everything without a text, and before the page follows a link to one of its sections', () => {
  filter('db');
  filter('');
  expect(hidden()).toEqual([]);
  filter('db');
  document.querySelector('a')?.click();
  expect(hidden()).toEqual([]);
  expect(document.querySelector('input')?.value).toBe('');
  expect(status()).toBe('');
});

test('shows the errors that contain all words, and the groups that still have one', () => {
  document.body.innerHTML = `<div class="prose"><p><input data-list-filter="error"> <output></output></p>
    <div data-index><div class="heading h3" id="mysql">MySQL</div><ul><li id="denied">Access denied</li><li>Access closed</li></ul>
    <div class="heading h3" id="disk">Disk</div><ul><li id="space">No space left</li></ul></div></div>`;
  filter('access closed');
  expect(hidden()).toEqual(['denied', 'disk', 'space']);
  expect(status()).toBe('1 error');
  filter('');
  expect(hidden()).toEqual([]);
});
