import { backupGuide } from './backup';
import { manualLite } from './manual';
import type { Runbook } from './runbook';
import { updatingLite } from './updating';

/** Every page that the run follows. */
export const runbooks: readonly Runbook[] = [manualLite, updatingLite, backupGuide];
