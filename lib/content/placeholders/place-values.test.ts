import { expect, test } from 'vitest';
import { placePlaceholders } from './place-values';

/** Returns the contexts of the placeholders in a text. */
const contextsOf = (text: string, language: string) =>
  placePlaceholders(text, language).flatMap(({ name, context }) => (name === null ? [] : [context]));

test.each([
  ['a word', 'ping [[domain]]', ['shell-word']],
  ['part of a word', 'aws s3 cp a s3://[[bucket]]/a', ['url-host shell-word']],
  ['a URL in a word', 'curl https://[[domain]]/[[bucket]]', ['url-host shell-word', 'url-path shell-word']],
  [
    'credentials in a URL',
    'x mysql://[[db-user]]:[[db-password]]@h/[[db-name]]',
    ['url-user shell-word', 'url-user shell-word', 'url-path shell-word'],
  ],
  ['single quotes', "composer username '[[licence-key]]'", ['shell-single']],
  ['double quotes', 'curl -H "Authorization: Bearer [[access-token]]"', ['shell-double']],
  ['an escaped quote', 'echo \\"[[domain]]', ['shell-word']],
  ['adjacent strings with different quotes', `echo 'a'"[[domain]]"'[[email]]'`, ['shell-double', 'shell-single']],
  ['a comment', '# for [[domain]]\nping [[domain]]', ['plain', 'shell-word']],
  ['a hash within a word', 'echo a#[[domain]]', ['shell-word']],
  ['a command substitution', 'echo $(ping [[domain]]) [[email]]', ['shell-word', 'shell-word']],
  ['JSON in single quotes', `curl -d '{"a": "[[email]]"}'`, ['json shell-single']],
  ['SQL in double quotes', `mysql -e "GRANT ALL ON \`[[db-name]]\`.* TO '[[db-user]]'"`, 'rejected'],
  ['PHP in single quotes', `php -r 'echo f("[[receiver-url]]")[0];'`, ['php-double shell-single']],
  ['a here-string', "cat <<< '[[domain]]'", ['shell-single']],
])('finds the context of %s in a shell', (_, text, contexts) => {
  if (contexts === 'rejected') {
    expect(() => contextsOf(text, 'shell')).toThrow('has a placeholder in');
  } else {
    expect(contextsOf(text, 'shell')).toEqual(contexts);
  }
});

test.each([
  ['dotenv', 'A=[[db-password]]', ['dotenv-value']],
  ['dotenv', '# A=[[db-password]]', ['dotenv-value']],
  ['dotenv', 'A=[[db-password]] # [[domain]]', ['dotenv-value', 'plain']],
  ['dotenv', 'A=https://[[domain]]', ['url-host plain']],
  ['dotenv', '# Write [[domain]]', ['plain']],
  ['yaml', 'hosts:\n  - "[[domain]]:host-gateway"', ['yaml-double']],
  ['yaml', '- https://[[domain]]/a # [[domain]]', ['url-host plain', 'plain']],
  ['json', '{"a": "arn:[[bucket]]/*", "b": "https://[[domain]]/\\"[[core-path]]"}', ['json', 'url-host json', 'json']],
  ['php', "$a = '[[email]]'; // [[domain]]", ['php-single', 'plain']],
  ['php', '<?php f("https://[[domain]]/a");', ['url-host php-double']],
  ['nginx', 'server_name [[domain]];', ['nginx-word']],
  ['nginx', 'return 301 https://[[domain]]$uri;', ['url-host plain']],
  [
    'http',
    'GET https://[[domain]]/[[core-path]] HTTP/1.1\nA: Bearer [[access-token]]\n\n{"a": "[[email]]"}',
    ['url-host plain', 'url-path plain', 'http', 'json'],
  ],
  ['http', 'GET /[[core-path]]/api HTTP/1.1\nA: /[[email]]', ['url-path plain', 'http']],
  [
    'sql',
    "ALTER USER '[[db-user]]'@'%' IDENTIFIED BY '[[db-password]]'; -- [[domain]]",
    ['sql-single', 'sql-single', 'plain'],
  ],
  ['sql', 'GRANT ALL ON `[[db-name]]`.* TO x', ['sql-name']],
  ['ini', 'command=php [[app-path]]/artisan', ['plain']],
  ['text', '* * * * * cd [[app-path]]', ['plain']],
  ['prose', 'At https://[[domain]]/ for [[email]]', ['url-host', '']],
  ['inlineCode', '[[db-password]]', ['']],
  ['inlineCode', 'mysql -p [[db-password]]', ['plain']],
])('finds the contexts in %s: %s', (language, text, contexts) => {
  expect(contextsOf(text, language)).toEqual(contexts);
});

