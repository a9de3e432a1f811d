import { site } from '@/lib/site/config';
import styles from './site-footer.module.css';

/** The foot of every page: where the product and its people are, and whose name it is. */
export function SiteFooter() {
  const { marketing, chat, socialGroup, blog, source } = site.links;
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        <li>
          <a href={marketing}>{site.product} website</a>
        </li>
        <li>
          <a href={chat}>Discord</a>
        </li>
        <li>
          <a href={socialGroup}>Facebook group</a>
        </li>
        <li>
          <a href={blog}>Blog</a>
        </li>
        <li>
          <a href={source}>Source code</a>
        </li>
      </ul>
      <p>{site.trademark}</p>
    </footer>
  );
}
