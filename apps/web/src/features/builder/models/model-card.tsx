import { gathered, type Model } from '@cuewright/engine/catalogue';
import { memo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { RuledBox, RuledForm, StruckOutBox } from '../../../ui/ruled-box/ruled-box.tsx';
import { Stamp } from '../../../ui/stamp/stamp.tsx';
import { FactTable } from './fact-table.tsx';
import styles from './model-card.module.css';
import { chiefFacts } from './model-facts.ts';
import { ModelLabels } from './model-labels.tsx';
import { suretyWords } from './source-link.ts';

interface ModelCardProps {
  model: Model;
  /** Without it one is choosing already. */
  onChange?: (() => void) | undefined;
}

/** What is known of the chosen generator, and how sure that is. */
export const ModelCard = memo(function ModelCard({ model, onChange }: ModelCardProps) {
  const chief = chiefFacts(model);
  const isSure = chief.every(({ fact }) => !fact || fact.sure === 'vendor');
  return (
    <section className={styles.card} aria-label={`About ${model.name}`}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2>{model.name}</h2>
          <p>{model.provider}</p>
        </div>
        <ModelLabels model={model} />
        {onChange && (
          <Button size="s" onClick={onChange}>
            Change
          </Button>
        )}
      </header>
      <RuledForm>
        {chief.map((line) => {
          if (!line.fact)
            return (
              <RuledBox key={line.label} label={line.label}>
                <span className={styles.unknown}>Not documented</span>
              </RuledBox>
            );
          if (line.text === undefined)
            return (
              <StruckOutBox
                key={line.label}
                label={line.label}
                reason={`${model.name} cannot be told this`}
              />
            );
          return (
            <RuledBox key={line.label} label={line.label}>
              <span className={styles.value} title={line.text}>
                {line.text}
              </span>
              {line.fact.sure !== 'vendor' && <Stamp isWeak>{suretyWords[line.fact.sure]}</Stamp>}
            </RuledBox>
          );
        })}
      </RuledForm>
      <details className={styles.all} open={!onChange}>
        <summary>
          Every fact, and where it is from
          {isSure && <Stamp>{suretyWords.vendor}</Stamp>}
        </summary>
        <FactTable model={model} />
        <ul className={styles.tips} aria-label={`How to write for ${model.name}`}>
          {model.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className={styles.when}>Gathered {monthOf(gathered)}.</p>
      </details>
    </section>
  );
});

function monthOf(yearAndMonth: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `in ${format.format(new Date(`${yearAndMonth}-01`))}`;
}
