import { spawnSync } from 'node:child_process';

/** The commands that collect what a helper needs. They change nothing. The newest lines of logs come last. */
export const collecting = {
  docker: [
    'docker compose version',
    'docker compose ps --all',
    'docker compose images',
    'docker compose exec -T -u www-data mixpost composer show inovector/*',
    'docker compose exec -T -u www-data mixpost php artisan about',
    'docker compose logs --no-color --tail 500',
  ],
  manual: [
    'sudo -n -u www-data composer show inovector/*',
    'sudo -n -u www-data php artisan about',
    'sudo -n tail -n 100 /var/log/nginx/mixpost-error.log',
    'sudo -n tail -n 100 /var/log/supervisor/horizon.log',
    'sudo -n tail -n 500 storage/logs/laravel.log',
  ],
} as const;

/** Runs commands, without a shell, and returns each with what it printed. */
export function collect(commands: readonly string[]): string {
  const run = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    const options = { encoding: 'utf8', input: '', timeout: 30_000, maxBuffer: 1e7 } as const;
    const { stdout, stderr, error } = spawnSync(program, args, options);
    return `$ ${command}\n${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`;
  };
  return commands.map(run).join('\n');
}
