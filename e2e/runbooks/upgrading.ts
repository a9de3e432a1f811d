import { isRelease, scratch, tinker } from './errors/commands';
import { manualLite } from './manual';
import type { Runbook } from './runbook';

const columnsOf = (database: string) =>
  `mysql -N -e "SELECT table_name, column_name, column_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = '${database}' AND table_name LIKE 'mixpost\\_%' ORDER BY 1, 2"`;
const upgradeMigration = 'database/migrations/2025_01_18_000000_upgrade_mixpost_lite_to_v2.php';
const signIn = 'curl -sf -o /dev/null https://social.example.com/mixpost/login';

/** PHP that writes one record of each kind. */
export const dataOf1x = [
  'use Inovector\\Mixpost\\Models\\{Account, Post, Service, Tag};',
  '$account = Account::create(["name" => "Robin", "username" => "robin", "provider" => "mastodon", "provider_id" => "1", "data" => ["server" => "mastodon.example"], "access_token" => ["access_token" => "token-of-the-run"]]);',
  'Service::create(["name" => "unsplash", "credentials" => ["client_id" => "key-of-the-run"]]);',
  '$tag = Tag::create(["name" => "News", "hex_color" => "ff0000"]);',
  'foreach ([0, 3] as $status) { $post = Post::create(["status" => $status, "scheduled_at" => now()->addDay()]);',
  '$post->accounts()->attach($account->id); $post->tags()->attach($tag->id);',
  '$post->versions()->create(["account_id" => 0, "is_original" => true, "content" => [["body" => "A post", "media" => []]]]); }',
  'DB::table("mixpost_imported_posts")->insert(["account_id" => $account->id, "provider_post_id" => "1", "content" => "[]", "metrics" => "[]", "created_at" => "2024-01-01"]); echo "saved";',
].join(' ');

/**
 * Upgrades a 1.x installation with an account, a service key, posts, and media to the newest release, and goes back.
 */
export const upgradingLite: Runbook = {
  ...manualLite,
  page: 'lite/upgrading/upgrading-v2',
  releases: '1.7.2 to 2.6.0',
  installs: { release: '^1.0' },
  prepare: [
    isRelease('1.7.2'),
    `${tinker(dataOf1x)} | grep saved`,
    `ffmpeg -v error -f lavfi -i testsrc=s=640x480 -frames:v 1 ${scratch}/picture.jpg`,
    `request mixpost/media/upload -F file=@${scratch}/picture.jpg | grep "HTTP 20"`,
    'mysqldump mixpost_db > ~/mixpost-backup/database.sql',
  ],
  expectations: [
    {
      command: 'mysql -u [[db-user]] -p [[db-name]] -e',
      output: /^(?![\s\S]*copies)/,
      stated: 'If the command prints nothing, continue.',
    },
    {
      command: 'sudo -u www-data php artisan migrate --force --path',
      output: /DONE\s*$/,
      stated: 'The output ends with `DONE`.',
    },
  ],
  afterCommand: {
    'sudo -u www-data php artisan up': [
      isRelease('2.6.0'),
      `sleep 5 && ${signIn}`,
      `${tinker('echo Inovector\\Mixpost\\Models\\Account::where("authorized", true)->first()->access_token["access_token"];')} | grep token-of-the-run`,
      `${tinker('echo Inovector\\Mixpost\\Facades\\ServiceManager::get("unsplash", "configuration")["client_id"];')} | grep key-of-the-run`,
      'request mixpost/posts | grep "A post"',
      'request mixpost/system/status | grep \'"horizon_status":"Active"\'',
      // A second time, and with the same columns as a new installation.
      `mysql mixpost_db -e "DELETE FROM migrations WHERE migration LIKE '%upgrade_mixpost_lite_to_v2'"`,
      `sudo -u www-data php artisan migrate --force --path=${upgradeMigration}`,
      `mysql -e "CREATE DATABASE other; GRANT ALL PRIVILEGES ON other.* TO 'mixpost_user'@'localhost'"`,
      'sudo -u www-data env DB_DATABASE=other APP_CONFIG_CACHE=/tmp/none.php php artisan migrate --force --realpath --path=/var/www/html/vendor/inovector/mixpost/database/migrations/create_mixpost_tables.php',
      `diff <(${columnsOf('mixpost_db')}) <(${columnsOf('other')})`,
    ],
    'mysql -u [[db-user]] -p [[db-name]] <': [
      isRelease('1.7.2'),
      `sleep 5 && ${signIn}`,
      `${tinker('echo Inovector\\Mixpost\\Models\\Account::first()->access_token["access_token"];')} | grep token-of-the-run`,
    ],
  },
};
