import { Arrow, Box, Drawing, Frame } from './drawing';

/** `hasReverb` is whether the drawing is for Pro and Enterprise, which also run Reverb. */
export type WithReverb = { readonly hasReverb?: boolean };

export const installationDockerText = ({ hasReverb }: WithReverb) =>
  `A browser reaches a reverse proxy over HTTPS: Traefik or your own. The proxy forwards requests to ${
    hasReverb ? 'the ports 80 and 8080' : 'port 80'
  } of the Mixpost container, where one image runs Nginx, PHP-FPM, the Horizon workers, ${
    hasReverb ? 'Reverb, ' : ''
  }and cron. The container keeps its data in MySQL, its queue in Redis, and uploads and logs in two volumes. MySQL and Redis run in their own containers.`;

export function InstallationDocker({ hasReverb = false }: WithReverb) {
  return (
    <Drawing width={740} height={250} description={installationDockerText({ hasReverb })}>
      <Frame x={186} y={0} width={554} height={250} title="Your server, with Docker" />
      <Box x={0} y={92} title="Browser" detail="you and your team" width={140} />
      <Box x={206} y={92} title="Reverse proxy" detail="Traefik or your own" width={140} />
      <Box
        x={404}
        y={92}
        title="Mixpost"
        detail="Nginx, PHP-FPM,"
        more={hasReverb ? 'Horizon, Reverb, cron' : 'Horizon, cron'}
        width={142}
      />
      <Box x={586} y={46} title="MySQL" detail="posts, accounts, keys" width={140} />
      <Box x={586} y={114} title="Redis" detail="queue" width={140} />
      <Box x={586} y={182} title="Two volumes" detail="uploads, logs" width={140} />
      <Arrow path="M140 120h64" label="HTTPS" at={[163, 112]} />
      <Arrow path="M346 120h56" label={hasReverb ? '80, 8080' : 'port 80'} at={[373, 112]} />
      <Arrow path="M546 112h6q12 0 12-12v-14q0-12 12-12h8" />
      <Arrow path="M546 130h38" />
      <Arrow path="M546 148h6q12 0 12 12v38q0 12 12 12h8" />
    </Drawing>
  );
}

export const installationPackageText =
  'Your Laravel application contains your code, and Mixpost as a Composer package. Both share the web server and PHP, the database, and the ' +
  'application’s storage. Horizon takes the jobs of both from Redis, and one cron entry runs the schedule of both.';

export function InstallationPackage() {
  return (
    <Drawing width={740} height={226} description={installationPackageText}>
      <Frame x={0} y={0} width={370} height={226} title="Your Laravel application" />
      <Box x={20} y={50} title="Your code" detail="routes, users, pages" />
      <Box x={200} y={50} title="Mixpost" detail="a Composer package" />
      <Box x={20} y={150} title="Scheduler" detail="one cron entry" />
      <Box x={200} y={150} title="Horizon" detail="queue workers" />
      <Box x={560} y={20} title="MySQL" detail="one database" width={180} />
      <Box x={560} y={92} title="Redis" detail="one queue server" width={180} />
      <Box x={560} y={164} title="Storage" detail="your filesystem disk" width={180} />
      <Arrow path="M350 64h150q12 0 12-8t12-8h34" label="its own tables" at={[430, 56]} />
      <Arrow path="M350 84h150q12 0 12 12v12q0 12 12 12h34" label="jobs" at={[430, 79]} />
      <Arrow path="M350 178h150q12 0 12-12v-24q0-12 12-12h34" label="takes jobs" at={[430, 170]} />
      <Arrow path="M350 96h110q12 0 12 12v72q0 12 12 12h74" label="uploads" at={[520, 208]} />
    </Drawing>
  );
}

const installationPartsText =
  'A browser reaches the web server over HTTPS. The web server passes requests to PHP, which reads and writes MySQL and adds jobs to Redis. ' +
  'Every minute, the scheduler adds due posts to the queue in Redis. Horizon workers take jobs from Redis and publish to the social networks.';

