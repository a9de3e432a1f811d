import { Arrow, Box, Drawing, Frame, narrowWidth } from './drawing';
import {
  installationDockerText,
  installationPackageText,
  installationPartsTextOf,
  plansAndWorkspacesText,
  type WithReverb,
  webhookSigningText,
  workspacePartsText,
} from './system-drawings';

// The drawings of `system-drawings.tsx` for phones, in two columns from top to bottom.
const left = 12;
const right = 180;
const column = 148;

export function NarrowDocker({ hasReverb = false }: WithReverb) {
  return (
    <Drawing width={narrowWidth} height={516} description={installationDockerText({ hasReverb })}>
      <Frame x={0} y={90} width={narrowWidth} height={426} title="Your server" />
      <Box x={96} y={0} title="Browser" detail="you and your team" width={column} />
      <Box x={96} y={128} title="Reverse proxy" detail="Traefik or your own" width={column} />
      <Box
        x={96}
        y={226}
        title="Mixpost"
        detail="Nginx, PHP-FPM,"
        more={hasReverb ? 'Horizon, Reverb, cron' : 'Horizon, cron'}
        width={column}
      />
      <Box x={left} y={352} title="MySQL" detail="posts, accounts, keys" width={column} />
      <Box x={right} y={352} title="Redis" detail="queue" width={column} />
      <Box x={96} y={444} title="Two volumes" detail="uploads, logs" width={column} />
      <Arrow path="M170 56v70" label="HTTPS" at={[196, 80]} />
      <Arrow path="M170 184v40" label={hasReverb ? '80, 8080' : 'port 80'} at={[204, 208]} />
      <Arrow path="M130 298v15q0 12-12 12H98q-12 0-12 12v13" />
      <Arrow path="M210 298v15q0 12 12 12h20q12 0 12 12v13" />
      <Arrow path="M170 298v144" />
    </Drawing>
  );
}

export function NarrowPackage() {
  return (
    <Drawing width={narrowWidth} height={432} description={installationPackageText}>
      <Frame x={0} y={0} width={narrowWidth} height={212} title="Your Laravel application" />
      <Box x={24} y={40} title="Your code" detail="routes, users, pages" width={136} />
      <Box x={192} y={40} title="Scheduler" detail="one cron entry" width={136} />
      <Box x={24} y={136} title="Mixpost" detail="a Composer package" width={136} />
      <Box x={192} y={136} title="Horizon" detail="queue workers" width={136} />
      <Box x={24} y={284} title="MySQL" detail="one database" width={136} />
      <Box x={192} y={284} title="Redis" detail="one queue server" width={136} />
      <Box x={24} y={376} title="Storage" detail="your filesystem disk" width={136} />
      <Arrow path="M76 192v90" label="its own tables" at={[122, 268]} />
      <Arrow path="M132 192v34q0 12 12 12h62q12 0 12 12v32" label="jobs" at={[174, 232]} />
      <Arrow path="M292 192v90" label="takes jobs" at={[258, 232]} />
      <Arrow path="M24 164h-2q-10 0-10 10v220q0 10 10 10" label="uploads" at={[40, 362]} />
    </Drawing>
  );
}

export function NarrowParts({ hasReverb = false }: WithReverb) {
  const end = hasReverb ? 512 : 416;
  return (
    <Drawing width={narrowWidth} height={end + 106} description={installationPartsTextOf({ hasReverb })}>
      <Frame x={0} y={90} width={narrowWidth} height={end - 90} title="Your server" />
      <Box x={24} y={0} title="Browser" detail="you and your team" width={138} />
      <Box x={24} y={128} title="Web server" detail="Nginx, certificate" width={138} />
      <Box x={190} y={128} title="PHP-FPM" detail="the application" width={138} />
      <Box x={24} y={236} title="Redis" detail="queue" width={138} />
      <Box x={190} y={236} title="MySQL" detail="posts, accounts" width={138} />
      <Box x={24} y={344} title="Scheduler" detail="cron, every minute" width={138} />
      <Box x={190} y={344} title="Horizon" detail="queue workers" width={138} />
      <Box x={190} y={end + 50} title="Social networks" detail="their APIs" width={138} />
      <Arrow path="M124 56v70" label="HTTPS" at={[150, 80]} />
      <Arrow path="M162 156h26" />
      <Arrow path="M280 184v50" />
      <Arrow path="M236 184v14q0 12-12 12H105q-12 0-12 12v12" />
      <Arrow path="M93 344v-50" label="due posts" at={[130, 323]} />
      <Arrow path="M162 264h2q12 0 12 12v34q0 12 12 12h28q12 0 12 12v8" label="jobs" at={[214, 312]} />
      <Arrow path={`M259 400V${end + 48}`} label="publishes" at={[294, end + 28]} />
      {hasReverb && <Box x={24} y={432} title="Reverb" detail="live updates" width={138} />}
      {hasReverb && <Arrow path="M24 156h-6q-6 0-6 6v292q0 6 6 6h4" />}
    </Drawing>
  );
}

