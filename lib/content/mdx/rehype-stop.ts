import { relative, resolve } from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';

/** Stops the compilation of a page with errors. The message lists all of them, because a bundler shows only one. */
export function rehypeStop(): (tree: Root, file: VFile) => void {
  return (_, file) => {
    const [first, ...others] = file.messages.filter(({ fatal }) => fatal).sort((one, two) => lineOf(one) - lineOf(two));
    if (first) {
      const path = relative(process.cwd(), resolve(file.cwd, file.path)).replaceAll('\\', '/');
      const sentences = [first, ...others].map((error) => `${path}:${lineOf(error)} ${error.reason}`);
      throw new VFileMessage(sentences.join('\n'), { place: first.place });
    }
  };
}

function lineOf(error: import('vfile-message').VFileMessage) {
  return error.line ?? 1;
}
