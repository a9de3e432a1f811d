import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import type { PlanChoices } from '@/lib/browser/planner/choices';
import { type Steps, type StepsFile, stepsFileOf, stepsFolder } from '@/lib/browser/planner/steps-file';
import { withBasePath } from '@/lib/site/base-path.mjs';

const files = new Map<string, Promise<Steps>>();

/** The steps of a plan; null if they can't be loaded, and undefined until they are. */
type LoadedSteps = { readonly steps: Steps | null | undefined; readonly retry: () => void };

/** Loads the steps for sections (`/path#id`), which the build has written (`lib/export/upgrade-steps.ts`). */
export function useSteps(sections: readonly string[], installation: PlanChoices['installation']): LoadedSteps {
  const names = [...new Set(sections.map((section) => stepsFileOf(section, installation)))].join(' ');
  const [loaded, setLoaded] = useState<{ readonly names: string; readonly steps: Steps | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const finish = (steps: Steps | null) => isCurrent && setLoaded({ names, steps });
    Promise.all(names.split(' ').map(loadFile)).then(
      (all) => finish(Object.assign({}, ...all)),
      (error: unknown) => {
        console.warn(`The upgrade planner can't load the steps (attempt ${attempt + 1}).`, error);
        finish(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [names, attempt]);

  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { steps: loaded?.names === names ? loaded.steps : undefined, retry };
}

/** Loads a file once; a failure is tried again next time. Its address includes the build, like those of the search. */
function loadFile(name: string): Promise<Steps> {
  const loading = files.get(name) ?? fetchFile(name);
  files.set(name, loading);
  loading.catch(() => files.delete(name));
  return loading;
}

async function fetchFile(name: string): Promise<Steps> {
  const build = document.documentElement.dataset.deploy ?? '';
  const { steps } = await fetchJson<StepsFile>(withBasePath(`/${stepsFolder}/${name}?${build}`));
  return steps;
}
