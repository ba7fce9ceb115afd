import type { Sighting, Verdict } from '@cuewright/engine/sight';
import { Check, PenLine, RotateCcw, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import styles from './seen-card.module.css';
import { sightingText, standingOf, standingWords } from './sighting-words.ts';

interface SightingRowProps {
  sighting: Sighting;
  /** On the picture, where it has a box there. */
  number: number | undefined;
  verdict: Verdict | undefined;
  isChosen: boolean;
  /** By itself beside the picture, where its buttons need not say which of many they are of. */
  isAlone?: boolean;
  /** Nothing takes back what was said of it. */
  onVerdict: (verdict: Verdict | undefined) => void;
}

const LONGEST = 200;

export function SightingRow({
  sighting,
  number,
  verdict,
  isChosen,
  isAlone = false,
  onVerdict,
}: SightingRowProps) {
  const [words, setWords] = useState<string>();
  const standing = standingOf(sighting, verdict);
  const text = sightingText(sighting, verdict);
  const rather = standing === 'asked' ? sighting.rather : undefined;
  const labelled = (action: string, of: string) => (isAlone ? action : `${action}${of}: ${text}`);

  function say(event: FormEvent): void {
    event.preventDefault();
    const said = (words ?? '').trim();
    if (said !== '') onVerdict({ kind: 'said', words: said });
    setWords(undefined);
  }

  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <div className={styles.said}>
        <p className={classNames(styles.text, standing === 'dropped' && styles.dropped)}>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          {text}
          {rather && `, or ${rather}`}
          {standing === 'asked' && '?'}
        </p>
        <p className={styles.why}>
          {sighting.percent}% sure: {sighting.because.join(', ')}
        </p>
      </div>
      <Stamp isWeak={standing === 'asked' || standing === 'dropped'}>{standingWords[standing]}</Stamp>
      <div className={styles.actions}>
        {(standing === 'asked' || standing === 'dropped') && (
          <IconButton label={labelled('It is so', '')} size="s" onClick={() => onVerdict({ kind: 'kept' })}>
            <Check />
          </IconButton>
        )}
        <IconButton
          label={labelled('Something else', ' than')}
          size="s"
          aria-expanded={words !== undefined}
          onClick={() =>
            setWords(words === undefined ? (verdict?.kind === 'said' ? verdict.words : '') : undefined)
          }
        >
          <PenLine />
        </IconButton>
        {standing !== 'dropped' && (
          <IconButton
            label={labelled('Leave out', '')}
            size="s"
            onClick={() => onVerdict({ kind: 'dropped' })}
          >
            <X />
          </IconButton>
        )}
        {verdict && (
          <IconButton label={labelled('Ask again', '')} size="s" onClick={() => onVerdict(undefined)}>
            <RotateCcw />
          </IconButton>
        )}
      </div>
      {rather && (
        <div className={styles.rather}>
          <Button size="s" onClick={() => onVerdict({ kind: 'said', words: rather })}>
            It is {rather}
          </Button>
        </div>
      )}
      {words !== undefined && (
        <form className={styles.form} onSubmit={say}>
          <Field
            label="What it is"
            value={words}
            onChange={setWords}
            max={LONGEST}
            placeholder={sighting.kind === 'lettering' ? 'OPEN' : 'a fox'}
          />
          <Button type="submit" size="s">
            Use these words
          </Button>
        </form>
      )}
    </li>
  );
}
