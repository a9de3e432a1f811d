import { expect, test } from 'vitest';
import { decide, editionServer, substituteInFile } from './substitutions';

const heading = 'A step';

test('runs a command that no rule is about as written', () => {
  expect(decide({ text: 'nginx -t', heading })).toEqual({ kind: 'written', runAs: 'nginx -t' });
});

test('applies every rule that matches and gives all reasons', () => {
  expect(decide({ text: 'systemctl restart php8.3-fpm', heading })).toMatchObject({
    kind: 'substituted',
    runAs: 'service php8.2-fpm restart',
    reason: expect.stringMatching(/Debian 12 has PHP 8\.2\..*systemd/),
  });
});

test('gives the reason for a command that is not run', () => {
  expect(decide({ text: 'ufw enable', heading })).toMatchObject({ kind: 'skipped', reason: expect.any(String) });
});

test('skips the commands of the official installer, and only those under its heading', () => {
  expect(decide({ text: 'supervisorctl update', heading: 'Install with the official installer' }).kind).toBe('skipped');
  expect(decide({ text: 'supervisorctl update', heading }).kind).toBe('written');
});

test('changes the PHP version in files and their paths', () => {
  expect(substituteInFile('/etc/php/8.3/fpm and php8.3-fpm.sock')).toBe('/etc/php/8.2/fpm and php8.2-fpm.sock');
});

test('decides by the server', () => {
  const place = { text: "composer config username '[[licence-key]]'", heading };
  expect([decide(place).kind, decide(place, editionServer).kind]).toEqual(['skipped', 'written']);
  expect(decide({ text: 'systemctl restart php8.3-fpm', heading }, editionServer)).toMatchObject({
    runAs: 'service php8.4-fpm restart',
  });
});

test('skips every command in a tab for Docker, and only there', () => {
  expect(decide({ text: 'cp .env backup/env', heading, tab: 'Docker' }).kind).toBe('skipped');
  expect(decide({ text: 'cp .env backup/env', heading, tab: 'Without Docker' }).kind).toBe('written');
});
