import type { ReactElement } from 'react';
import { googleConsent, linkedInPages, linkedInProfiles, meta, tikTok } from './app-stages';
import styles from './figure.module.css';
import {
  NarrowDocker,
  NarrowPackage,
  NarrowParts,
  NarrowPlans,
  NarrowSigning,
  NarrowWorkspace,
} from './narrow-drawings';
import { NarrowSequence, SequenceDrawing, type SequenceDrawingProps } from './sequence-drawing';
import { oauthRoundTrip, paymentRoundTrip, scheduledPost } from './sequences';
import { NarrowStages, type StagePath, StagesDrawing } from './stages-drawing';
import {
  InstallationDocker,
  InstallationPackage,
  InstallationParts,
  PlansAndWorkspaces,
  WebhookSigning,
  WorkspaceParts,
} from './system-drawings';

/** A drawing in two layouts. Each includes its own text alternative and size. */
type Layouts = { readonly wide: ReactElement; readonly narrow: ReactElement };

const stagesOf = (...paths: StagePath[]): Layouts => ({
  wide: <StagesDrawing paths={paths} />,
  narrow: <NarrowStages paths={paths} />,
});

const sequenceOf = (sequence: SequenceDrawingProps): Layouts => ({
  wide: <SequenceDrawing {...sequence} />,
  narrow: <NarrowSequence {...sequence} />,
});

/** Every drawing, by the name that pages use. */
const drawings = {
  'google-consent-stages': stagesOf(googleConsent),
  'installation-docker': { wide: <InstallationDocker />, narrow: <NarrowDocker /> },
  'installation-docker-reverb': { wide: <InstallationDocker hasReverb />, narrow: <NarrowDocker hasReverb /> },
  'installation-package': { wide: <InstallationPackage />, narrow: <NarrowPackage /> },
  'installation-parts': { wide: <InstallationParts />, narrow: <NarrowParts /> },
  'installation-parts-reverb': { wide: <InstallationParts hasReverb />, narrow: <NarrowParts hasReverb /> },
  'linked-in-page-stages': stagesOf(linkedInPages),
  'linked-in-stages': stagesOf(linkedInProfiles, linkedInPages),
  'meta-stages': stagesOf(meta),
  'oauth-round-trip': sequenceOf(oauthRoundTrip),
  'payment-round-trip': sequenceOf(paymentRoundTrip),
  'plans-and-workspaces': { wide: <PlansAndWorkspaces />, narrow: <NarrowPlans /> },
  'scheduled-post': sequenceOf(scheduledPost),
  'tik-tok-stages': stagesOf(tikTok),
  'webhook-signing': { wide: <WebhookSigning />, narrow: <NarrowSigning /> },
  'workspace-parts': { wide: <WorkspaceParts />, narrow: <NarrowWorkspace /> },
} satisfies Record<string, Layouts>;

export type FigureProps = { readonly name: keyof typeof drawings; readonly caption: string };

/**
 * Renders a drawing with its caption and the button that enlarges it (see `components/prose/zoom/`).
 *
 * @throws if there's no drawing with the name, which pages can't be type-checked for
 */
export function Figure({ name, caption }: FigureProps) {
  if (!Object.hasOwn(drawings, name)) {
    const names = Object.keys(drawings).join(', ');
    throw new Error(`<Figure> names the drawing "${name}", which doesn't exist; write one of ${names}.`);
  }
  const captionId = `figure-${name}`;
  return (
    <figure className={styles.figure}>
      <div data-zoom="">
        <div className={styles.wide}>{drawings[name].wide}</div>
        <div className={styles.narrow}>{drawings[name].narrow}</div>
        <button type="button" data-enlarge="" aria-label="Enlarge diagram" aria-describedby={captionId} />
      </div>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
