import './load-settings';
import { startNextBuild } from './next-build';

/** `npm run build`: checks the content, exports the site to `out/`, completes the export, and warns of broken links. */
async function build(root: string): Promise<number> {
  const next = startNextBuild(root);
  try {
    // Loaded only now: Next takes a while to load too, and that on another processor.
    const { checkAndComplete } = await import('./check-and-complete');
    return await checkAndComplete(next, root);
  } finally {
    next.stop();
  }
}

process.exitCode = await build(process.cwd());
