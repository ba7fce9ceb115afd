import type { Fact, Model } from '@cuewright/engine/catalogue';
import { Stamp } from '../../../ui/stamp/stamp.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './fact-table.module.css';
import { modelFacts } from './model-facts.ts';
import { sourceLink, suretyNotes, suretyWords } from './source-link.ts';

/** A generator's whole data sheet: each line with how sure it is, and where that can be read. */
export function FactTable({ model }: { model: Model }) {
  return (
    <table className={styles.facts}>
      <caption>
        <VisuallyHidden>What is known of {model.name}</VisuallyHidden>
      </caption>
      <tbody>
        {modelFacts(model).map(({ label, text, fact, note }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet
          <tr key={n}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.text}>{text ?? 'Cannot be told'}</span>
              {note && <span className={styles.note}>{note}</span>}
              <Source fact={fact} />
            </td>
          </tr>
        ))}
        {model.successor && (
          <tr>
            <th scope="row">Followed by</th>
            <td>{model.successor.name}</td>
          </tr>
        )}
        {model.guide && (
          <tr>
            <th scope="row">Its maker’s guide</th>
            <td>
              <a href={model.guide.value} target="_blank" rel="noreferrer">
                {new URL(model.guide.value).host}
              </a>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Source({ fact }: { fact: Fact<unknown> }) {
  const source = sourceLink(fact);
  return (
    <span className={styles.source}>
      <span title={suretyNotes[fact.sure]}>
        <Stamp isWeak={fact.sure !== 'vendor'}>{suretyWords[fact.sure]}</Stamp>
      </span>
      {source?.href && (
        <a href={source.href} target="_blank" rel="noreferrer">
          {source.text}
        </a>
      )}
      {source && !source.href && <span>{source.text}</span>}
    </span>
  );
}
