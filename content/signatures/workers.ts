import type { SignatureSource } from './types';

/** Errors of queue workers and Horizon's processes. */
export const workers: readonly SignatureSource[] = [
  {
    title: '`The "stop-when-empty-for" option does not exist.`',
    at: ['/guides/advisories#horizon-stop-when-empty-for'],
    texts: ['stop-when-empty-for'],
  },
  {
    title: "`Table … job_batches doesn't exist`",
    at: ['/troubleshooting/database'],
    texts: ["job_batches' doesn't exist", 'base table or view not found … job_batches'],
  },
  {
    title: '`MaxAttemptsExceededException … has been attempted too many times`',
    at: ['/troubleshooting/queues'],
    texts: [
      'has been attempted too many times',
      'maxattemptsexceededexception',
      'timeoutexceededexception',
      /\bjobs\\\w+ has timed out/,
    ],
  },
  {
    title: '`NOAUTH Authentication required` or `WRONGPASS`',
    at: ['/troubleshooting/queues'],
    texts: [
      'noauth authentication required',
      'wrongpass',
      'client sent auth, but no password is set',
      'called without any password configured',
      'denied redis is running in protected mode',
    ],
    needs: ['mixpost', 'laravel', 'illuminate', 'redisexception', 'production.error', 'horizon', 'predis'],
  },
  {
    title: '`mixpost-horizon: ERROR (no such process)`',
    at: ['/troubleshooting/queues'],
    texts: ['error (no such process)'],
    needs: ['horizon', 'mixpost', 'reverb'],
  },
  {
    title: '`mixpost_horizon: ERROR (spawn error)`',
    at: ['/troubleshooting/queues'],
    texts: ['error (spawn error)'],
    needs: ['horizon', 'mixpost', 'reverb'],
  },
  {
    title: '`mixpost_horizon` keeps ending with `exit status 255`',
    at: ['/troubleshooting/queues'],
    texts: [
      'horizon … exit status 255',
      'horizon_00 (exit status',
      'horizon … entered fatal state',
      'horizon … exit status 1;',
    ],
  },
  {
    title: '`No valid queue connection found.`',
    at: [
      '/troubleshooting/queues',
      '/lite/installation/laravel-package#no-valid-queue-connection-found-configure-a-queue-connection-with-the-mixpost-redis-key',
    ],
    texts: [
      'no valid queue connection found',
      'no queue connection settings for mixpost-redis',
      'queue connection settings for mixpost-redis do not exist',
      "settings for mixpost-redis don't exist",
    ],
  },
  {
    title: 'A host without Redis and `QUEUE_CONNECTION=database`',
    at: ['/troubleshooting/queues'],
    needs: ['error', 'exception', 'fail'],
  },
  {
    title: '`Class "Inovector\\Mixpost\\Horizon" not found`',
    at: ['/guides/horizon'],
  },
];
