// @ts-check
import { all, paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const docker = {
  title: 'Docker and Compose',
  intro: {
    lite: 'Only the Compose files of these pages read them. An installation without Docker needs none.',
    pro: 'Only the image and the Compose files of these pages read them. Without Docker, the licence key stands in `auth.json`, where Composer reads it.',
    enterprise:
      'Only the image and the Compose files of these pages read them. Without Docker, the licence key stands in `auth.json`, where Composer reads it.',
  },
  keys: [
    {
      name: 'LICENSE_KEY',
      type: 'text',
      editions: paid,
      readBy: 'image',
      meaning:
        'Your licence code. Each time the container starts, it uses the code to download Mixpost: it is the Composer password for `packages.inovector.com`, with `username` as the user.',
      default: '',
      example: '[[licence-key]]',
      missing: 'Composer stops with `URL required authentication (HTTP 401)`, and the application is not there.',
      isRequired: true,
      isSecret: true,
      inTemplate: paid,
    },
    {
      name: 'APP_DOMAIN',
      type: 'host',
      readBy: 'compose',
      meaning: 'The host name, without `https://`. The labels for Traefik use it, so it is needed with Traefik only.',
      default: '',
      example: '[[domain]]',
      missing: 'Traefik does not know which host name leads to Mixpost.',
      inTemplate: all,
    },
    {
      name: 'SSL_EMAIL',
      type: 'text',
      readBy: 'compose',
      meaning: "The e-mail address of your Let's Encrypt account. Needed with Traefik only.",
      default: '',
      example: '[[email]]',
      missing: 'That account has no address.',
      inTemplate: all,
    },
    {
      name: 'DB_ROOT_PASSWORD',
      type: 'text',
      readBy: 'compose',
      meaning: "Password of MySQL's root user. The `mysql` image wants one when it first creates its volume.",
      default: '',
      example: '[[db-root-password]]',
      missing: 'The `mysql` container does not start on an empty volume.',
      isSecret: true,
      inTemplate: all,
    },
  ],
};
