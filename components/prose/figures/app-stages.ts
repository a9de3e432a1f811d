import type { StagePath } from './stages-drawing';

export const meta: StagePath = {
  first: { title: 'Development', detail: 'role holders connect', more: 'only they see the posts' },
  next: [
    { gate: 'switch to Live', title: 'Live', detail: 'role holders connect', more: 'everyone sees the posts' },
    { gate: 'App Review', title: 'Advanced Access', detail: 'anyone connects', more: 'everyone sees the posts' },
  ],
};

export const tikTok: StagePath = {
  first: { title: 'Sandbox', detail: 'target users connect', more: 'nothing is public' },
  next: [
    { gate: 'app review', title: 'Live app', detail: 'anyone connects', more: 'drafts or private posts' },
    { gate: 'Direct Post audit', title: 'Audited app', detail: 'anyone connects', more: 'public posts' },
  ],
};

/** LinkedIn's product for profiles. Each of its two products needs an app of its own. */
export const linkedInProfiles: StagePath = {
  name: 'Share on LinkedIn',
  first: { title: 'New app', detail: 'verified by a Page', more: 'open to everyone' },
  next: [{ gate: 'instant approval', title: 'Share', detail: 'personal profiles', more: 'no company Pages' }],
};

export const linkedInPages: StagePath = {
  name: 'Community Management API',
  first: { title: 'New app', detail: 'verified by a Page', more: 'with no other product' },
  next: [
    { gate: 'application', title: 'Development tier', detail: 'Pages and profiles', more: 'few calls, one year' },
    { gate: 'demo video', title: 'Standard tier', detail: 'Pages and profiles', more: 'no time limit' },
  ],
};

/** The states of Google's consent screen. Google's three approvals don't depend on each other. */
export const googleConsent: StagePath = {
  name: 'Consent screen',
  first: { title: 'Testing', detail: 'test users connect', more: 'for a week at a time' },
  next: [
    {
      gate: 'publish the app',
      title: 'In production',
      detail: 'anyone, with a warning',
      more: 'limited number of users',
    },
    { gate: 'OAuth verification', title: 'Verified', detail: 'anyone connects', more: 'without a warning' },
  ],
};
