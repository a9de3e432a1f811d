import { expect, test } from 'vitest';
import { splitCommands } from './split-commands';

test('joins continued lines and leaves out comments', () => {
  expect(splitCommands('# First\ncd /srv\napt install -y \\\n  nginx \\\n  cron\n\nnginx -t')).toEqual([
    'cd /srv',
    'apt install -y nginx cron',
    'nginx -t',
  ]);
});

test('refuses a block that can only run as a whole', () => {
  expect(() => splitCommands('if true; then\n  pwd\nfi')).toThrow('more than one-line commands');
});

test('keeps the lines of a loop together', () => {
  const loop = "for port in 22 80; do\n  nc '-z' $port\ndone";
  expect(splitCommands(`pwd\n${loop}\npwd`)).toEqual(['pwd', loop, 'pwd']);
});

test('keeps lines inside quotes and here-documents together', () => {
  expect(splitCommands("mysql -e 'SELECT 1,\n 2;'\ncat <<'SQL'\n# SELECT\nSQL\npwd")).toEqual([
    "mysql -e 'SELECT 1,\n 2;'",
    "cat <<'SQL'\n# SELECT\nSQL",
    'pwd',
  ]);
});
