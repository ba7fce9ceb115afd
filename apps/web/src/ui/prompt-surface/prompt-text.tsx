import {
  type KeyboardEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { type Part, partLetters, type Segment } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { copyExactly } from './copy-exactly.ts';
import styles from './prompt-text.module.css';
import { type Mark, type Run, splitRuns } from './split-runs.ts';

/** Floats above the page, which most texts never ask for. */
const MarkPopover = lazy(() =>
  import('./mark-popover.tsx').then(({ MarkPopover }) => ({ default: MarkPopover })),
);

export interface PromptTextProps {
  segments: readonly Segment[];
  marks?: readonly Mark[];
  /** The part somebody is writing at: it lies under a marker. */
  here?: Part | undefined;
  /** Neither inks nor letters. */
  isPlain?: boolean;
  size?: 's' | 'm' | 'l';
  /** Scrolls within the room its container gives it; `name` says what it is to whoever comes by keyboard. */
  scrolls?: { name: string };
  /** What a mark opens. Without it marks are underlines only. */
  explain?: (id: string, close: () => void) => ReactNode;
  /** What stands there as long as there is no text at all. */
  empty?: ReactNode;
}

interface OpenMark {
  id: string;
  anchor: HTMLElement;
}

/**
 * A prompt as it will be sent. What is selected, copied and read out is the text and nothing else: the
 * letters of its parts and the stubs of its blank ones are drawn by the style.
 */
export function PromptText({
  segments,
  marks,
  here,
  isPlain = false,
  size = 'm',
  scrolls,
  explain,
  empty,
}: PromptTextProps) {
  const split = useMemo(() => splitRuns(segments, marks), [segments, marks]);
  const [opened, setOpened] = useState<OpenMark>();
  const text = useRef<HTMLDivElement>(null);
  const isMarked = marks?.some(({ id }) => id === opened?.id);
  const met = new Set<string>();

  /** Whoever mended what a mark spoke of goes on in the text; the mark itself is gone. */
  const close = useCallback(() => {
    setOpened(undefined);
    requestAnimationFrame(() => {
      if (opened && !opened.anchor.isConnected) text.current?.focus({ preventScroll: true });
    });
  }, [opened]);
  useEffect(() => {
    if (opened && !isMarked) close();
  }, [opened, isMarked, close]);

  return (
    <>
      <div
        ref={text}
        className={classNames(
          styles.text,
          size !== 'm' && styles[size],
          isPlain && styles.plain,
          scrolls && styles.scrolls,
        )}
        onCopy={copyExactly}
        data-prompt-text
        {...(scrolls ? { role: 'region', 'aria-label': scrolls.name, tabIndex: 0 } : { tabIndex: -1 })}
      >
        {split.map((runs, n) => {
          const { part, blank } = segments[n] ?? {};
          // biome-ignore-start lint/suspicious/noArrayIndexKey: a segment is its place in the prompt
          if (runs.length === 0) return part && blank ? <Blank key={n} part={part} label={blank} /> : null;
          return (
            <span key={n} className={classNames(part && styles.segment, partInk(part))}>
              {runs.map((run) => (
                <RunText
                  key={run.start}
                  run={run}
                  isHere={!isPlain && part !== undefined && part === here && !run.isEdge}
                  openedId={opened?.id}
                  isStop={isFirstOf(run, met)}
                  {...(explain && { onOpen: setOpened })}
                />
              ))}
            </span>
          );
          // biome-ignore-end lint/suspicious/noArrayIndexKey: a segment is its place in the prompt
        })}
        {empty && segments.every((segment) => !segment.text && !segment.blank) && (
          <span className={styles.empty}>{empty}</span>
        )}
      </div>
      {explain && opened && isMarked && (
        <Suspense>
          <MarkPopover anchor={opened.anchor} onClose={close} key={opened.id}>
            {explain(opened.id, close)}
          </MarkPopover>
        </Suspense>
      )}
    </>
  );
}

/** How it is boxed: it begins, goes on or ends here, or is not pinned. */
function pinShape({ marks, start, text }: Run): string {
  const pin = marks.find(({ severity }) => severity === 'pinned');
  return pin ? `${pin.start === start} ${pin.end === start + text.length}` : '';
}

/** Between two pieces: part of the mark, and nothing to press. */
function isSpace({ text }: Run): boolean {
  return text.trim() === '';
}

/** A mark that runs through several pieces is one stop for the keyboard: its first. */
function isFirstOf(run: Run, met: Set<string>): boolean {
  const [mark] = run.marks;
  if (!mark || isSpace(run) || met.has(mark.id)) return false;
  met.add(mark.id);
  return true;
}

function Blank({ part, label }: { part: Part; label: string }) {
  return (
    <>
      <wbr />
      <span className={styles.blank} data-letter={partLetters[part]} data-blank={label} aria-hidden="true" />
      <wbr />
    </>
  );
}

interface RunTextProps {
  run: Run;
  isHere: boolean;
  openedId: string | undefined;
  isStop: boolean;
  onOpen?: (mark: OpenMark) => void;
}

const RunText = memo(
  function RunText({ run, isHere, openedId, isStop, onOpen }: RunTextProps) {
    const [mark] = run.marks;
    const isPressable = mark !== undefined && onOpen !== undefined && !isSpace(run);
    const pin = run.marks.find(({ severity }) => severity === 'pinned');
    const dress = classNames(
      run.isLettered && styles.letter,
      isHere && styles.here,
      mark && mark !== pin && styles.mark,
      mark && mark !== pin && styles[mark.severity],
      pin && styles.pinned,
      pin?.start === run.start && styles.pinBegins,
      pin?.end === run.start + run.text.length && styles.pinEnds,
      isPressable && styles.pressable,
      mark && mark.id === openedId && styles.open,
    );
    const letter = run.isLettered && run.part ? partLetters[run.part] : undefined;
    if (!dress) return run.text;
    if (!isPressable) {
      return (
        <span className={dress} data-letter={letter}>
          {run.text}
        </span>
      );
    }
    const open = (anchor: HTMLElement) => onOpen({ id: mark.id, anchor });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button element does not break across lines
      <span
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={mark.id === openedId}
        className={dress}
        data-letter={letter}
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
    before.run.marks[0]?.id === after.run.marks[0]?.id &&
    before.run.marks[0]?.severity === after.run.marks[0]?.severity &&
    pinShape(before.run) === pinShape(after.run),
);
