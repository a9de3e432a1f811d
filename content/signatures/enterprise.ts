import type { SignatureSource } from './types';

/** Errors of Enterprise settings and the panel API. */
export const enterprise: readonly SignatureSource[] = [
  {
    title: 'Callbacks fail and `APP_URL` ends in a slash',
    at: ['/troubleshooting/installation'],
    texts: [/[^:]\/\/callback\//],
  },
  {
    title: 'Everyone is signed out after a new `APP_NAME`',
    at: ['/troubleshooting/installation'],
    texts: ['signed out after … app_name'],
  },
  {
    title: 'Changes in .env have no effect',
    at: ['/troubleshooting/installation'],
    texts: ['change in .env does nothing', '.env … no effect'],
  },
  {
    title: 'Links in emails lead to `localhost` or to `http`',
    at: ['/enterprise/configuration/onboarding#links-in-mails-lead-to-localhost-or-to-http'],
    texts: ['links in emails … localhost', 'emails … http://localhost'],
  },
  {
    title: '`You cannot subscribe to a plan while you have an active subscription.` at checkout',
    at: ['/enterprise/configuration/subscription-plans'],
  },
  {
    title: '`Platform plan not found.` at checkout',
    at: ['/enterprise/configuration/subscription-plans'],
  },
  {
    title: '`Subscription not found.`',
    at: ['/enterprise/panel-api'],
  },
  {
    title: '`This user is already a member of this workspace.`',
    at: ['/enterprise/panel-api'],
  },
  {
    title: '`The email has already been taken.`',
    at: ['/enterprise/panel-api'],
  },
];
