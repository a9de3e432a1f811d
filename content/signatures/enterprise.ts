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
    title: '`You cannot subscribe to a plan while you have an active subscription.`',
    at: [
      '/enterprise/configuration/billing',
      '/enterprise/configuration/subscription-plans#you-cannot-subscribe-to-a-plan-while-you-have-an-active-subscription-at-checkout',
    ],
  },
  {
    title: '`Platform plan not found.`',
    at: [
      '/enterprise/configuration/billing',
      '/enterprise/configuration/subscription-plans#platform-plan-not-found-at-checkout',
    ],
  },
  {
    title: '`Subscription not found.`',
    at: ['/enterprise/configuration/billing'],
  },
  {
    title: '`This user is already a member of this workspace.`',
    at: ['/enterprise/configuration/multiple-workspaces'],
  },
  {
    title: '`The email has already been taken.`',
    at: ['/enterprise/configuration/onboarding'],
  },
];
