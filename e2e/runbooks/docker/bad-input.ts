import { addData, hasData, isUp } from './docker-runbook';

/** Lines of `.env`, and the values that containers get. */
const lines = {
  'K1=two words': 'two words',
  'K2: value': 'value',
  'K3=a#b': 'a#b',
  'K4=a$b': 'a',
  'K5=“value”': '“value”',
  "K6='a$b'": 'a$b',
  "K7='a\\b'": String.raw`a\b`,
  'K8="two words"': 'two words',
};
const password = 'a$b #c "d"';

const inSmallDatabase = (sql: string) => `docker exec small mysql -u root -pa-password -h 127.0.0.1 -e '${sql}'`;
const insert = inSmallDatabase('INSERT INTO run.texts VALUES (REPEAT("x", 3000000))');

/**
 * What an administrator can do wrong, and what a page says about it, on an installation as the quick start leaves it.
 */
export const badInputs = [
  {
    page: 'quick-start',
    stated: '`env file … not found` | Nothing was started.',
    run: [
      'docker compose down -v && mv .env env.kept',
      `! docker compose up -d > up.txt 2>&1 && grep 'env file .* not found' up.txt && [ -z "$(docker ps -aq)" ]`,
      'mv env.kept .env',
    ],
  },
  {
    page: 'quick-start',
    stated: 'If two `docker compose up` ran at the same time, run it once more.',
    run: [
      'docker compose up -d > first.txt 2>&1 & docker compose up -d > second.txt 2>&1; wait',
      'cat first.txt second.txt; docker compose up -d',
      isUp,
    ],
  },
  {
    page: 'troubleshooting/installation',
    stated: 'Windows line endings work.',
    run: [
      `docker compose down -v && cp .env env.kept && sed -i '/^DB_PASSWORD=/d' .env && cat >> .env <<'END'\nDB_PASSWORD='${password}'\n${Object.keys(lines).join('\n')}\nEND`,
      "sed -i 's/$/\\r/' .env",
      'docker compose up -d',
      isUp,
      `docker compose exec -T mixpost sh -c 'for i in 1 2 3 4 5 6 7 8; do printenv K$i; done' > shown.txt`,
      `diff shown.txt - <<'END'\n${Object.values(lines).join('\n')}\nEND`,
      ...addData,
      ...hasData,
      'cp env.kept .env && docker compose down -v',
    ],
  },
  {
    page: 'troubleshooting/database',
    stated: 'MySQL then reports error 1114, `The table … is full`.',
    run: [
      'docker run -d --name small --tmpfs /var/lib/mysql:size=300m -e MYSQL_ROOT_PASSWORD=a-password mysql:8.4',
      `until ${inSmallDatabase('CREATE DATABASE run; CREATE TABLE run.texts (text LONGTEXT)')}; do sleep 1; done`,
      'docker exec small dd if=/dev/zero of=/var/lib/mysql/filler bs=64k; true',
      `${insert} 2>&1 | grep "^ERROR 1114 .*: The table 'texts' is full"`,
      `docker exec small rm /var/lib/mysql/filler && ${insert} && docker rm -f small`,
    ],
  },
];
