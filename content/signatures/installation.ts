import type { SignatureSource } from './types';

/** Errors of the installation and the start. */
export const installation: readonly SignatureSource[] = [
  {
    title: '`No application encryption key has been specified.`',
    at: ['/troubleshooting/installation'],
    texts: ['no application encryption key has been specified', 'missingappkeyexception'],
  },
  {
    title: '`Failed to parse dotenv file. Encountered …`',
    at: ['/troubleshooting/installation#failed-to-parse-dotenv-file'],
    texts: ['failed to parse dotenv file'],
  },
  {
    title: '`Unsupported cipher or incorrect key length.`',
    at: ['/troubleshooting/installation'],
  },
  {
    title: '`The application key cannot decrypt the service configuration`',
    at: ['/troubleshooting/installation', '/services/', '/services/social/facebook/troubleshooting'],
    texts: [
      'the application key cannot decrypt the service configuration',
      'the mac is invalid',
      'the payload is invalid',
      'decryptexception',
      'could not decrypt the data',
    ],
  },
  {
    title: '`HTTP 500` in Docker, as if settings were missing',
    at: [
      '/troubleshooting/installation',
      '/lite/updating#http-500-in-docker-after-the-update',
      '/pro/updating#http-500-in-docker-after-the-update',
      '/enterprise/updating#http-500-in-docker-after-the-update',
    ],
    texts: ['the "app_key" variable is not set', 'variable is not set. defaulting to a blank string'],
    needs: ['app_', 'db_', 'mixpost'],
  },
  {
    title: 'Portainer: error 500, or no first user',
    at: ['/troubleshooting/installation', '/troubleshooting/installation#synology-connection-timed-out'],
    texts: [/(?:portainer|synology).{0,200}(?:\b500\b|timed out)/],
  },
  {
    title: '`Internal error` or a blank page',
    at: [
      '/troubleshooting/installation',
      '/services/social/facebook/troubleshooting#an-internal-error-has-occurred',
      '/enterprise/upgrading/upgrading-v8#blank-page-at-',
      '/pro/upgrading/upgrading-v7#blank-or-wrong-page-at-',
    ],
    texts: ['an internal error has occurred', '500 internal server error', '500 server error', 'http 500'],
    symptoms: [/(?:white|blank|empty) (?:white )?(?:page|screen)/],
    isGeneral: true,
  },
  {
    title: '`Internal error` after some hours, gone after a restart',
    at: ['/troubleshooting/installation'],
    texts: ['internal error … after … hours', 'internal error … restart'],
  },
  {
    title: '`Command "mixpost:prune-temporary-directory" is not defined`',
    at: ['/troubleshooting/installation', '/lite/updating', '/lite/upgrading/upgrading-v2'],
    texts: ['mixpost:prune-temporary-directory'],
  },
  {
    title: '`The manifest.json file could not be found.`',
    at: [
      '/troubleshooting/installation',
      '/lite/updating',
      '/lite/installation/laravel-package',
      '/lite/installation/manual',
      '/pro/installation/laravel-package',
    ],
    texts: [
      'the manifest.json file could not be found',
      'manifest.json … could not be found',
      'vite manifest not found at',
      'unable to locate file in vite manifest',
    ],
  },
  {
    title: '`Route [login] not defined.`',
    at: [
      '/troubleshooting/installation',
      '/enterprise/installation/laravel-package',
      '/enterprise/upgrading/upgrading-v2',
      '/lite/installation/laravel-package',
      '/pro/upgrading/upgrading-v2',
    ],
  },
  {
    title: "`Failed opening required '/var/www/html/public/../vendor/autoload.php'`",
    at: ['/troubleshooting/installation', '/enterprise/installation/docker'],
    texts: [
      'failed opening required … vendor/autoload.php',
      'vendor/autoload.php): failed to open stream',
      'vendor/autoload.php: failed to open stream',
      '/vendor/autoload.php … no such file',
    ],
  },
  {
    title: '`Bind for 0.0.0.0:9000 failed: port is already allocated`',
    at: ['/troubleshooting/installation'],
    texts: [
      'port is already allocated',
      'failed to bind host port … address already in use',
      'bind: address already in use',
      'address already in use … listen',
    ],
    isGeneral: true,
  },
  {
    title: '`Cannot connect to the Docker daemon` or `permission denied while trying to connect`',
    at: ['/troubleshooting/installation'],
    texts: ['cannot connect to the docker daemon', 'permission denied while trying to connect to the docker'],
    isGeneral: true,
  },
  {
    title: '`toomanyrequests: You have reached your unauthenticated pull rate limit`',
    at: ['/troubleshooting/installation'],
    texts: ['pull rate limit', 'toomanyrequests: you have reached'],
    needs: ['mixpost', 'mysql', 'redis', 'pull'],
  },
  {
    title: '`manifest unknown` or `pull access denied`',
    at: ['/troubleshooting/installation'],
    texts: [
      'manifest unknown',
      'pull access denied',
      'manifest for inovector',
      /failed to resolve reference "\S*inovector\/\S+: not found/,
    ],
    needs: ['inovector', 'mixpost'],
  },
  {
    title: '`no matching manifest for linux/arm/v7 in the manifest list entries`',
    at: ['/troubleshooting/installation'],
    texts: ['no matching manifest for'],
    needs: ['inovector', 'mixpost', 'mysql', 'linux/arm'],
  },
  {
    title: '`dial tcp: lookup registry-1.docker.io`',
    at: ['/troubleshooting/installation'],
    texts: ['lookup registry-1.docker.io', 'lookup auth.docker.io'],
  },
];
