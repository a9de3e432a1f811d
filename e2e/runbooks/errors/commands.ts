const folder = '/var/www/html';

/** Runs an artisan command as the web server's user. */
export const artisan = (command: string) => `cd ${folder} && sudo -u www-data php artisan ${command}`;

/** Runs PHP within the application. */
export const tinker = (code: string) =>
  `cd ${folder} && sudo -u www-data XDG_CONFIG_HOME=/tmp php artisan tinker --execute '${code}' 2>&1`;

/** Checks which release of Mixpost is installed. */
export const isRelease = (release: string) =>
  `cd ${folder} && composer show inovector/mixpost | grep -E '^versions : \\* v?${release}$'`;

/** Sets a key in `.env`. */
export const setKey = (key: string, value: string) =>
  `cd ${folder} && sed -i '/^#\\? *${key}=/d' .env && echo '${key}=${value}' >> .env`;

export const horizonProgram = "'mixpost-horizon:*'";

/** Restarts Horizon, the hard way if it's still busy with an earlier `horizon:terminate`. */
const restartHorizon = `timeout 60 supervisorctl restart ${horizonProgram} || (pkill -KILL -f artisan.horizon; sleep 2; supervisorctl start ${horizonProgram})`;

/** Loads a changed `.env` for the web server and the workers. */
export const loadSettings = [artisan('config:cache'), restartHorizon];

/** What pages mean by "apply the change". */
export const applyChange = [artisan('optimize'), artisan('horizon:terminate')];

/** Where the run puts its own files. */
export const scratch = '/var/tmp';

/** Keeps a copy of a file, and puts it back. */
export const backUp = (file: string) => `cp -p ${file} ${scratch}/original-${file.split('/').at(-1)}`;
export const restore = (file: string) => `cp -p ${scratch}/original-${file.split('/').at(-1)} ${file}`;

export const settings = `${folder}/.env`;
export const restoreSettings = restore(settings);
/** Changes a key and loads it. `restoreSettings` undoes the change. */
export const changeKey = (key: string, value: string) => [backUp(settings), setKey(key, value), ...loadSettings];
export const nginxSite = '/etc/nginx/sites-available/mixpost';
export const phpLimits = '/etc/php/8.2/fpm/conf.d/99-mixpost.ini';
export const reloadNginx = 'nginx -t && service nginx reload';
export const restartPhp = 'service php8.2-fpm restart';

/** Deletes Mixpost's tables, as if their migration had never run. */
export const forgetTables = [
  `mysql -N mixpost_db -e "SELECT CONCAT('DROP TABLE ', table_name, ';') FROM information_schema.tables WHERE table_schema = 'mixpost_db' AND table_name LIKE 'mixpost\\_%'" | (echo 'SET FOREIGN_KEY_CHECKS = 0;'; cat) | mysql mixpost_db`,
  `mysql mixpost_db -e "DELETE FROM migrations WHERE migration LIKE '%create_mixpost_tables'"`,
];
