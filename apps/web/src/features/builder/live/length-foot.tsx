import type { Model } from '@cuewright/engine/catalogue';
import { plural } from '@cuewright/engine/plural';
import { OctagonAlert } from 'lucide-react';
import { Stamp } from '../../../ui/stamp/stamp.tsx';
import { unitText } from '../models/fact-words.ts';
import { suretyWords } from '../models/source-link.ts';
import styles from './length-foot.module.css';
import { isTooLong, type Measured, type PromptLength } from './prompt-length.ts';

/** Words and characters, and how they stand to what the generator reads. */
export function LengthFoot({ length }: { length: PromptLength }) {
  const { words, characters, limit, best } = length;
  return (
    <>
      <span className={styles.counts}>
        <span>
          <b>{figure(words)}</b> {plural(words, 'word')}
        </span>
        <span>
          <b>{figure(characters)}</b> {plural(characters, 'character')}
        </span>
      </span>
      {best && <Best {...best} />}
      {limit && (
        <span>
          {limit.isAbout && 'about '}
          <b className={isTooLong(length) ? styles.over : undefined}>{figure(limit.count)}</b> of{' '}
          {figure(limit.fact.value.max)} {unitText(limit.fact.value.unit)}
          {limit.fact.value.only && ` (${limit.fact.value.only})`} <Surety {...limit} />
        </span>
      )}
    </>
  );
}

function Best(best: Measured) {
  const { min, max, unit } = best.fact.value;
  return (
    <span>
      reads <b>{min === undefined || min <= 1 ? `up to ${figure(max)}` : `${min} to ${figure(max)}`}</b>
      {unit !== 'words' && ` ${unitText(unit)}`} best <Surety {...best} />
    </span>
  );
}

function Surety({ fact }: Measured) {
  return fact.sure === 'vendor' ? null : <Stamp isWeak>{suretyWords[fact.sure]}</Stamp>;
}

/** Nothing is cut by us; the generator may. */
export function TooLong({ length, model }: { length: PromptLength; model: Model | undefined }) {
  const { limit } = length;
  const isOver = limit !== undefined && isTooLong(length);
  return (
    <p role="status" className={isOver ? styles.tooLong : undefined}>
      {isOver && (
        <>
          <OctagonAlert /> {model?.name} {limit.fact.sure === 'vendor' ? 'stops' : 'is said to stop'} at{' '}
          {figure(limit.fact.value.max)} {unitText(limit.fact.value.unit)}
          {limit.fact.value.only && ` (${limit.fact.value.only})`}. This is {limit.isAbout && 'about '}
          {figure(limit.count - limit.fact.value.max)} too long.
        </>
      )}
    </p>
  );
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
