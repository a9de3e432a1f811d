import { expect, test } from 'vitest';
import { mergePhp } from './merge-php';

const config = `<?php

return [

    'connections' => [

        'redis' => [
            'driver' => 'redis',
        ],

    ],

];
`;

test('adds to a block, and keeps what a comment stands for', () => {
  const shown =
    "'connections' => [\n    // ...\n\n    'other' => [],\n],\n\n'batching' => [\n    'table' => 'batches',\n],";
  const merged = mergePhp(config, shown);
  expect(merged).toContain("            'driver' => 'redis',\n        ],\n\n        'other' => [],\n    ],\n");
  expect(merged).toMatch(/\n {4}'batching' => \[\n {8}'table' => 'batches',\n {4}\],\n\];\n$/);
});

test('replaces a method', () => {
  const method = '    protected function old(): void\n    {\n        if (true) {\n            $a;\n        }\n    }\n';
  expect(mergePhp(`class A\n{\n${method}}\n`, 'protected function old(): void\n{\n    $b;\n}')).toBe(
    'class A\n{\n    protected function old(): void\n    {\n        $b;\n    }\n}\n',
  );
});

test('continues a chain of calls, and adds a missing import', () => {
  const app =
    '<?php\n\nuse A;\nuse B;\n\nreturn App::configure()\n    ->first(function () {\n        //\n    })->create();\n';
  expect(
    mergePhp(
      app,
      '<?php\n\nuse A;\nuse C;\n\nreturn App::configure()\n    // keep your calls here\n    ->second()\n    ->create();',
    ),
  ).toBe(
    '<?php\n\nuse C;\nuse A;\nuse B;\n\nreturn App::configure()\n    ->first(function () {\n        //\n    })\n    ->second()\n    ->create();\n',
  );
});

test('writes a whole file as it is shown', () => {
  expect(mergePhp(config, '<?php\n\nreturn [];\n')).toBe('<?php\n\nreturn [];\n');
});
