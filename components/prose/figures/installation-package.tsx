import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'Your Laravel application contains your code, and Mixpost as a Composer package. Both share the web server and PHP, the database, and the ' +
  'application’s storage. Horizon takes the jobs of both from Redis, and one cron entry runs the schedule of both.';

/** Shows Mixpost as a package in a Laravel application, and what the two share. */
export function InstallationPackage() {
  return (
    <Drawing width={740} height={226} description={description}>
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
