import { log, warn } from '@/lib/programs/log';
import { publishRelease } from './github';

// Attaches the files in dist/release/ to a release at GitHub.
try {
  log(`Published ${publishRelease(process.cwd(), process.argv[2] ?? '')}.`);
} catch (error) {
  warn((error as Error).message);
  process.exitCode = 1;
}