test.each([
  ['shell', 'curl "https://example.com/a?b=[[bucket]]"', 'url-query'],
  ['dotenv', 'A="x [[domain]]"', 'dotenv-double'],
  ['dotenv', "A='x [[domain]]'", 'dotenv-single'],
  ['yaml', "- '[[domain]]'", 'yaml-single'],
  ['nginx', 'add_header X "[[domain]]";', 'nginx-double'],
  ['nginx', "add_header X '[[domain]]';", 'nginx-single'],
  ['sql', 'SELECT "[[domain]]";', 'sql-double'],
])('in %s, %j needs a rule that no page has needed', (language, text, rule) => {
  expect(() => contextsOf(text, language)).toThrow(`needs the rule "${rule}" to escape [[`);
});

test.each([
  ['python', 'a = "[[domain]]"', 'uses the placeholder [[domain]] in a block of "python"'],
  ['constructor', '[[domain]]', 'in a block of "constructor"'],
  ['json', '{"a": [[domain]]}', 'outside a string, where JSON'],
  ['php', 'f([[domain]]);', 'outside a string, where PHP'],
  ['php', '$a = <<<A\n[[domain]]\nA;', 'heredoc'],
  ['sql', 'USE [[db-name]];', 'outside a string, where SQL'],
  ['yaml', 'a: |\n  [[domain]]', 'in YAML with a block scalar'],
  ['yaml', 'a: [[db-password]]', 'without quotes'],
  ['yaml', '- [[db-password]] # why', 'without quotes'],
  ['shell', "echo $'[[domain]]'", "of the form $'...'"],
  ['shell', 'cat <<EOF\nA=[[domain]]\nEOF', 'a command with a heredoc'],
  ['shell', 'cat <<EOF\nA=1\nEOF\nping [[domain]]', 'a command with a heredoc'],
  ['shell', 'echo "$(ping [[domain]])"', 'a command inside a string'],
  ['shell', 'echo "a \\"[[domain]]\\""', 'escaped quotes'],
  ['shell', 'echo "[[domain]]', "but doesn't close it"],
  ['shell', "echo '[[domain]]", "but doesn't close it"],
  ['json', '{"a": "[[domain]]', "but doesn't close it"],
])('rejects a placeholder without a safe context in %s: %s', (language, text, sentence) => {
  expect(() => contextsOf(text, language)).toThrow(sentence);
});

test("ignores text without placeholders, even if it doesn't parse", () => {
  expect(placePlaceholders('echo "', 'shell')).toEqual([{ text: 'echo "', name: null, context: '', after: '' }]);
  expect(contextsOf('a', 'python')).toEqual([]);
});

test('in an address, includes the slash after a value that may be empty', () => {
  const format = (text: string) =>
    placePlaceholders(text, 'shell').map((part) => (part.name ? `[${part.text}|${part.after}]` : part.text));
  expect(format('https://h/[[core-path]]/api')).toEqual(['https://h/', '[|/]', 'api']);
  expect(format('https://h/[[core-path]]/[[bucket]]')).toEqual(['https://h/', '[|/]', '[mixpost-media|]']);
  expect(format('https://h/[[core-path]]')).toEqual(['https://h/', '[|]']);
  expect(format('[[core-path]]/x')).toEqual(['[|]', '/x']);
});
