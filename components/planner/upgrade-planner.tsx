'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { formatChoices, type PlanChoices, readChoices } from '@/lib/browser/planner/choices';
import { nameOf, planUpgrade } from '@/lib/browser/planner/plan';
import { choicesOf } from '@/lib/browser/values/choices';
import { valueStorage } from '@/lib/browser/values/value-storage';
import { Plan } from './plan';
import { PlannerChoices } from './planner-choices';
import styles from './upgrade-planner.module.css';

/** Renders the upgrade planner. The choices are in the page's address, and the ticks in this browser. */
export function UpgradePlanner() {
  return <Planner search={useSearchParams().toString()} />;
}

/** @param search the query of the address, with the choices to start with */
export function Planner({ search }: { readonly search: string }) {
  const [choices, setChoices] = useState(() => readChoices(search, preferred()));
  const { from, to, installation } = choices;
  const planned = planUpgrade(from, to, installation);
  const change = (changed: PlanChoices) => {
    setChoices(changed);
    window.history.replaceState(null, '', formatChoices(changed) + window.location.hash);
  };
  return (
    <>
      <PlannerChoices choices={choices} onChange={change} />
      <p className={styles.status} role="status" data-refused={'obstacle' in planned ? '' : undefined}>
        {'obstacle' in planned ? planned.obstacle : `${nameOf(from)} to ${nameOf(to)}`}
      </p>
      {'obstacle' in planned ? (
        <p>
          <SiteLink href={planned.section}>What to do instead</SiteLink>
        </p>
      ) : (
        <Plan choices={choices} {...planned} />
      )}
    </>
  );
}

/** Returns the edition and installation that the reader has chosen for all pages, or the most common ones. */
function preferred() {
  const { edition, method } = choicesOf(valueStorage.readAll());
  return {
    edition: edition === 'lite' || edition === 'enterprise' ? edition : 'pro',
    installation: method === 'manual' ? 'manual' : 'docker',
  } as const;
}
