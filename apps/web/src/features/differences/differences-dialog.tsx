import { differencesBetween, isDifference, withoutRefused } from '@cuewright/engine/differences';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DifferenceMark } from './difference-mark.tsx';
import styles from './differences-dialog.module.css';

interface DifferencesDialogProps {
  title: string;
  /** What stands on the sheet. */
  before: { name: string; text: string };
  /** What it may become. */
  after: { name: string; text: string };
  onTake: (text: string) => void;
  onClose: () => void;
}

/** Two texts in one, each difference to be taken or left by itself. What stands on the sheet stays until it is taken. */
export function DifferencesDialog({ title, before, after, onTake, onClose }: DifferencesDialogProps) {
  const stretches = useMemo(() => differencesBetween(before.text, after.text), [before.text, after.text]);
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const count = stretches.filter(isDifference).length;
  const all = useMemo(() => new Set(Array.from({ length: count }, (_, at) => at)), [count]);
  const taken = count - refused.size;
  const toggle = (at: number) =>
    setRefused((now) => {
      const next = new Set(now);
      if (!next.delete(at)) next.add(at);
      return next;
    });

  let number = -1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="l"
      foot={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button
            look="primary"
            disabled={taken === 0}
            onClick={() => {
              onTake(withoutRefused(stretches, refused));
              onClose();
            }}
          >
            {taken === count ? 'Take all of it' : `Take ${taken} of ${count}`}
          </Button>
        </>
      }
    >
      {count === 0 ? (
        <p>{after.name} says the same, word for word.</p>
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">
              <b>{taken}</b> of {count} {count === 1 ? 'difference' : 'differences'} taken from {after.name}.
              Press one to leave it as {before.name} has it.
            </p>
            <div className={styles.both}>
              <Button size="s" disabled={refused.size === 0} onClick={() => setRefused(new Set())}>
                Take every one
              </Button>
              <Button size="s" disabled={taken === 0} onClick={() => setRefused(all)}>
                Take none
              </Button>
            </div>
          </div>
          <p className={styles.text}>
            {stretches.map((stretch, at) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts stay where they are
              if (!isDifference(stretch)) return <span key={at}>{stretch.same}</span>;
              number += 1;
              const own = number;
              return (
                <DifferenceMark
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts stay where they are
                  key={at}
                  difference={stretch}
                  isTaken={!refused.has(own)}
                  onToggle={() => toggle(own)}
                />
              );
            })}
          </p>
        </>
      )}
    </Dialog>
  );
}
