import type { ComponentType } from 'react';
import {
  GoogleConsentStages,
  GoogleStages,
  LinkedInPageStages,
  LinkedInStages,
  MetaStages,
  TikTokStages,
} from './app-stages';
import styles from './figure.module.css';
import { InstallationDocker } from './installation-docker';
import { InstallationPackage } from './installation-package';
import { InstallationParts } from './installation-parts';
import { OauthRoundTrip } from './oauth-round-trip';
import { PaymentRoundTrip } from './payment-round-trip';
import { PlansAndWorkspaces } from './plans-and-workspaces';
import { ScheduledPost } from './scheduled-post';
import { EnterpriseUpgradePath, LiteUpgradePath, ProUpgradePath } from './upgrade-paths';
import { WebhookSigning } from './webhook-signing';
import { WorkspaceParts } from './workspace-parts';

/** Every drawing, by the name that pages use. A drawing includes its own text alternative and size. */
const drawings = {
  'google-consent-stages': GoogleConsentStages,
  'google-stages': GoogleStages,
  'installation-docker': InstallationDocker,
  'installation-package': InstallationPackage,
  'installation-parts': InstallationParts,
  'linked-in-page-stages': LinkedInPageStages,
  'linked-in-stages': LinkedInStages,
  'meta-stages': MetaStages,
  'oauth-round-trip': OauthRoundTrip,
  'payment-round-trip': PaymentRoundTrip,
  'plans-and-workspaces': PlansAndWorkspaces,
  'scheduled-post': ScheduledPost,
  'tik-tok-stages': TikTokStages,
  'upgrade-paths-enterprise': EnterpriseUpgradePath,
  'upgrade-paths-lite': LiteUpgradePath,
  'upgrade-paths-pro': ProUpgradePath,
  'webhook-signing': WebhookSigning,
  'workspace-parts': WorkspaceParts,
} as const satisfies Record<string, ComponentType>;

export type FigureProps = { readonly name: keyof typeof drawings; readonly caption: string };

/**
 * Renders a drawing that follows the theme, with its caption and the button that enlarges it (see `components/prose/zoom/`).
 */
export function Figure({ name, caption }: FigureProps) {
  const Drawing = drawings[name];
  const captionId = `figure-${name}`;
  return (
    <figure className={styles.figure}>
      <div data-zoom="">
        {/* biome-ignore lint/a11y: not a fieldset, but a group that scrolls on a narrow screen, also by keyboard */}
        <div className={styles.drawing} role="group" aria-label="Diagram" tabIndex={0}>
          <Drawing />
        </div>
        <button type="button" data-enlarge="" aria-label="Enlarge diagram" aria-describedby={captionId} />
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
