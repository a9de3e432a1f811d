// @ts-check
import { relative, resolve } from 'node:path';
import { VFileMessage } from 'vfile-message';

/**
 * Stops the compilation of a page with errors. The message lists all of them, because a bundler shows only one.
 *
 * @returns {(tree: import('hast').Root, file: import('vfile').VFile) => void}
 */
export default function rehypeStop() {
  return (_, file) => {
    const [first, ...others] = file.messages.filter(({ fatal }) => fatal).sort((one, two) => lineOf(one) - lineOf(two));
    if (first) {
      const path = relative(process.cwd(), resolve(file.cwd, file.path)).replaceAll('\\', '/');
      const sentences = [first, ...others].map((error) => `${path}:${lineOf(error)} ${error.reason}`);
      throw new VFileMessage(sentences.join('\n'), { place: first.place });
    }
  };
}

/** @param {import('vfile-message').VFileMessage} error */
function lineOf(error) {
  return error.line ?? 1;
}
