import { backupGuide } from './backup';
import { manualEditions } from './editions/manual';
import { laravelPackage } from './laravel-package';
import { manualLite } from './manual';
import type { Runbook } from './runbook';
import { uninstallGuide } from './uninstall';
import { updatingLite } from './updating';
import { upgradingLite } from './upgrading';

/** Every page that the run follows. */
export const runbooks: readonly Runbook[] = [
  manualLite,
  ...manualEditions,
  laravelPackage,
  updatingLite,
  upgradingLite,
  backupGuide,
  uninstallGuide,
];
