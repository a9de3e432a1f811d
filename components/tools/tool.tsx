'use client';

import { AppMessages } from './app-messages';
import { OnDemand, type OnDemandProps } from './on-demand';
import styles from './tool-place.module.css';
import { useHydrated } from './use-hydrated';

const tools = {
  'offline-copy': {
    name: 'the offline copy',
    withoutScripts:
      'Saving the docs in your browser requires JavaScript. Turn it on for this site, then reload this page.',
    load: () => import('@/components/offline/offline-panel').then(({ OfflinePanel }) => OfflinePanel),
  },
  'upgrade-planner': {
    name: 'the upgrade planner',
    withoutScripts: 'The planner requires JavaScript.',
    load: () => import('@/components/planner/upgrade-planner').then(({ UpgradePlanner }) => UpgradePlanner),
  },
  'webhook-lab': {
    name: 'the webhook lab',
    withoutScripts: 'The webhook lab requires JavaScript. Without it, compute the signature with the command below.',
    load: () => import('@/components/webhook-lab/webhook-lab').then(({ WebhookLab }) => WebhookLab),
  },
} satisfies Record<string, Pick<OnDemandProps<object>, 'name' | 'load'> & { readonly withoutScripts: string }>;

/**
 * Renders a tool. The built page contains its place, with a sentence for readers without scripts, and messages that
 * show while the app starts and if it can't (`data-app`). React renders the tool there once it has hydrated the page.
 */
export function Tool({ id }: { readonly id: keyof typeof tools }) {
  const { name, withoutScripts, load } = tools[id];
  return (
    <div className={styles.place} data-tool={id}>
      {useHydrated() ? (
        <OnDemand name={name} load={load} props={{}} />
      ) : (
        <>
          <noscript>
            <p>{withoutScripts}</p>
          </noscript>
          <AppMessages name={name} />
        </>
      )}
    </div>
  );
}
