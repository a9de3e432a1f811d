import { env } from '@/lib/site/env';
import { checkBasePath } from './check-base-path';

/** Runs in the page itself, where no other script of the site may be found. Its text is the same on every page. */
export function BasePathScript() {
  const text = `(${checkBasePath.toString()})(${JSON.stringify(env.basePath)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
