import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { partLetters } from '../part/part.ts';
import styles from './prompt-text.module.css';
import type { Mark, Run } from './split-runs.ts';

export interface OpenMark {
  id: string;
  anchor: HTMLElement;
}

interface RunTextProps {
  run: Run;
  isHere: boolean;
  openedId: string | undefined;
  /** A stop for the keyboard. */
  isStop: boolean;
  onOpen?: (mark: OpenMark) => void;
}

/** A piece of a prompt in its dress: a letter before it, a line under it, a box around it, what it was said to be behind it. */
export const RunText = memo(
  function RunText({ run, isHere, openedId, isStop, onOpen }: RunTextProps) {
    const [mark] = run.marks;
    const isPressable = mark !== undefined && onOpen !== undefined && !isSpace(run);
    const underlined = run.marks.find(({ severity }) => severity in underlines);
    const pin = run.marks.find(({ severity }) => severity === 'pinned');
    const spoken = run.marks.find(({ severity }) => severity === 'said' || severity === 'asked');
    const tag = spoken && endsIn(run, spoken) ? spoken.tag : undefined;
    const dress = classNames(
      run.isLettered && styles.letter,
      isHere && styles.here,
      underlined && styles.mark,
      underlined && styles[underlined.severity],
      spoken && styles[spoken.severity],
      tag !== undefined && styles.tagged,
      pin && styles.pinned,
      pin?.start === run.start && styles.pinBegins,
      pin && endsIn(run, pin) && styles.pinEnds,
      isPressable && styles.pressable,
      mark && mark.id === openedId && styles.open,
    );
    const letter = run.isLettered && run.part ? partLetters[run.part] : undefined;
    const words = wholeFlags(run.text);
    if (!dress) return words;
    const drawn = {
      className: dress,
      'data-letter': letter,
      'data-tag': tag,
      'data-here': isHere || undefined,
    };
    if (!isPressable) return <span {...drawn}>{words}</span>;
    const open = (anchor: HTMLElement) => onOpen({ id: mark.id, anchor });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button element does not break across lines
      <span
        {...drawn}
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={mark.id === openedId}
        aria-description={spoken === mark ? mark.says : undefined}
        data-mark={mark.id}
        onClick={({ currentTarget }) => {
          // Whoever drags across it is selecting.
          if (getSelection()?.isCollapsed ?? true) open(currentTarget);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          open(event.currentTarget);
        }}
      >
        {run.text}
      </span>
    );
  },
  (before, after) =>
    before.isHere === after.isHere &&
    before.isStop === after.isStop &&
    before.openedId === after.openedId &&
    before.onOpen === after.onOpen &&
    before.run.text === after.run.text &&
    before.run.part === after.run.part &&
    before.run.isLettered === after.run.isLettered &&
    shapeOf(before.run) === shapeOf(after.run),
);

/** A browser breaks a line behind a hyphen; a flag and its value stay in one. */
function wholeFlags(text: string): ReactNode {
  const pieces = text.split(FLAG);
  if (pieces.length === 1) return text;
  let at = 0;
  return pieces.map((piece, n) => {
    const place = at;
    at += piece.length;
    // The pattern's own pieces stand between the others.
    return n % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className={styles.flag}>
        {piece}
      </span>
    );
  });
}

const FLAG = /(--[a-z]+(?: [^\s-]\S*)?)/;

const underlines = { error: true, warning: true, hint: true };

/** Between two pieces: part of the mark, and nothing to press. */
function isSpace({ text }: Run): boolean {
  return text.trim() === '';
}

/** A mark that runs through several pieces is one stop for the keyboard: its first. */
export function isFirstOf(run: Run, met: Set<string>): boolean {
  const [mark] = run.marks;
  if (!mark || isSpace(run) || met.has(mark.id)) return false;
  met.add(mark.id);
  return true;
}

function endsIn({ start, text }: Run, mark: Mark): boolean {
  return mark.end === start + text.length;
}

/** How it is marked: by what, and whether each mark begins, goes on or ends here. */
function shapeOf(run: Run): string {
  return run.marks
    .map((one) => `${one.id} ${one.severity} ${one.tag} ${one.start === run.start} ${endsIn(run, one)}`)
    .join('\n');
}
