import { partOfKind } from '@cuewright/engine/inks';
import type { Ask } from '@cuewright/engine/language';
import type { Mark } from '@cuewright/engine/marks';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import { splitRuns } from '../../ui/prompt-surface/split-runs.ts';
import styles from './said-words.module.css';

interface UnderTextProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  marks: readonly Mark[];
  asks: readonly Ask[];
  /** The type and the margins of the box. */
  className: string | undefined;
}

/** Lines under words that are written in a box, which can draw none itself: the same text lies under it, unseen. */
export function UnderText({ box, text, marks, asks, className }: UnderTextProps) {
  const under = useRef<HTMLDivElement>(null);
  const runs = useMemo(() => {
    const said = marks.map(({ from, to, kind }) => ({
      id: kind,
      start: from,
      end: to,
      severity: 'said' as const,
    }));
    const asked = asks.map(({ from, to }) => ({ id: '', start: from, end: to, severity: 'asked' as const }));
    return splitRuns([{ text }], [...said, ...asked]).flat();
  }, [text, marks, asks]);

  // It breaks its lines and scrolls as the box does, whose scroll bar takes some of the room.
  useLayoutEffect(() => {
    const [own, other] = [under.current, box.current];
    if (!own || !other) return;
    const follow = () => {
      own.style.setProperty('--box', `${other.clientWidth}px`);
      own.scrollTop = other.scrollTop;
    };
    follow();
    const growing = new ResizeObserver(follow);
    growing.observe(other);
    other.addEventListener('scroll', follow);
    return () => {
      growing.disconnect();
      other.removeEventListener('scroll', follow);
    };
  }, [box]);

  return (
    <div ref={under} className={classNames(styles.under, className)} aria-hidden="true">
      {runs.map((run) => {
        const [mark] = run.marks;
        const kind = marks.find(({ from }) => from === mark?.start)?.kind;
        return (
          <span
            key={run.start}
            className={classNames(
              mark?.severity === 'said' && styles.saidUnder,
              mark?.severity === 'asked' && styles.askedUnder,
              kind && partInk(partOfKind[kind]),
            )}
          >
            {run.text}
          </span>
        );
      })}{' '}
    </div>
  );
}
