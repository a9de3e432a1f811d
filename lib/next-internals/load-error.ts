/**
 * The error that React throws when a page's payload ends too early: the message in development, its number in a build.
 */
const truncatedPayload = /Connection closed|React error #412\b/;

/**
 * Returns whether an error says that a file of the site couldn't be loaded completely. The bundler gives such errors
 * their own name.
 */
export function isLoadError({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' || truncatedPayload.test(message);
}
