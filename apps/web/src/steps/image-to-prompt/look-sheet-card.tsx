import { lookSheet } from '@cuewright/engine/sight';
import { Select } from '../../ui/select/select.tsx';
import card from './card.module.css';
import styles from './look-sheet-card.module.css';
import { useLooks } from './looks.ts';
import { changeSitting, useSitting } from './sitting.ts';

const OWN = '';

/** The pictures that were read in this tab beside each other, once there are two: what they share and how they differ. */
export function LookSheetCard() {
  const looks = useLooks();
  const { generationId, lightOf } = useSitting();
  const others = looks.filter(({ id }) => id !== generationId);
  if (others.length === 0 || looks.length === others.length) return null;
  const sheet = lookSheet(looks);
  return (
    <section className={card.card} aria-labelledby="look-sheet">
      <div className={styles.cap}>
        <h2 id="look-sheet">Look sheet</h2>
        <p className={card.small}>{looks.length} pictures of this tab</p>
      </div>
      <dl className={styles.lines}>
        {sheet.map(({ trait, shared, each }) => (
          <div key={trait}>
            <dt>{trait}</dt>
            <dd>
              {shared ?? (
                <ul>
                  {each.map(({ name, says }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have one name
                    <li key={at}>
                      <b>{name}</b> {says}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.light}>
        <Select
          label="In the light of"
          choices={[
            { value: OWN, label: 'This picture itself' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={others.some(({ id }) => id === lightOf) ? lightOf : OWN}
          onChange={(id) => changeSitting({ lightOf: id })}
        />
      </div>
    </section>
  );
}
