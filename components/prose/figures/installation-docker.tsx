import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'A browser reaches a reverse proxy over HTTPS: Traefik or your own. The proxy forwards requests to port 80 of the Mixpost container, where ' +
  'one image runs Nginx, PHP-FPM, the Horizon workers, and cron. The container keeps its data in MySQL, its queue in Redis, and uploads and ' +
  'logs in a volume. MySQL and Redis run in their own containers.';

/** Shows the containers of a Docker installation, and what runs in each. */
export function InstallationDocker() {
  return (
    <Drawing width={740} height={250} description={description}>
      <Frame x={186} y={0} width={554} height={250} title="Your server, with Docker" />
      <Box x={0} y={92} title="Browser" detail="you and your team" width={140} />
      <Box x={206} y={92} title="Reverse proxy" detail="Traefik or your own" width={140} />
      <Box x={404} y={92} title="Mixpost" detail="Nginx, PHP-FPM," more="Horizon, cron" width={142} />
      <Box x={586} y={46} title="MySQL" detail="posts, accounts, keys" width={140} />
      <Box x={586} y={114} title="Redis" detail="queue" width={140} />
      <Box x={586} y={182} title="Volume" detail="uploads, logs" width={140} />
      <Arrow path="M140 120h64" label="HTTPS" at={[163, 112]} />
      <Arrow path="M346 120h56" label="port 80" at={[373, 112]} />
      <Arrow path="M546 112h6q12 0 12-12v-14q0-12 12-12h8" />
      <Arrow path="M546 130h38" />
      <Arrow path="M546 148h6q12 0 12 12v38q0 12 12 12h8" />
    </Drawing>
  );
}
