import { isBlankText } from '@cuewright/engine/text';
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import page from '../../app/shell/shell.module.css';
import { StepHead } from '../../features/builder/frame/step-head.tsx';
import { partNames } from '../../features/prompt-sheet/part-names.ts';
import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { type Mode, useAddress } from '../../lib/address.ts';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { focusHeading } from '../../lib/focus-heading.ts';
import { noWishes } from '../../lib/help/shown-help.ts';
import { ModeChoice } from '../../lib/mode-choice.tsx';
import type { PolishedPart } from '../../lib/read-polished.ts';
import type { Saying } from '../../lib/said-words/use-sayable.tsx';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button/button.tsx';
import { KeyboardHint } from '../../ui/keyboard-hint/keyboard-hint.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { Part, Segment } from '../../ui/part/part.ts';
import { Comparison } from './comparison.tsx';
import { GenreForm } from './genre-form.tsx';
import { IdeaForm } from './idea-form.tsx';
import { genreName, type OptimizerDraft, saidOf } from './optimizer-draft.ts';
import styles from './optimizer-step.module.css';
import { partsOf } from './parts-of.ts';
import { useOptimizer } from './use-optimizer.ts';
import { useTaken } from './use-taken.ts';

const heads = {
  idea: {
    name: 'Say the idea',
    lead: 'As roughly as you like. Your words stay, what is only about the job is left out, and what a shot needs beside them is added.',
  },
  genre: {
    name: 'Pick a genre',
    lead: 'It colours the choice of light, view and movement. It never goes against your idea.',
  },
};

const NONE: readonly string[] = [];

const shortcuts: Record<OptimizerDraft['at'], string> = {
  idea: 'Next',
  genre: 'Optimize with AI',
  result: 'Open the result',
};

/** Auto Optimizer: an idea and a genre become a prompt. */
export function OptimizerStep() {
  const [{ mode: wanted, method }, go] = useAddress();
  const mode = wanted ?? 'photo';
  const { draft, change, optimize, isOptimizing, told, failure } = useOptimizer(mode);
  const taking = useTaken(draft, change);
  const { at, idea, genre, asked, answer } = draft;
  const isBlank = isBlankText(idea);
  useFocusOnMove(at);

  const moveTo = (next: OptimizerDraft['at']) => change((before) => ({ ...before, at: next }));
  const write = (words: string, before: string | null) => change((now) => ({ ...now, idea: words, before }));

  const saying = (of: Mode, text: string): Saying => ({
    prompt: text,
    mode: of,
    marks: saidOf(draft, text),
    onChange: (marks) => change((now) => ({ ...now, said: { text, marks } })),
  });

  function goOn() {
    if (at === 'idea') return !isBlank && moveTo('genre');
    return at === 'genre' ? optimize() : taking.open();
  }
  useShortcut({ keys: 'mod+enter', does: shortcuts[at] }, goOn);

  return (
    <form
      className={page.page}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {at === 'result' ? (
        <PageHead title="What was added">
          Your idea beside the prompt it became. Leave what you do not want; what you take is what is opened.
        </PageHead>
      ) : (
        <StepHead
          at={at === 'idea' ? 1 : 2}
          of={2}
          name={heads[at].name}
          lead={heads[at].lead}
          aside={
            <ModeChoice
              mode={mode}
              onMode={(next) => go({ step: 'optimizer', mode: next, method }, { replace: true })}
            />
          }
        />
      )}
      {at === 'result' && asked && answer && taking.shown ? (
        <Comparison
          asked={asked}
          given={answer}
          answer={taking.shown}
          wishes={draft.wishes ?? noWishes}
          onWish={(wishes) => change((now) => ({ ...now, wishes, refused: [] }))}
          differences={taking.differences}
          saying={saying(asked.mode, taking.differences.text)}
        />
      ) : (
        <div className={styles.bench}>
          <div className={styles.form}>
            {at === 'idea' ? (
              <IdeaForm
                mode={mode}
                idea={idea}
                pinned={draft.pinned ?? NONE}
                onPin={(pinned) => change((now) => ({ ...now, pinned }))}
                before={draft.before}
                onWrite={(words) => write(words, null)}
                onExample={(example) => write(example, idea)}
                onUndo={() => write(draft.before ?? '', null)}
              />
            ) : (
              <GenreForm
                genre={genre}
                isDisabled={isOptimizing}
                onChoose={(chosen) => change((before) => ({ ...before, genre: chosen }))}
              />
            )}
          </div>
          <PromptSheet
            title="Preview"
            lead={told.length > 0 ? 'Being written' : (genreName(genre) ?? 'No genre yet')}
            segments={previewOf(idea, partsOf(mode), told)}
            parts={partsOf(mode)}
            pinned={draft.pinned}
            saying={told.length > 0 || isBlank ? undefined : saying(mode, idea.trim())}
          />
        </div>
      )}
      {failure && at === 'genre' && <GenerateFailureNote failure={failure} onRetry={optimize} />}
      {taking.failure && <GenerateFailureNote failure={taking.failure} onRetry={taking.open} />}
      <div className={styles.foot} data-thumb-bar>
        {at === 'idea' ? (
          <p>Next: one of six genres</p>
        ) : (
          <Button size="l" disabled={isOptimizing} onClick={() => moveTo(at === 'genre' ? 'idea' : 'genre')}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
        )}
        {at === 'idea' && (
          <Button look="primary" size="l" type="submit" disabled={isBlank}>
            Next
            <ArrowRight aria-hidden="true" />
            <KeyboardHint keys="mod+enter" />
          </Button>
        )}
        {at === 'genre' && (
          <Button
            look="primary"
            size="l"
            type="submit"
            disabled={genre === null || isBlank}
            isBusy={isOptimizing}
          >
            <Sparkles aria-hidden="true" />
            Optimize with AI
            <KeyboardHint keys="mod+enter" />
          </Button>
        )}
        {at === 'result' && (
          <Button look="primary" size="l" type="submit" isBusy={taking.isOpening}>
            Open the result
            <ArrowRight aria-hidden="true" />
            <KeyboardHint keys="mod+enter" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** The idea, and each part as far as it is written; what is not there yet by its name. */
function previewOf(idea: string, parts: readonly Part[], told: readonly PolishedPart[]): Segment[] {
  const written = new Map(told.map(({ part, text }) => [part, text]));
  return parts.map((part) => {
    const text = (written.get(part) ?? (part === 'subject' ? idea : '')).trim();
    return {
      text: text === '' ? '' : `${text}${told.length > 0 ? '. ' : ' '}`,
      part,
      blank: part === 'subject' ? 'Your idea' : partNames[part],
    };
  });
}

/** Keyboard and ears go on at the head of what has come. */
function useFocusOnMove(at: OptimizerDraft['at']): void {
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    focusHeading();
    scrollTo({ top: 0 });
  }, [at]);
}
