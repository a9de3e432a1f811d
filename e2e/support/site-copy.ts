import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { copyTree, isContentData, linkTree } from './copy-tree';

/** A copy of this project in a separate folder, to build with other content. */
export type SiteCopy = {
  readonly folder: string;
  /** Writes files to the copy's folder, by their paths in it. */
  write(files: Readonly<Record<string, string>>): void;
  /** Builds the copy, and returns its exit status and all of its output. */
  build(): { readonly status: number | null; readonly output: string };
  /** Removes all pages. */
  clear(): void;
  remove(): void;
};

/** What's generated again, or belongs only to this checkout. */
const excluded = ['.git', '.next', '.preview', 'hosts', 'node_modules', 'out', 'test-results'];

/** Copies this project, with its own pages or with none. */
export function copySite(content: 'own' | 'none'): SiteCopy {
  const project = process.cwd();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site copy ')));
  const pathInside = (path: string) => relative(project, path).split(sep).join('/');
  const left = content === 'none' ? [...excluded, 'content'] : excluded;
  copyTree(project, folder, (path) => !left.includes(pathInside(path)));
  const copyData = () => {
    copyTree(join(project, 'content'), join(folder, 'content'), (path) => isContentData(pathInside(path)));
    writeFileSync(join(folder, 'content/ids.json'), '{}\n');
  };
  if (content === 'none') {
    copyData();
  }
  linkTree(join(project, 'node_modules'), join(folder, 'node_modules'));
  // Writing to a linked file would change the project's.
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return {
    folder,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    },
    build() {
      const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
        cwd: folder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      return { status, output: stdout + stderr };
    },
    clear() {
      rmSync(join(folder, 'content'), { recursive: true });
      copyData();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
