import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'A browser reaches the web server over HTTPS. The web server passes requests to PHP, which reads and writes MySQL and adds jobs to Redis. ' +
  'Every minute, the scheduler adds due posts to the queue in Redis. Horizon workers take jobs from Redis and publish to the social networks.';

/** Shows the parts of an installation and the connections between them. */
export function InstallationParts() {
  return (
    <Drawing width={740} height={300} description={description}>
      <Frame x={186} y={0} width={554} height={300} title="Your server" />
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
    </Drawing>
  );
}
