import type { RunRecord } from '@/lib/content/pages/run-record';
import type { Machine } from './machine';

/** Returns the day of a run without Docker, and the versions that it ran with. */
export async function conditionsOf(machine: Machine): Promise<Pick<RunRecord, 'date' | 'versions'>> {
  const commands = [
    `php -r 'require "/var/www/html/vendor/autoload.php"; echo Composer\\InstalledVersions::getPrettyVersion("inovector/mixpost"), PHP_EOL;'`,
    `php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, PHP_EOL;'`,
    `mysql -N -e 'SELECT VERSION()' | sed -E 's/^([0-9]+\\.[0-9]+).*MariaDB.*/MariaDB \\1/'`,
    '. /etc/os-release; echo "Debian $VERSION_ID"',
  ];
  const { output } = await machine.run(commands.join(' && '));
  const [lite = '', php = '', database = '', system = ''] = output.split('\n');
  return { date: new Date().toISOString().slice(0, 10), versions: { lite, php, database, system } };
}
