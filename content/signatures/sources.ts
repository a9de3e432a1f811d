import { advisories } from './advisories';
import { api } from './api';
import { bluesky } from './bluesky';
import { database } from './database';
import { enterprise } from './enterprise';
import { google } from './google';
import { https } from './https';
import { installation } from './installation';
import { linkedIn } from './linked-in';
import { media } from './media';
import { meta } from './meta';
import { networks } from './networks';
import { openAi } from './open-ai';
import { payment } from './payment';
import { queues } from './queues';
import { realTime } from './real-time';
import { server } from './server';
import { signIn } from './sign-in';
import { storage } from './storage';
import { tikTok } from './tik-tok';
import type { SignatureSource } from './types';
import { upgradesEnterprise } from './upgrades-enterprise';
import { upgradesLite } from './upgrades-lite';
import { upgradesPro } from './upgrades-pro';
import { workers } from './workers';
import { x } from './x';

/** Every known error, as the files of this folder write it. */
export const sources: readonly SignatureSource[] = [
  ...advisories,
  ...installation,
  ...database,
  ...signIn,
  ...https,
  ...workers,
  ...queues,
  ...media,
  ...realTime,
  ...server,
  ...storage,
  ...meta,
  ...google,
  ...tikTok,
  ...x,
  ...linkedIn,
  ...bluesky,
  ...networks,
  ...openAi,
  ...payment,
  ...enterprise,
  ...api,
  ...upgradesLite,
  ...upgradesPro,
  ...upgradesEnterprise,
];
