import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './drawer-button.module.css';

export const drawerId = 'menu';

/** Renders the phone button that opens the drawer. Without scripts, it's a link to the list of links in the footer. */
export function DrawerButton() {
  const icon = <StrokeIcon d="M3 5.5h14M3 10h14M3 14.5h14" size={30} />;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Menu"
        aria-haspopup="dialog"
        data-drawer-open=""
        // Opens the dialog even before the scripts arrive, in browsers that support invoker commands.
        {...{ command: 'show-modal', commandfor: drawerId }}
      >
        {icon}
      </button>
      <a href="#site-links" className={styles.link} aria-label="Menu">
        {icon}
      </a>
    </>
  );
}
