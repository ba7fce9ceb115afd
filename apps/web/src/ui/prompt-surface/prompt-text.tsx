import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { type Part, partLetters, type Segment } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { copyExactly } from './copy-exactly.ts';
import styles from './prompt-text.module.css';
import { isFirstOf, type OpenMark, RunText } from './run-text.tsx';
import { type Mark, splitRuns } from './split-runs.ts';
import { usePartInView } from './use-part-in-view.ts';
import { usePickedWords } from './use-picked-words.ts';
import type { Stretch } from './word-stops.ts';
import { WordsBar } from './words-bar.tsx';

/** Floats above the page, which most texts never ask for. */
const MarkPopover = lazy(() =>
  import('./mark-popover.tsx').then(({ MarkPopover }) => ({ default: MarkPopover })),
);

/** What somebody can say of words they select. */
export interface WordChoices {
  /** What the text is: "Prompt". */
  name: string;
  /** The way by keyboard, in a sentence. */
  help: string;
  /** What the choices are about: "Say what “red coat” is". */
  label: (words: string) => string;
  /** What words are by now, said after them; empty where nothing is. */
  describe: (at: Stretch) => string;
  /** `done` takes what became of it, for ears. */
  render: (at: Stretch, done: (news: string) => void) => ReactNode;
}

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
  /** Without them words are only selected and copied. */
  choices?: WordChoices | undefined;
  /** What stands there as long as there is no text at all. */
  empty?: ReactNode;
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
  choices,
  empty,
}: PromptTextProps) {
  const id = useId();
  const split = useMemo(() => splitRuns(segments, marks), [segments, marks]);
  const [opened, setOpened] = useState<OpenMark>();
  const [news, tell] = useState('');
  const text = useRef<HTMLDivElement>(null);
  usePartInView(text, scrolls && !isPlain ? here : undefined, segments);
  const isMarked = marks?.some((mark) => mark.id === opened?.id);
  const isEmpty = segments.every((segment) => segment.text.trim() === '');
  const canChoose = choices !== undefined && !isEmpty;
  const words = usePickedWords(text, { isOn: canChoose, onEnter: openMarkOf });
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

  /** What was said of a word, or is asked about it, is what Enter on it opens. */
  function openMarkOf(at: Stretch): boolean {
    const mark = marks?.find((one) => isSpokenOf(one, at));
    const anchor = [...(text.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])].find(
      (element) => element.dataset['mark'] === mark?.id,
    );
    if (!mark || !anchor || !explain) return false;
    setOpened({ id: mark.id, anchor });
    return true;
  }

  const whole = () => segments.map((segment) => segment.text).join('');
  const picked = words.picked && {
    at: words.picked,
    words: whole().slice(words.picked.start, words.picked.end),
  };
  const stop = canChoose
    ? { tabIndex: 0, 'aria-describedby': id, onKeyDown: words.onKeyDown }
    : { tabIndex: -1 };

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
        {...stop}
        {...(canChoose && { role: 'group', 'aria-label': choices.name })}
        {...(scrolls && { role: 'region', 'aria-label': scrolls.name, tabIndex: 0 })}
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
      {canChoose && (
        <>
          <VisuallyHidden id={id}>{choices.help}</VisuallyHidden>
          <VisuallyHidden role="status">
            {picked ? [`“${picked.words}”`, choices.describe(picked.at)].filter(Boolean).join(', ') : news}
          </VisuallyHidden>
        </>
      )}
      {canChoose && picked && words.isOpen && (
        <WordsBar
          text={text}
          of={picked.at}
          label={choices.label(picked.words)}
          takesFocus={words.isByKeys}
          onLeave={words.leave}
        >
          {choices.render(picked.at, (told) => {
            words.leave('words');
            tell(told);
          })}
        </WordsBar>
      )}
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

/** The quotation marks around words may be of the mark or not. */
function isSpokenOf({ severity, start, end }: Mark, at: Stretch): boolean {
  return (severity === 'said' || severity === 'asked') && start <= at.start + 1 && at.end <= end + 1;
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
