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
  expect(() => splitCommands('cat <<EOF\ntext\nEOF')).toThrow('more than one-line commands');
});
