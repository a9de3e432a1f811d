import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'At the payment platform, a product has one price for each cycle, and a subscription there charges the customer. ' +
  'In Mixpost, a plan points to those prices. A subscription belongs to one workspace and has one plan. ' +
  'The platform reports each change of its subscription to Mixpost through the webhook. ' +
  'A generic subscription gives a workspace a plan without the payment platform. A receipt belongs to a workspace, and a user owns the workspace.';

/** Shows how the plans, subscriptions, and workspaces of Enterprise relate, and what the payment platform stores. */
export function PlansAndWorkspaces() {
  return (
    <Drawing width={720} height={316} description={description}>
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
