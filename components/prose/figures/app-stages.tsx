import { type StagePath, StagesDrawing } from './stages-drawing';

const meta: StagePath = {
  first: { title: 'Development', detail: 'role holders connect', more: 'only they see the posts' },
  next: [
    { gate: 'switch to Live', title: 'Live', detail: 'role holders connect', more: 'everyone sees the posts' },
    { gate: 'App Review', title: 'Advanced Access', detail: 'anyone connects', more: 'everyone sees the posts' },
  ],
};

const tikTok: StagePath = {
  first: { title: 'Sandbox', detail: 'target users connect', more: 'nothing is public' },
  next: [
    { gate: 'app review', title: 'Live app', detail: 'anyone connects', more: 'drafts or private posts' },
    { gate: 'Direct Post audit', title: 'Audited app', detail: 'anyone connects', more: 'public posts' },
  ],
};

const linkedInProfiles: StagePath = {
  name: 'Share on LinkedIn',
  first: { title: 'New app', detail: 'verified by a Page', more: 'open to everyone' },
  next: [{ gate: 'instant approval', title: 'Share', detail: 'personal profiles', more: 'no company Pages' }],
};

const linkedInPages: StagePath = {
  name: 'Community Management API',
  first: { title: 'New app', detail: 'verified by a Page', more: 'with no other product' },
  next: [
    { gate: 'application', title: 'Development tier', detail: 'Pages and profiles', more: 'few calls, one year' },
    { gate: 'demo video', title: 'Standard tier', detail: 'Pages and profiles', more: 'no time limit' },
  ],
};

const googleConsent: StagePath = {
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

const youTube: StagePath = {
  name: 'YouTube',
  first: { title: 'New project', detail: 'uploads work', more: 'videos stay private' },
  next: [
    { gate: 'API audit', title: 'Audited project', detail: 'videos can be public', more: 'more quota on request' },
  ],
};

const businessProfile: StagePath = {
  name: 'Business Profile',
  first: { title: 'New project', detail: 'the quota is zero', more: 'every call fails' },
  next: [{ gate: 'access application', title: 'Approved project', detail: 'calls work', more: 'posts appear' }],
};

/** Shows what a Meta app can do before it's live, while it's live, and after App Review. */
export function MetaStages() {
  return <StagesDrawing paths={[meta]} />;
}

/** Shows what a TikTok app can do in the sandbox, after the app review, and after the audit. */
export function TikTokStages() {
  return <StagesDrawing paths={[tikTok]} />;
}

/** Shows LinkedIn's two products, each of which needs its own app. */
export function LinkedInStages() {
  return <StagesDrawing paths={[linkedInProfiles, linkedInPages]} />;
}

/** Shows the tiers of LinkedIn's product for Pages. */
export function LinkedInPageStages() {
  return <StagesDrawing paths={[linkedInPages]} />;
}

/** Shows Google's three approvals, which don't depend on each other. */
export function GoogleStages() {
  return <StagesDrawing paths={[googleConsent, youTube, businessProfile]} />;
}

/** Shows the states of Google's consent screen. */
export function GoogleConsentStages() {
  return <StagesDrawing paths={[googleConsent]} />;
}
