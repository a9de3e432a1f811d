import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'One instance has several workspaces, which are separate from each other. A workspace has its own members, social accounts, posts, media, and ' +
  'tags. A post goes to accounts of its workspace, and uses media and tags of that workspace. The services, with the keys of your developer apps, are ' +
  'set up once for the whole instance.';

/** Shows what belongs to one workspace, and what belongs to the instance as a whole. */
export function WorkspaceParts() {
  return (
    <Drawing width={740} height={262} description={description}>
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
