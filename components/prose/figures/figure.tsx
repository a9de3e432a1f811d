import type { ReactElement } from 'react';
import { googleConsent, linkedInPages, linkedInProfiles, meta, tikTok } from './app-stages';
import styles from './figure.module.css';
import { SequenceDrawing } from './sequence-drawing';
import { oauthRoundTrip, paymentRoundTrip, scheduledPost } from './sequences';
import { StagesDrawing } from './stages-drawing';
import {
  InstallationDocker,
  InstallationPackage,
  InstallationParts,
  PlansAndWorkspaces,
  WebhookSigning,
  WorkspaceParts,
} from './system-drawings';

/** Every drawing, by the name that pages use. A drawing includes its own text alternative and size. */
const drawings = {
  'google-consent-stages': <StagesDrawing paths={[googleConsent]} />,
  'installation-docker': <InstallationDocker />,
  'installation-docker-reverb': <InstallationDocker hasReverb />,
  'installation-package': <InstallationPackage />,
  'installation-parts': <InstallationParts />,
  'installation-parts-reverb': <InstallationParts hasReverb />,
  'linked-in-page-stages': <StagesDrawing paths={[linkedInPages]} />,
  'linked-in-stages': <StagesDrawing paths={[linkedInProfiles, linkedInPages]} />,
  'meta-stages': <StagesDrawing paths={[meta]} />,
  'oauth-round-trip': <SequenceDrawing {...oauthRoundTrip} />,
  'payment-round-trip': <SequenceDrawing {...paymentRoundTrip} />,
  'plans-and-workspaces': <PlansAndWorkspaces />,
  'scheduled-post': <SequenceDrawing {...scheduledPost} />,
  'tik-tok-stages': <StagesDrawing paths={[tikTok]} />,
  'webhook-signing': <WebhookSigning />,
  'workspace-parts': <WorkspaceParts />,
} satisfies Record<string, ReactElement>;

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
        {/* biome-ignore lint/a11y: not a fieldset, but a group that scrolls on a narrow screen, also by keyboard */}
        <div className={styles.drawing} role="group" aria-label="Diagram" tabIndex={0}>
          {drawings[name]}
        </div>
        <button type="button" data-enlarge="" aria-label="Enlarge diagram" aria-describedby={captionId} />
      </div>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
