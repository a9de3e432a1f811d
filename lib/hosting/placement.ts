/** The default listen address of the configurations, reachable from the same machine only. */
export const listenAddress = '127.0.0.1:8080';

export const hostRoot = '/srv/docs';

/** Adapts a configuration the way its user would: sets the listen address and the folder with the files. */
export function placed(config: string, port: number, folder: string): string {
  return config.replace(listenAddress, `127.0.0.1:${port}`).replace(hostRoot, folder);
}
