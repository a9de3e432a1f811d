// @ts-check
import { all, paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const docker = {
  title: 'Docker and Compose',
  intro: {
    lite: 'Only our Compose files read these keys.',
    pro: 'Only the image and our Compose files read these keys. Without Docker, Composer reads the license key from `auth.json`.',
    enterprise:
      'Only the image and our Compose files read these keys. Without Docker, Composer reads the license key from `auth.json`.',
  },
  keys: [
    {
      name: 'LICENSE_KEY',
      type: 'text',
      editions: paid,
      readBy: 'image',
      meaning: 'Your license key. At each start, the container downloads Mixpost with it.',
      default: '',
      example: '[[licence-key]]',
      missing: "Composer stops with `URL required authentication (HTTP 401)`, and Mixpost isn't installed.",
      isRequired: true,
      isSecret: true,
      inTemplate: paid,
    },
    {
      name: 'APP_DOMAIN',
      type: 'host',
      readBy: 'compose',
      meaning: "Public host name, without `https://`, for Traefik's labels.",
      default: '',
      example: '[[domain]]',
      inTemplate: all,
    },
    {
      name: 'SSL_EMAIL',
      type: 'text',
      readBy: 'compose',
      meaning: "Email address of your Let's Encrypt account, for Traefik.",
      default: '',
      example: '[[email]]',
      inTemplate: all,
    },
    {
      name: 'DB_ROOT_PASSWORD',
      type: 'text',
      readBy: 'compose',
      meaning: "Password of MySQL's root user, which the `mysql` image requires when it creates its volume.",
      default: '',
      example: '[[db-root-password]]',
      missing: "The `mysql` container doesn't start on an empty volume.",
      isSecret: true,
      inTemplate: all,
    },
  ],
};
