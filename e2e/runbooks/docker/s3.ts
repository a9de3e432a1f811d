import { execFileSync } from 'node:child_process';
import { type DockerRunbook, isUp, ownProxy, values } from './docker-runbook';

const bucket = 'mixpost-media';
const endpoint = 'https://minio.example.com';

/** Serves Mixpost and the storage over HTTPS, with certificates of the run's own authority. */
const caddyfile = `{
  local_certs
  pki {
    ca local {
      root {
        cert /usr/local/share/ca-certificates/run.crt
        key /etc/ssl/run-authority.key
      }
    }
  }
}
social.example.com {
  reverse_proxy 127.0.0.1:9000
}
minio.example.com {
  reverse_proxy 127.0.0.1:9001
}`;

/**
 * Mixpost's container has to find the storage and trust its certificate. s3rver keeps checksums of parts in the files.
 */
const override = `services:
  mixpost:
    extra_hosts: ["minio.example.com:host-gateway"]
    environment: {AWS_REQUEST_CHECKSUM_CALCULATION: when_required}
    volumes: ["/etc/ssl/certs/ca-certificates.crt:/etc/ssl/certs/ca-certificates.crt:ro"]`;

const upload = (file: string) =>
  `request mixpost/media/upload -F file=@/tmp/${file} -H 'Accept: application/json' | tee /tmp/uploaded`;
const create = (file: string, length: string) =>
  `docker compose exec -T mixpost ffmpeg -v error -y -f lavfi -i testsrc=s=640x480 ${length} /tmp/${file} && docker compose cp mixpost:/tmp/${file} /tmp/${file}`;
const opensUrl = (key: string) =>
  `curl -sf -o /dev/null "$(grep -oE '"${key}":"[^"]*' /tmp/uploaded | cut -d'"' -f4 | tr -d '\\\\')"`;
const fails = (key: string, target: string, error: string) =>
  `(AWS_ACCESS_KEY_ID=${key} AWS_SECRET_ACCESS_KEY=S3RVER aws s3 cp test.txt s3://${target}/ --region us-east-1 --endpoint-url ${endpoint} 2>&1; true) | grep ${error}`;
const setBucket = (name: string) => `sed -i 's/^AWS_BUCKET=.*/AWS_BUCKET=${name}/' .env && docker compose up -d`;

/** Stores media on an S3-compatible server that's on the same machine. */
export const s3: DockerRunbook = {
  page: 'guides/s3',
  after: '2.6.0',
  bring: (machine) => {
    execFileSync('npm', ['install', '--silent', '--no-audit', '--prefix', machine.outside('/srv/s3'), 's3rver@3.7.1']);
  },
  prepare: [
    ownProxy,
    'apt-get update -q -o Acquire::Check-Valid-Until=false',
    'apt-get install -qy --no-install-recommends awscli caddy',
    `docker run -d --name s3 -v /srv/s3:/srv/s3 -p 127.0.0.1:9001:9001 node:22-alpine node /srv/s3/node_modules/s3rver/bin/s3rver.js --address 0.0.0.0 --port 9001 --directory /srv/s3/data --no-vhost-buckets --configure-bucket ${bucket}`,
    `cat > /etc/caddy/Caddyfile <<'END'\n${caddyfile}\nEND\ncaddy start --config /etc/caddy/Caddyfile > /var/log/caddy.log 2>&1`,
    `cat > docker-compose.override.yml <<'END'\n${override}\nEND`,
    "echo '127.0.0.1 minio.example.com' >> /etc/hosts",
    'export EMAIL=admin@example.com PASSWORD=changeme AWS_REQUEST_CHECKSUM_CALCULATION=when_required AWS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt',
  ],
  passes: [
    {
      tabs: ['Docker', 'MinIO'],
      only: [
        'Create the bucket, the key, and the settings',
        'Load the S3 settings',
        'Move existing files',
        'Troubleshooting',
      ],
    },
  ],
  values: {
    ...values,
    'storage-key': 'S3RVER',
    'storage-secret': 'S3RVER',
    bucket,
    'minio-domain': 'minio.example.com',
    'aws-region': 'us-east-1',
  },
  answers: {},
  diagnostics: /migrate-storage --help/,
  afterCommand: {
    'docker compose up -d': [
      isUp,
      `request mixpost/system/status | grep '"disk":"s3"'`,
      create('picture.jpg', '-frames:v 1'),
      `${upload('picture.jpg')} | grep 'HTTP 201' && ${opensUrl('url')} && ${opensUrl('thumb_url')}`,
      create('video.mp4', '-t 2'),
      `${upload('video.mp4')} | grep 'HTTP 201' && ${opensUrl('url')} && ${opensUrl('thumb_url')}`,
    ],
    AWS_ACCESS_KEY_ID: [
      fails('OTHER', bucket, 'InvalidAccessKeyId'),
      fails('S3RVER', 'other', 'NoSuchBucket'),
      setBucket('other'),
      isUp,
      `${upload('picture.jpg')} | grep 'The file was not uploaded. Check your s3 driver configuration.'`,
      setBucket(bucket),
      isUp,
      `${upload('picture.jpg')} | grep 'HTTP 201'`,
    ],
  },
  expectations: [
    {
      command: 'docker compose exec -u www-data mixpost php artisan mixpost:migrate-storage',
      output: /"mixpost:migrate-storage" is not defined/,
      stated: "Lite doesn't have this command.",
    },
    { command: 'AWS_ACCESS_KEY_ID', output: /upload: \.\/test\.txt to s3:/, stated: 'aws s3 cp test.txt' },
  ],
};
