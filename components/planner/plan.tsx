import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { addEntries } from '@/components/page/toc/added-entries';
import { Advisories } from '@/components/tools/advisories';
import { Loading } from '@/components/tools/on-demand';
import { saveText } from '@/lib/browser/dom/save-text';
import { formatChoices, type PlanChoices } from '@/lib/browser/planner/choices';
import { type LoadedPhase, type LoadedStep, loadedPhasesOf, planAsMarkdown } from '@/lib/browser/planner/loaded-plan';
import { nameOf, type Phase, problemsOf } from '@/lib/browser/planner/plan';
import { fillMarkdown } from '@/lib/browser/values/fill-markdown';
import styles from './plan.module.css';
import { PlanBar } from './plan-bar';
import { PlanPhase } from './plan-phase';
import { StepLinks } from './step-links';
import { useTicks } from './ticks';
import { useSteps } from './use-steps';

export type PlanProps = {
  readonly choices: PlanChoices;
  readonly phases: readonly Phase[];
  /** The section that says how to return to the old version. */
  readonly back: string;
};

/** Renders a plan once its steps have loaded, or links to them if they can't be loaded. */
export function Plan({ choices, phases, back }: PlanProps) {
  const sections = phases.flatMap(({ steps }) => steps);
  const { steps, retry } = useSteps(sections, choices.installation);
  if (steps === undefined) {
    return <Loading name="the steps" />;
  }
  // Null also if the page is older than the site, and plans a step that no longer exists.
  const loaded = steps && loadedPhasesOf(phases, steps);
  return loaded ? (
    <LoadedPlan choices={choices} phases={loaded} back={back} />
  ) : (
    <StepLinks sections={sections} onRetry={retry} />
  );
}

type LoadedPlanProps = Omit<PlanProps, 'phases'> & { readonly phases: readonly LoadedPhase[] };

function LoadedPlan({ choices, phases, back }: LoadedPlanProps) {
  const { from, to } = choices;
  const place = useRef<HTMLDivElement>(null);
  const ticked = useTicks();
  const contents = JSON.stringify(
    phases.map(({ title, steps }, at) => {
      const done = steps.filter(({ tick }) => ticked.has(tick)).length;
      return { level: 2, id: phaseId(at), text: `${title} (${done} of ${steps.length})`, items: [] };
    }),
  );
  useEffect(() => addEntries(JSON.parse(contents)), [contents]);
  const download = () => {
    const items = place.current?.querySelectorAll('[data-number]');
    const markdown = planAsMarkdown(phases, choices, (step) => filledTask(step, items?.[step.number - 1]));
    const name = formatChoices(choices).slice(1).replace(/\w+=/g, '').replaceAll('&', '-');
    saveText(`upgrade-${name}.md`, markdown);
  };
  return (
    <div ref={place}>
      <PlanBar ticks={phases.flatMap(({ steps }) => steps.map(({ tick }) => tick))} onDownload={download} />
      <Advisories className={styles.problems} label={`Known problems of ${nameOf(to)}`} advisories={problemsOf(to)} />
      {phases.map((phase, at) => (
        <PlanPhase key={phase.title} id={phaseId(at)} {...phase} />
      ))}
      <p className={styles.trouble}>
        The way back: <SiteLink href={back}>{`return to ${nameOf(from)} with your backup`}</SiteLink>
      </p>
    </div>
  );
}

const phaseId = (at: number) => `phase-${at + 1}`;

/** Returns the Markdown of a step with the values that its item on the page shows, or with examples if they differ. */
function filledTask({ markdown, placeholders }: LoadedStep, item: Element | undefined): string {
  try {
    return fillMarkdown(markdown, placeholders, [...(item?.querySelectorAll<HTMLElement>('[data-placeholder]') ?? [])]);
  } catch (error) {
    console.warn("The plan's Markdown contains examples instead of values.", error);
    return markdown;
  }
}
