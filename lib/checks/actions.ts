/** What readers do on many pages. Its commands are written in passages only. */
export type Action = {
  readonly command: RegExp;
  /** The passages with the command and what the reader should see, the most common first. */
  readonly passages: readonly string[];
};

export const actions: readonly Action[] = [
  { command: /docker compose restart\b/, passages: ['restart-container', 'restart-lite-container'] },
  {
    command: /docker compose up -d(?!.* (?:mysql|redis|traefik)\b)/,
    passages: ['recreate-container', 'run-container', 'start-containers', 'start-new-image', 'empty-volumes'],
  },
  {
    command: /artisan optimize(?!:)\b/,
    passages: ['apply-env-change', 'apply-env-change-pro', 'apply-env-change-lite', 'apply-env-change-package'],
  },
  { command: /artisan optimize:clear\b/, passages: ['clear-caches', 'clear-caches-before-7'] },
  { command: /artisan horizon:terminate\b/, passages: ['restart-workers', 'restart-workers-pro'] },
  {
    command: /\bmysqldump -|\btar -czf\b/,
    passages: ['backup-before-upgrade', 'save-code', 'save-code-before-update'],
  },
];

/** A page, or a section of one (`page.mdx: Heading`), that has such a command as a step of its own, and why. */
export type Exception = readonly [place: RegExp, reason: string];

export const exceptions: readonly Exception[] = [
  [/^guides\/backup/, 'The page owns backups and restores.'],
  [/^guides\/privacy/, "It exports one account's rows, and searches for what is left."],
  [/^lite\/updating/, 'The page owns the update of Lite and the way back.'],
  [/^lite\/upgrading\/upgrading-v2/, 'The upgrade stops Mixpost and starts it in an order of its own.'],
  [/^lite\/installation\/manual/, "Horizon doesn't run yet, or Supervisor restarts it."],
  [/^lite\/installation\/laravel-package.*`No valid queue/, 'The cached settings have to go first.'],
  [/^guides\/several-servers.*Point Mixpost at/, 'All services restart in an order of their own.'],
  [/^guides\/uninstall.*your own Laravel app/, 'Mixpost is gone.'],
  [/^troubleshooting\/.*`(?:No application encryption|The application key|Internal error|Class …)/, 'It was run so.'],
  [/^troubleshooting\/.*`(?:Base table or view already|The page has expired)/, 'It was run so.'],
];