const reverbText = ' In Pro and Enterprise, the web server also passes live connections to Reverb.';

export const installationPartsTextOf = ({ hasReverb }: WithReverb) =>
  installationPartsText + (hasReverb ? reverbText : '');

export function InstallationParts({ hasReverb = false }: WithReverb) {
  const height = hasReverb ? 386 : 300;
  return (
    <Drawing width={740} height={height} description={installationPartsTextOf({ hasReverb })}>
      <Frame x={186} y={0} width={554} height={height} title="Your server" />
      <Box x={0} y={48} title="Browser" detail="you and your team" width={140} />
      <Box x={0} y={220} title="Social networks" detail="their APIs" width={140} />
      <Box x={206} y={48} title="Web server" detail="Nginx, certificate" width={140} />
      <Box x={394} y={48} title="PHP-FPM" detail="the application" width={140} />
      <Box x={582} y={48} title="MySQL" detail="posts, accounts, keys" width={140} />
      <Box x={582} y={134} title="Redis" detail="queue" width={140} />
      <Box x={206} y={134} title="Scheduler" detail="cron, every minute" width={140} />
      <Box x={394} y={220} title="Horizon" detail="queue workers" width={140} />
      <Arrow path="M140 76h64" label="HTTPS" at={[163, 70]} />
      <Arrow path="M346 76h46" />
      <Arrow path="M534 68h46" />
      <Arrow path="M534 86h12q12 0 12 12v41q0 12 12 12h10" />
      <Arrow path="M346 166h234" label="due posts" at={[464, 159]} />
      <Arrow path="M652 190v46q0 12-12 12H536" label="jobs" at={[620, 241]} />
      <Arrow path="M394 248H142" label="publishes" at={[276, 241]} />
      {hasReverb && <Box x={206} y={306} title="Reverb" detail="live updates" width={140} />}
      {hasReverb && <Arrow path="M206 94h-2q-8 0-8 8v224q0 8 8 8" />}
    </Drawing>
  );
}

export const plansAndWorkspacesText =
  'At the payment platform, a product has one price for each cycle, and a subscription there charges the customer. ' +
  'In Mixpost, a plan points to those prices. A subscription belongs to one workspace and has one plan. ' +
  'The platform reports each change of its subscription to Mixpost through the webhook. ' +
  'A generic subscription gives a workspace a plan without the payment platform. A receipt belongs to a workspace, and a user owns the workspace.';

export function PlansAndWorkspaces() {
  return (
    <Drawing width={720} height={316} description={plansAndWorkspacesText}>
      <Frame x={0} y={0} width={186} height={316} title="Payment platform" />
      <Frame x={236} y={0} width={484} height={316} title="Mixpost Enterprise" />
      <Box x={18} y={46} title="Product" detail="one for each plan" />
      <Box x={18} y={142} title="Price" detail="one for each cycle" />
      <Box x={18} y={238} title="Subscription" detail="charges the customer" />
      <Box x={262} y={46} title="Plan" detail="monthly, yearly" width={160} />
      <Box x={262} y={142} title="Subscription" detail="status, trial, end" width={160} />
      <Box x={262} y={238} title="Receipt" detail="for each payment" width={160} />
      <Box x={534} y={46} title="Generic subscription" detail="without the platform" width={166} />
      <Box x={534} y={142} title="Workspace" detail="with an access status" width={166} />
      <Box x={534} y={238} title="User" detail="owner or member" width={166} />
      <Arrow path="M93 142V104" />
      <Arrow path="M262 74h-50q-12 0-12 12v64q0 12-12 12H170" label="prices" at={[211, 66]} />
      <Arrow path="M168 266h38q12 0 12-12v-72q0-12 12-12h30" label="webhook" at={[208, 284]} />
      <Arrow path="M342 142V104" label="has one plan" at={[388, 128]} />
      <Arrow path="M534 74H424" label="has one plan" at={[479, 66]} />
      <Arrow path="M422 170h110" label="belongs to" at={[477, 162]} />
      <Arrow path="M617 102v38" label="belongs to" at={[652, 126]} />
      <Arrow path="M422 266h44q12 0 12-12v-60q0-12 12-12h42" label="belongs to" at={[460, 284]} />
      <Arrow path="M617 238v-38" label="owns" at={[638, 223]} />
    </Drawing>
  );
}

