import type { ComponentType } from 'react';
import styles from './figure.module.css';
import { InstallationParts } from './installation-parts';

/** Every drawing by the name that a page gives it. A drawing carries its own text alternative and its size. */
const drawings = {
  'installation-parts': InstallationParts,
} as const satisfies Record<string, ComponentType>;

export type FigureProps = { readonly name: keyof typeof drawings; readonly caption: string };

/** A drawing that follows the theme, with its caption. */
export function Figure({ name, caption }: FigureProps) {
  const Drawing = drawings[name];
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <Drawing />
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
