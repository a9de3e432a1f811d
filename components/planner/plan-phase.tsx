import { SiteLink } from '@/components/chrome/link/site-link';
import { StaticHtml } from '@/components/prose/static-html/static-html';
import { withCode } from '@/components/tools/with-code';
import type { LoadedPhase, LoadedStep } from '@/lib/browser/planner/loaded-plan';
import { nameOf } from '@/lib/browser/planner/plan';
import styles from './plan.module.css';
import { setTick, useTicks } from './ticks';

/** Renders a phase of a plan: its title, what the new version needs, and its steps. */
export function PlanPhase({ id, title, php, laravel, steps, trouble, to }: LoadedPhase & { readonly id: string }) {
  const needs = [php && `PHP ${php} or later`, laravel && `Laravel ${laravel}`].filter(Boolean).join(' · ');
  return (
    <section className={styles.phase}>
      <h2 id={id}>{title}</h2>
      {needs !== '' && <p className={styles.needs}>{needs}</p>}
      <ol className={`steps ${styles.steps}`}>
        {steps.map((step) => (
          <PlanStep key={step.section} {...step} />
        ))}
      </ol>
      {trouble !== undefined && (
        <p className={styles.trouble}>
          If a step fails: <SiteLink href={trouble}>{`errors on the way to ${nameOf(to)}`}</SiteLink>
        </p>
      )}
    </section>
  );
}

function PlanStep({ section, tick, number, title, html }: LoadedStep) {
  const isDone = useTicks().has(tick);
  const id = `plan-step-${number}`;
  return (
    <li data-number={number} data-done={isDone || undefined}>
      <input
        type="checkbox"
        aria-labelledby={id}
        checked={isDone}
        onChange={({ target }) => setTick(tick, target.checked)}
      />
      <div className={styles.title}>
        <SiteLink id={id} href={section}>
          {withCode(title)}
        </SiteLink>
      </div>
      <div className={styles.content}>
        <StaticHtml html={html} />
      </div>
    </li>
  );
}
