import { valuesPrefix } from '@/lib/values/values-key';
import { startValues } from './start-values';

/** The script in the head that shows the reader's own values before the page is painted. Its text is the same on every page. */
export function ValuesScript() {
  const text = `(${startValues.toString()})(${JSON.stringify(valuesPrefix)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