export const webhookSigningText =
  'Mixpost and your receiver have the same secret. Mixpost computes an HMAC of the body with the secret, and sends the body with that ' +
  'signature in the X-Signature header. Your receiver computes the HMAC of the raw body with its own copy of the secret and compares the ' +
  'two signatures in constant time. If they match, it returns 200 and processes the event. If not, or if the header is missing, it returns 403.';

export function WebhookSigning() {
  return (
    <Drawing width={740} height={300} description={webhookSigningText}>
      <Frame x={0} y={0} width={250} height={300} title="Mixpost" />
      <Frame x={370} y={0} width={370} height={300} title="Your receiver" />
      <Box x={20} y={48} title="Secret" detail="the same on both sides" width={210} />
      <Box x={20} y={134} title="HMAC SHA-256" detail="of the body, as hex" width={210} />
      <Box x={20} y={220} title="Request" detail="body and X-Signature" width={210} />
      <Box x={390} y={48} title="Secret" detail="in the environment" width={150} />
      <Box x={390} y={134} title="HMAC SHA-256" detail="of the raw body" width={150} />
      <Box x={390} y={220} title="Request" detail="unmodified" width={150} />
      <Box x={600} y={134} title="Equal?" detail="in constant time" width={120} />
      <Box x={600} y={48} title="200" detail="process the event" width={120} />
      <Box x={600} y={220} title="403" detail="reject it" width={120} />
      <Arrow path="M125 104v28" />
      <Arrow path="M125 190v28" />
      <Arrow path="M230 248H388" label="HTTPS" at={[309, 241]} />
      <Arrow path="M465 104v28" />
      <Arrow path="M465 220v-28" label="raw body" at={[496, 209]} />
      <Arrow path="M540 162h58" />
      <Arrow path="M540 248h18q12 0 12 -12v-52q0 -12 12 -12h16" label="header" at={[563, 264]} />
      <Arrow path="M660 134v-28" label="yes" at={[676, 124]} />
      <Arrow path="M660 190v28" label="no" at={[674, 208]} />
    </Drawing>
  );
}

export const workspacePartsText =
  'Services and users belong to the instance. Users join a workspace as members and write posts, which go to its social accounts and use its media and tags.';

export function WorkspaceParts() {
  return (
    <Drawing width={740} height={262} description={workspacePartsText}>
      <Frame x={0} y={0} width={170} height={262} title="Instance" />
      <Frame x={200} y={0} width={540} height={262} title="One workspace of several" />
      <Box x={14} y={50} title="Services" detail="keys of your apps" width={142} />
      <Box x={14} y={180} title="Users" detail="people who sign in" width={142} />
      <Box x={222} y={50} title="Social accounts" detail="pages and profiles" />
      <Box x={222} y={180} title="Members" detail="users with a role" />
      <Box x={406} y={115} title="Post" detail="a version for each" more="account" width={130} />
      <Box x={576} y={50} title="Media" detail="images, videos" width={146} />
      <Box x={576} y={180} title="Tags" detail="to find posts" width={146} />
      <Arrow path="M156 78h64" label="connect" at={[188, 70]} />
      <Arrow path="M156 208h64" label="join" at={[188, 200]} />
      <Arrow path="M471 115v-25q0-12-12-12H374" label="goes to" at={[420, 70]} />
      <Arrow path="M372 208h87q12 0 12-12v-7" label="write" at={[412, 226]} />
      <Arrow path="M536 138h16q12 0 12-12V90q0-12 10-12" label="shows" at={[548, 70]} />
      <Arrow path="M536 162h16q12 0 12 12v22q0 12 10 12" label="has" at={[546, 226]} />
    </Drawing>
  );
}
