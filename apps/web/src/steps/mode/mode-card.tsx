import type { ReactNode } from 'react';
import { RuledBox, RuledForm, StruckOutBox } from '../../ui/ruled-box/ruled-box.tsx';
import styles from './mode-card.module.css';
import { countOfModels, type Mode, modeFacts } from './mode-facts.ts';

interface ModeCardProps {
  mode: Mode;
  /** Its letter on the sheet. */
  mark: string;
  name: string;
  what: string;
  picture: ReactNode;
  /** What runs along the lower edge of the picture. */
  slate: readonly string[];
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the two modes: what it makes, for how many generators, and what they can be told. */
export function ModeCard({ mode, mark, name, what, picture, slate, isChosen, onChoose }: ModeCardProps) {
  const nameId = `mode-${mode}`;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="mode"
        value={mode}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={nameId}
        aria-describedby={`${nameId}-what`}
      />
      <div className={styles.picture}>{picture}</div>
      <div className={styles.slate} aria-hidden="true">
        {slate.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <div>
          <h2 id={nameId}>{name}</h2>
          <p id={`${nameId}-what`}>{what}</p>
        </div>
        <span className={styles.count}>{countOfModels(mode)} models</span>
      </div>
      <RuledForm>
        {modeFacts(mode).map(({ label, value }) =>
          value === undefined ? (
            <StruckOutBox key={label} label={label} reason="cannot be told" />
          ) : (
            <RuledBox key={label} label={label}>
              {value}
            </RuledBox>
          ),
        )}
      </RuledForm>
    </label>
  );
}
