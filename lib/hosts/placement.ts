/** Where an emitted configuration listens until its user says otherwise: reachable from the same machine only. */
export const listenAddress = '127.0.0.1:8080';

/** The folder that an emitted configuration serves until its user says otherwise. */
export const hostRoot = '/srv/docs';

/** Does to a configuration what its user does: says where to listen, and where the files are. */
export function placed(config: string, port: number, folder: string): string {
  return config.replace(listenAddress, `127.0.0.1:${port}`).replace(hostRoot, folder);
}
