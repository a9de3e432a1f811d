import { databaseErrors } from './database';
import { installationErrors } from './installation';
import { mediaErrors } from './media';
import type { ProvokedError } from './provoked-error';
import { queueErrors } from './queues';
import { signInErrors } from './sign-in';

/** All errors that can be caused on purpose, in the order in which they run. */
export const allErrors: readonly ProvokedError[] = [
  ...signInErrors,
  ...mediaErrors,
  ...queueErrors,
  ...databaseErrors,
  ...installationErrors,
];
