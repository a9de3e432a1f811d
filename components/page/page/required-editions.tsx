import type { Page } from '@/lib/content/pages/page';
import { editionLabels } from '@/lib/site/editions';
import styles from './required-editions.module.css';

export function RequiredEditions({ editions }: { readonly editions: Page['requiredEditions'] }) {
  if (editions.length === 0) {
    return null;
  }
  const names = editions.map(({ name, note }) => (note ? `${editionLabels[name]} (${note})` : editionLabels[name]));
  return (
    <p className={styles.line} data-requires={editions.map(({ name }) => name).join(' ')}>
      Requires {names.join(' or ')}
    </p>
  );
}
