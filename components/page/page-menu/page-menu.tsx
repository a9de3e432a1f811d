import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { Page } from '@/lib/content/pages/page';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './page-menu.module.css';

/** Renders the actions for a page as a whole. It opens without scripts, and `page-menu-control.ts` runs its buttons. */
export function PageMenu({
  page,
}: {
  readonly page: Pick<Page, 'markdownPath' | 'editUrl' | 'assistantLinks' | 'assistantPrompt'>;
}) {
  const markdownPath = withBasePath(page.markdownPath);
  return (
    <details className={styles.menu} data-menu="" data-page-menu="">
      <summary className={styles.button}>
        Copy page
        <StrokeIcon d="m5 8 5 5 5-5" size={14} />
      </summary>
      <ul className={styles.list}>
        <li className={styles.scripted}>
          <button type="button" data-copy-page={markdownPath}>
            Copy as Markdown
            <small>For pasting into an assistant</small>
          </button>
        </li>
        {page.assistantPrompt && (
          <li className={styles.scripted}>
            <button type="button" data-copy-page="" data-prompt={page.assistantPrompt}>
              Copy prompt
              <small>For an assistant that follows this page with you</small>
            </button>
          </li>
        )}
        <li>
          <a href={markdownPath}>View as Markdown</a>
        </li>
        <li>
          <a href={withBasePath('/llms.txt')}>
            All pages as Markdown
            <small>For assistants: llms.txt</small>
          </a>
        </li>
        {page.assistantLinks.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="nofollow">{`Open in ${label}`}</a>
          </li>
        ))}
        <li className={styles.scripted}>
          <button type="button" data-print="">
            Print
          </button>
        </li>
        {page.editUrl && (
          <li>
            <a href={page.editUrl}>Edit</a>
          </li>
        )}
      </ul>
    </details>
  );
}
