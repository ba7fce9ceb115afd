import type { Model } from '@cuewright/engine/catalogue';
import type { Written } from '@cuewright/engine/writing';
import { ChevronsUp } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { useDraft } from '../../../lib/draft.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Part } from '../../../ui/part/part.ts';
import { PromptSurface } from '../../../ui/prompt-surface/prompt-surface.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { CoverageScope } from '../../../ui/word-scope/coverage-scope.tsx';
import { TraceScope } from '../../../ui/word-scope/trace-scope.tsx';
import { inputWords } from '../models/fact-words.ts';
import { LengthFoot, TooLong } from './length-foot.tsx';
import styles from './live-prompt.module.css';
import { inWords, promptLength } from './prompt-length.ts';
import { type AskedPart, promptParts } from './prompt-parts.ts';

interface LivePromptProps {
  written: Written;
  /** In the order in which the text has them. */
  asked: readonly AskedPart[];
  here: Part | undefined;
  model: Model | undefined;
  onChoosePart: (part: Part) => void;
  /** Under it: what is known of the model. */
  children: ReactNode;
}

type Look = 'inks' | 'plain';
const isLook = (value: unknown): value is Look => value === 'inks' || value === 'plain';

/** The prompt as it stands, in the inks of its parts. On a phone it peeks from below until it is opened. */
export const LivePrompt = memo(function LivePrompt({
  written,
  asked,
  here,
  model,
  onChoosePart,
  children,
}: LivePromptProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [look, changeLook] = useDraft<Look>('prompt-look', 'inks', isLook);
  const segments = useMemo(() => promptParts(written.segments, asked), [written, asked]);
  const length = useMemo(() => promptLength(written.text, model), [written, model]);
  const { words, limit, best } = length;
  const keyed = useMemo(
    () =>
      asked.map(({ part, name }) => ({
        part,
        name,
        isBlank: !segments.some((segment) => segment.part === part && segment.text.trim() !== ''),
      })),
    [asked, segments],
  );
  const writtenHere = segments.find(({ part, text }) => part === here && text !== '')?.text;

  return (
    <aside
      aria-label="Live prompt"
      className={classNames(styles.live, isOpen && styles.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) setOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.peek}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.grip} />
        <span className={styles.row}>
          <b>Live prompt</b>
          <span>
            <b className={styles.count}>{words}</b> words
          </span>
          <ChevronsUp className={styles.sign} />
        </span>
        {!isOpen && <span className={styles.line}>{withoutJoint(writtenHere ?? written.text)}</span>}
      </button>
      <div id={id} className={styles.inside}>
        <PromptSurface
          title="Live prompt"
          lead={
            model
              ? `For ${model.name}, which takes ${startingLow(inputWords[model.input.value])}`
              : 'For no model yet'
          }
          actions={
            <Segments
              label="Show the parts"
              options={[
                { value: 'inks', label: 'Inks' },
                { value: 'plain', label: 'Plain' },
              ]}
              value={look}
              onChange={(next) => changeLook(() => next)}
            />
          }
          partKey={{
            parts: keyed,
            label: 'Parts of the prompt',
            blankWord: 'still blank',
            onChoose: (part) => {
              setOpen(false);
              onChoosePart(part);
            },
          }}
          segments={segments}
          here={here}
          isPlain={look === 'plain'}
          scrolls={{ name: 'The whole prompt' }}
          foot={<LengthFoot length={length} />}
        >
          <TooLong length={length} model={model} />
          <TraceScope
            segments={segments}
            limit={limit && inWords(limit, words)[1]}
            best={best && inWords(best, words)}
            words={{
              unit: 'words',
              best: 'reads best',
              limit: 'limit',
              says: (count) =>
                scopeSays(count, best && inWords(best, words), limit && inWords(limit, words)[1]),
            }}
          />
          <CoverageScope
            segments={segments}
            parts={asked}
            here={look === 'plain' ? undefined : here}
            words={{ label: 'Words per part', unit: 'words' }}
          />
        </PromptSurface>
        {children}
      </div>
    </aside>
  );
});

function scopeSays(
  count: number,
  best: readonly [number, number] | undefined,
  limit: number | undefined,
): string {
  return [
    `${count} words.`,
    best && `It reads ${best[0]} to ${best[1]} best.`,
    limit !== undefined && `It stops at about ${limit}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function withoutJoint(text: string): string {
  return text.replace(/^[\s,.]+/, '');
}

function startingLow(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
