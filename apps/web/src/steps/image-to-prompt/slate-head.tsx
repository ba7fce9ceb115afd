import { Stripe } from '../../ui/stripe/stripe.tsx';
import { reverseModelNames } from './reverse-model-names.ts';
import type { Sitting } from './sitting.ts';
import styles from './slate-head.module.css';

/** The head of the report: which picture, how its prompt was come by, how sure that is. */
export function SlateHead({ sitting: { file, stage, model } }: { sitting: Sitting }) {
  const cells: [string, string][] = [];
  if (stage.kind === 'analyzed') {
    cells.push(
      ['Obtained', 'Measured'],
      ['Confidence', `${stage.answer.confidence}%`],
      ['Took', `${(stage.tookMs / 1000).toFixed(1)} s`],
    );
  }
  // How sure a made-up analysis is of itself tells nobody anything.
  if (stage.kind === 'fallback') cells.push(['Obtained', 'Not read']);
  if (cells.length > 0) cells.push(['Written for', reverseModelNames[model].name]);
  return (
    <header className={styles.slate}>
      <Stripe />
      <div className={styles.slateRow}>
        <div className={styles.slateName}>
          <p>{file ? file.name : 'A picture in, its prompt out'}</p>
          <h1 tabIndex={-1}>Image to Prompt</h1>
        </div>
        {cells.length > 0 && (
          <dl className={styles.cells}>
            {cells.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </header>
  );
}
