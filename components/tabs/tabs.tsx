import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** One of several alternatives: its name, and its content. */
export type TabProps = { readonly label: string; readonly children: ReactNode };

/** Marks an alternative inside `<Tabs>`, which renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Tabs of one group, such as `proxy`, switch together on every page. */
export type TabsProps = { readonly group: string; readonly children: ReactNode };

/**
 * Alternatives of which the reader sees one. All of them are in the page: without scripts and in print they stand below each other, and
 * a closed one is found by the browser's own search, because the step after the export turns its `hidden` into `until-found`.
 */
export function Tabs({ group, children }: TabsProps) {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement<TabProps>(child))
    .map(({ props }) => ({ ...props, key: keyOf(props.label) }));
  const twice = tabs.find(({ key }, index) => tabs.findIndex((tab) => tab.key === key) < index);
  if (twice) {
    throw new Error(
      `Two tabs of the group "${group}" go by the name "${twice.key}"; give "${twice.label}" another label.`,
    );
  }
  return (
    <div className={styles.tabs} data-tabs={group}>
      <div className={styles.list} role="tablist" aria-label={`Choose: ${tabs.map((tab) => tab.label).join(', ')}`}>
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            className={styles.tab}
            data-tab={key}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, label, children: content }, index) => (
        <section
          key={key}
          role="tabpanel"
          className={styles.panel}
          aria-label={label}
          data-panel={key}
          hidden={index > 0}
        >
          <p className={styles.name}>{label}</p>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The name of a tab in attributes and in storage. */
export function keyOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
