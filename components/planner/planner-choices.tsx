import { optionsOf, type PlanChoices } from '@/lib/browser/planner/choices';
import styles from './upgrade-planner.module.css';

export type PlannerChoicesProps = {
  readonly choices: PlanChoices;
  readonly onChange: (choices: PlanChoices) => void;
};

/** Renders the choices of a plan as groups of radio buttons. */
export function PlannerChoices({ choices, onChange }: PlannerChoicesProps) {
  return (
    <div className={styles.choices}>
      {Object.entries(optionsOf(choices)).map(([legend, options]) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <div className="choices">
            {options.map(({ label, isChosen, choice }) => (
              <label key={label}>
                <input type="radio" name={`plan ${legend}`} checked={isChosen} onChange={() => onChange(choice)} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
