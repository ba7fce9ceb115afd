import { copyLimits } from '@cuewright/contract';
import { carryMarks, type Mark, withMark } from '@cuewright/engine/marks';
import { type OpenPoint, putPoint } from '@cuewright/engine/open-points';
import { counted } from '@cuewright/engine/plural';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { partInk } from '../../ui/part/part-ink.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { SaidText } from '../said-words/said-text.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import styles from './open-points.module.css';
import type { FoundPoints } from './use-open-points.ts';

interface OpenPointsProps {
  /** Of the heading above the choices. */
  level: 3 | 4;
  /** The generator they are left to. */
  name: string;
  /** What the choices go into, and what is said of its words. */
  prompt: string;
  marks: readonly Mark[];
  found: FoundPoints;
  /** The longest text there is room for. */
  max: number;
  onReplace: (said: SaidText) => void;
}

/** What a generator's guide asks for and nobody has said: a tap puts a choice into one's words, and one takes it back. */
export function OpenPoints({ level, name, prompt, marks, found, max, onReplace }: OpenPointsProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const [left, leave] = useState<readonly OpenPoint['want'][]>([]);
  const [taken, tellTaken] = useState<OpenPoint['want']>();
  const { points, isStale } = found;
  const shown = points.filter(({ want }) => !left.includes(want) && !(isStale && want === taken));
  const answering = useFocusAfter(shown.map(({ want }) => want).join(' '), () => head.current?.focus());
  if (shown.length === 0) return null;

  function take(want: OpenPoint['want'], choice: string): void {
    const { text, mark } = putPoint(prompt, want, choice);
    const next = withMark(carryMarks(marks, prompt, text), mark);
    if (text.length > max || next.length > copyLimits.marks) {
      showToast({ title: 'There is no room for it. Shorten the prompt first.' });
      return;
    }
    answering();
    tellTaken(want);
    onReplace({ text, marks: next });
    showToast({
      title: `Added “${choice}”`,
      tone: 'go',
      action: { label: 'Undo', onAct: () => onReplace({ text: prompt, marks }) },
    });
  }

  return (
    <section className={styles.points} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading ref={head} id={id} tabIndex={-1}>
          {counted(shown.length, 'point')} left to {name}
        </Heading>
        <p>One tap adds it to your words</p>
      </header>
      <ul>
        {shown.map(({ want, name: what, part, question, choices }) => (
          <li key={want}>
            <span className={`${styles.name} ${partInk(part)}`} title={question}>
              {what}
            </span>
            <span className={styles.choices}>
              {choices.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={styles.choice}
                  aria-label={`${what}: add “${choice}”`}
                  onClick={() => take(want, choice)}
                >
                  <Plus aria-hidden="true" />
                  {choice}
                </button>
              ))}
            </span>
            <IconButton
              size="s"
              label={`Leave ${what.toLowerCase()} to ${name}`}
              onClick={() => {
                answering();
                leave((before) => [...before, want]);
              }}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
