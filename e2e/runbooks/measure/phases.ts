import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import type { Machine } from '@/e2e/runbooks/machine';
import { problemOf } from '@/e2e/runbooks/run-commands';

/** Runs a command that must succeed, and returns what it printed. */
export async function must(machine: Machine, command: string): Promise<string> {
  const ended = await machine.run(command);
  const problem = problemOf(ended);
  if (problem) {
    throw new Error(`${problem}\n$ ${command}\n${ended.output.slice(-3000)}`);
  }
  return ended.output.trim();
}

export const sql = (statement: string) =>
  `docker compose exec -T mysql sh -c 'exec mysql -N -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"' 2> /dev/null <<'END'\n${statement}\nEND`;

/** Checks the one number that a statement returns. */
export const checkSql = (statement: string, expected: number) => `[ "$(${sql(statement)}\n)" = ${expected} ]`;

/** Adds scheduled posts with the uploaded picture, a number of them for each minute from now. */
export const addPosts = (perMinute: number, minutes = 1) =>
  `${artisan} tinker --execute='foreach (range(0, ${perMinute * minutes - 1}) as $i) { $post = Inovector\\Mixpost\\Models\\Post::create(["status" => 1, "scheduled_at" => now("UTC")->addMinutes(intdiv($i, ${perMinute}))]); $post->accounts()->attach(1); $post->versions()->create(["account_id" => 0, "is_original" => true, "content" => [["body" => "<div>Post $i</div>", "media" => [1]]]]); }'`;

const scheduled = sql('SELECT COUNT(*) FROM mixpost_posts WHERE status = 1');
/** Waits until no post is scheduled any more, at most for a time. */
export const untilPublished = (seconds: number) =>
  `for second in $(seq ${seconds}); do [ "$(${scheduled}\n)" = 0 ] && break; sleep 1; done`;

/** Publishes posts at a rate, and returns how they ended (2 is published, 3 is failed). */
export async function publishAtRate(machine: Machine, perMinute: number, minutes: number): Promise<string> {
  await must(machine, `${sql('DELETE FROM mixpost_posts')}\n${addPosts(perMinute, minutes)}`);
  await must(machine, untilPublished(60 * minutes + 120));
  return outcome(machine);
}

/** How many posts ended in which status, and how many jobs failed, which a status doesn't always show. */
const outcome = (machine: Machine) =>
  must(machine, sql('SELECT status, COUNT(*), (SELECT COUNT(*) FROM failed_jobs) FROM mixpost_posts GROUP BY 1'));

/** Lets posts become due at the same time, and returns how long the queue is, with the seconds since then. */
export async function drainQueue(machine: Machine, posts: number) {
  await must(machine, `${sql('DELETE FROM mixpost_posts')}\n${addPosts(posts)}`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  await must(machine, `${artisan} mixpost:run-scheduled-posts`);
  const queuedAfter = seconds();
  const lengths: Record<number, number> = {};
  for (let left = posts; left > 0; left = Number(await must(machine, scheduled))) {
    lengths[seconds()] = left;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return { posts, queuedAfter, drainedAfter: seconds(), lengths, ended: await outcome(machine) };
}

/** Publishes one post, and returns how that ended, after how long, and what Mixpost says. */
export async function tryPost(machine: Machine) {
  await must(machine, `${sql('DELETE FROM failed_jobs')}\n${addPosts(1)}`);
  const startedAt = Date.now();
  await machine.run(`${artisan} mixpost:run-scheduled-posts; ${untilPublished(150)}`);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const last = 'FROM mixpost_posts p JOIN mixpost_post_accounts a ON a.post_id = p.id ORDER BY p.id DESC LIMIT 1';
  const ended = await must(machine, sql(`SELECT p.status, COALESCE(a.errors, "") ${last}`));
  const failed = await must(machine, sql('SELECT LEFT(exception, 250) FROM failed_jobs'));
  return { seconds, ended, failed };
}

/** A video of 189 MiB, under the image's limit: a second of picture, and an empty box of the file format. */
export const video = [
  'docker compose exec -T mixpost ffmpeg -y -loglevel error -f lavfi -i testsrc=d=1:s=1280x720 -pix_fmt yuv420p /tmp/video.mp4',
  'docker compose cp mixpost:/tmp/video.mp4 /tmp/video.mp4',
  `printf '\\x0b\\xd0\\x00\\x00free' >> /tmp/video.mp4 && truncate -s +198180856 /tmp/video.mp4`,
].join(' && ');
export const upload =
  "request mixpost/media/upload -m 300 -F 'file=@/tmp/video.mp4;type=video/mp4' -H 'Accept: application/json' | grep -oE '^HTTP [0-9]+'";
