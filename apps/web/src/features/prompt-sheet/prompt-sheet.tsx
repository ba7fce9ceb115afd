import { plural } from '@cuewright/engine/plural';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { pinMarks } from '../../lib/pinned-words/pin-marks.tsx';
import { PromptLookChoice, usePromptLook } from '../../lib/prompt-look.tsx';
import { ReadingLink } from '../../lib/reading-link.tsx';
import { inkMarks } from '../../lib/said-words/ink-marks.ts';
import { SayablePrompt } from '../../lib/said-words/sayable-prompt.tsx';
import type { Saying } from '../../lib/said-words/use-sayable.tsx';
import type { Part, Segment } from '../../ui/part/part.ts';
import { segmentWords } from '../../ui/part/segment-words.ts';
import { keyedParts } from '../../ui/prompt-surface/keyed-parts.ts';
import type { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import { TraceScope } from '../../ui/word-scope/trace-scope.tsx';
import { partNames } from './part-names.ts';
import styles from './prompt-sheet.module.css';

interface PromptSheetProps {
  title: string;
  lead?: string;
  segments: readonly Segment[];
  /** The parts there may be, in the order of the key. */
  parts: readonly Part[];
  /** A part that lies under a marker. */
  here?: Part | undefined;
  /** What is underlined, and what that opens. */
  checks?: Pick<ComponentProps<typeof PromptSurface>, 'marks' | 'explain'> | undefined;
  /** In place of a text, as long as there is none. */
  empty?: ReactNode;
  /** Words that are pinned in it. */
  pinned?: readonly string[] | undefined;
  /** Where somebody can say what the words are. */
  saying?: Saying | undefined;
  /** Under the measures. */
  children?: ReactNode;
}

const NONE: readonly string[] = [];
const NO_MARKS: readonly Mark[] = [];

/** A prompt on paper in the inks of its parts, measured word by word. */
export function PromptSheet({
  title,
  lead,
  segments: given,
  parts,
  here,
  checks,
  empty,
  pinned = NONE,
  saying,
  children,
}: PromptSheetProps) {
  const [look, changeLook] = usePromptLook();
  // What is shown here is the prompt itself.
  const segments = useMemo(() => inkMarks(given, saying?.marks ?? []), [given, saying?.marks]);
  const words = segmentWords(segments).length;
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0);
  const found = checks?.marks;
  const marks = useMemo(
    () => [...(found ?? []), ...pinMarks(segments.map(({ text }) => text).join(''), pinned)],
    [found, segments, pinned],
  );
  const named = keyedParts(
    parts.map((part) => ({ part, name: partNames[part] })),
    segments,
  );
  return (
    <SayablePrompt
      saying={saying}
      title={title}
      lead={lead}
      actions={<PromptLookChoice look={look} onLook={changeLook} />}
      partKey={{ parts: named, label: 'Parts of the prompt', blankWord: 'blank' }}
      segments={segments}
      marks={look === 'plain' ? NO_MARKS : marks}
      {...(checks?.explain && { explain: checks.explain })}
      here={here}
      isPlain={look === 'plain'}
      empty={empty}
      foot={
        <>
          <span>
            <b>{words}</b> {plural(words, 'word')}
          </span>
          <span>
            <b>{characters.toLocaleString()}</b> {plural(characters, 'character')}
          </span>
          <ReadingLink />
        </>
      }
    >
      <div className={styles.measures}>
        <TraceScope
          segments={segments}
          words={{
            unit: 'words',
            best: 'reads best',
            limit: 'limit',
            says: (count) => `${count} ${plural(count, 'word')}.`,
          }}
        />
      </div>
      {children}
    </SayablePrompt>
  );
}