export function NarrowPlans() {
  return (
    <Drawing width={narrowWidth} height={606} description={plansAndWorkspacesText}>
      <Frame x={0} y={0} width={narrowWidth} height={208} title="Payment platform" />
      <Frame x={0} y={252} width={narrowWidth} height={354} title="Mixpost" />
      <Box x={left} y={40} title="Product" detail="one for each plan" width={column} />
      <Box x={left} y={136} title="Price" detail="one for each cycle" width={column} />
      <Box x={right} y={136} title="Subscription" detail="charges the customer" width={column} />
      <Box x={left} y={306} title="Plan" detail="monthly, yearly" width={column} />
      <Box x={right} y={306} title="Subscription" detail="status, trial, end" width={column} />
      <Box x={6} y={418} title="Generic subscription" detail="without the platform" width={158} />
      <Box x={right} y={418} title="Workspace" detail="with an access status" width={column} />
      <Box x={left} y={530} title="Receipt" detail="for each payment" width={column} />
      <Box x={right} y={530} title="User" detail="owner or member" width={column} />
      <Arrow path="M86 136V98" />
      <Arrow path="M86 306V194" label="prices" at={[110, 236]} />
      <Arrow path="M254 192v112" label="webhook" at={[286, 236]} />
      <Arrow path="M180 334h-18" label="has one plan" at={[170, 299]} />
      <Arrow path="M86 418v-54" label="has one plan" at={[130, 390]} />
      <Arrow path="M254 362v54" label="belongs to" at={[290, 390]} />
      <Arrow path="M164 446h14" label="belongs to" at={[170, 411]} />
      <Arrow path="M86 530v-16q0-12 12-12h60q12 0 12-12v-14q0-12 8-12" label="belongs to" at={[124, 522]} />
      <Arrow path="M254 530v-54" label="owns" at={[276, 506]} />
    </Drawing>
  );
}

export function NarrowSigning() {
  return (
    <Drawing width={narrowWidth} height={620} description={webhookSigningText}>
      <Frame x={0} y={0} width={narrowWidth} height={202} title="Mixpost" />
      <Frame x={0} y={250} width={narrowWidth} height={370} title="Your receiver" />
      <Box x={left} y={40} title="Secret" detail="the same on both sides" width={column} />
      <Box x={right} y={40} title="HMAC SHA-256" detail="of the body, as hex" width={column} />
      <Box x={left} y={130} title="Request" detail="body and X-Signature" width={column} />
      <Box x={left} y={290} title="Request" detail="unmodified" width={column} />
      <Box x={left} y={386} title="HMAC SHA-256" detail="of the raw body" width={column} />
      <Box x={left} y={472} title="Secret" detail="in the environment" width={column} />
      <Box x={192} y={386} title="Equal?" detail="in constant time" width={120} />
      <Box x={192} y={472} title="200" detail="process the event" width={120} />
      <Box x={192} y={550} title="403" detail="reject it" width={120} />
      <Arrow path="M160 68h18" />
      <Arrow path="M254 96v50q0 12-12 12h-80" />
      <Arrow path="M124 186v102" label="HTTPS" at={[150, 232]} />
      <Arrow path="M86 346v38" label="raw body" at={[118, 369]} />
      <Arrow path="M160 318h80q12 0 12 12v54" label="header" at={[208, 311]} />
      <Arrow path="M86 472v-28" />
      <Arrow path="M160 414h30" />
      <Arrow path="M252 442v28" label="yes" at={[268, 460]} />
      <Arrow path="M312 414h2q12 0 12 12v140q0 12-12 12" label="no" at={[314, 460]} />
    </Drawing>
  );
}

export function NarrowWorkspace() {
  return (
    <Drawing width={narrowWidth} height={486} description={workspacePartsText}>
      <Frame x={0} y={0} width={narrowWidth} height={110} title="Instance" />
      <Frame x={0} y={150} width={narrowWidth} height={336} title="One workspace" />
      <Box x={left} y={40} title="Services" detail="keys of your apps" width={column} />
      <Box x={right} y={40} title="Users" detail="people who sign in" width={column} />
      <Box x={left} y={190} title="Social accounts" detail="pages and profiles" width={column} />
      <Box x={right} y={190} title="Members" detail="users with a role" width={column} />
      <Box x={96} y={294} title="Post" detail="a version for each" more="account" width={column} />
      <Box x={left} y={418} title="Media" detail="images, videos" width={column} />
      <Box x={right} y={418} title="Tags" detail="to find posts" width={column} />
      <Arrow path="M130 96v92" label="connect" at={[158, 134]} />
      <Arrow path="M254 96v92" label="join" at={[270, 134]} />
      <Arrow path="M130 294v-12q0-12-12-12H98q-12 0-12-12v-10" label="goes to" at={[156, 286]} />
      <Arrow path="M254 246v12q0 12-12 12h-20q-12 0-12 12v10" label="write" at={[238, 286]} />
      <Arrow path="M130 366v12q0 12-12 12H98q-12 0-12 12v14" label="shows" at={[154, 384]} />
      <Arrow path="M210 366v12q0 12 12 12h20q12 0 12 12v14" label="has" at={[228, 384]} />
    </Drawing>
  );
}
