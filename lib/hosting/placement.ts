/** The default listen address of the configurations, reachable from the same machine only. */
export const listenAddress = '127.0.0.1:8080';

/** The folder with the site's files. */
export const hostRoot = '/srv/docs';
