import { caddyHost } from './caddy-host';
import type { Host } from './host';
import { nginxHost } from './nginx-host';
import { privateCopyHost, startHost } from './own-hosts';
import { previewHost, pythonHost } from './plain-hosts';

/** The hosts that follow the site's rules, and serve any folder with an export. */
export const hostsOfFolders: readonly Host[] = [nginxHost, caddyHost, startHost];

/** The hosts that follow the site's rules. */
export const hostsWithRules: readonly Host[] = [...hostsOfFolders, privateCopyHost];

/** Every host. */
export const allHosts: readonly Host[] = [...hostsWithRules, pythonHost, previewHost];
