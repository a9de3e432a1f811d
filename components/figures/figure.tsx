import type { ComponentType } from 'react';
import styles from './figure.module.css';
import { InstallationParts } from './installation-parts';
import { WebhookSigning } from './webhook-signing';

/** Every drawing by the name that a page gives it. A drawing carries its own text alternative and its size. */
const drawings = {
  'installation-parts': InstallationParts,
  'webhook-signing': WebhookSigning,
} as const satisfies Record<string, ComponentType>;

export type FigureProps = { readonly name: keyof typeof drawings; readonly caption: string };

/** A drawing that follows the theme, with its caption, and the button that enlarges it (see `components/zoom/`). */
export function Figure({ name, caption }: FigureProps) {
  const Drawing = drawings[name];
  const captionId = `figure-${name}`;
  return (
    <figure className={styles.figure}>
      <div data-zoom="">
        {/* biome-ignore lint/a11y: no set of fields, but a group that scrolls on a narrow screen, also by keyboard */}
        <div className={styles.drawing} role="group" aria-label="Drawing" tabIndex={0}>
          <Drawing />
        </div>
        <button type="button" data-enlarge="" aria-label="Enlarge drawing" aria-describedby={captionId} />
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
