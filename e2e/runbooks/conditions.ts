import type { RunRecord } from '@/lib/content/pages/run-record';
import type { Machine } from './machine';
import type { Runbook } from './runbook';

/** Returns the day of a run without Docker, and the versions that it ran with. */
export async function conditionsOf(
  machine: Machine,
  { releases, standsFor }: Partial<Runbook> = {},
): Promise<Pick<RunRecord, 'date' | 'versions'>> {
  const commands = [
    `php -r 'require "/var/www/html/vendor/autoload.php"; use Composer\\InstalledVersions as Versions; echo Versions::isInstalled("inovector/mixpost") ? Versions::getPrettyVersion("inovector/mixpost") : Versions::getRootPackage()["pretty_version"], PHP_EOL;'`,
    `php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, PHP_EOL;'`,
    `mysql -N -e 'SELECT VERSION()' | sed -E 's/^([0-9]+\\.[0-9]+).*MariaDB.*/MariaDB \\1/'`,
    '. /etc/os-release; echo "Debian $VERSION_ID"',
  ];
  const { output } = await machine.run(commands.join(' && '));
  const [product = '', php = '', database = '', system = ''] = output.split('\n');
  const versions = { php, database, system };
  return {
    date: new Date().toISOString().slice(0, 10),
    versions: standsFor ? { app: product, ...versions, standsFor } : { lite: releases ?? product, ...versions },
  };
}
