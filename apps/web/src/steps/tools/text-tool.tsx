import { optimizerLimits } from '@cuewright/contract';
import { carryMarks } from '@cuewright/engine/marks';
import { isBlankText } from '@cuewright/engine/text';
import { ArrowRight, GitCompareArrows, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CompareDialog, type Comparison } from '../../features/differences/compare-dialog.tsx';
import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { carryInks } from '../../lib/carry-inks.ts';
import { checkMarks, checkOf } from '../../lib/checks/check-marks.ts';
import { CheckWords } from '../../lib/checks/check-words.tsx';
import { ChecksPanel } from '../../lib/checks/checks-panel.tsx';
import { SpecifiedList } from '../../lib/checks/specified-list.tsx';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { useDraft } from '../../lib/draft.ts';
import { inked } from '../../lib/inked.ts';
import { isText } from '../../lib/is-text.ts';
import { ModeChoice } from '../../lib/mode-choice.tsx';
import { choicesOf } from '../../lib/open-question/choices-of.ts';
import { OpenQuestionStrip } from '../../lib/open-question/open-question-strip.tsx';
import { PinnedWords } from '../../lib/pinned-words/pinned-words.tsx';
import type { PolishedPart } from '../../lib/read-polished.ts';
import type { SaidText } from '../../lib/said-words/said-text.ts';
import { textModeForm } from '../../lib/text-mode-words.ts';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { type EnhancedPrompt, enhancePrompt, wished } from './enhanced-prompt.ts';
import { TextHelp } from './text-help.tsx';
import { toolParts } from './tool-parts.ts';
import styles from './tools.module.css';
import type { ToolProps } from './tools-panel.tsx';
import { useTextChecks } from './use-text-checks.ts';
import { useTextQuestion } from './use-text-question.ts';

const NONE: readonly string[] = [];
const isPinned = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** A rough text, sorted into the parts of a shot and given what it lacks. */
export function TextTool({ mode, onMode }: ToolProps) {
  const typed = useTypedWords(textModeForm);
  const { words: text, change } = typed;
  const [pinned, pin] = useDraft('tools-text-pins', NONE, isPinned);
  const box = useRef<HTMLTextAreaElement>(null);
  const [made, setMade] = useState<{
    from: string;
    mode: string;
    pinned: readonly string[];
    enhanced: EnhancedPrompt;
  }>();
  const [said, say] = useState<SaidText>({ text: '', marks: [] });
  const [told, setTold] = useState<readonly PolishedPart[]>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { generate, isGenerating, failure, retry } = useGenerate();
  const enhanced =
    made?.from === text && made.mode === mode && made.pinned === pinned ? made.enhanced : undefined;

  const prompt = enhanced?.data.prompt ?? '';
  const marks = useMemo(() => carryMarks(said.marks, said.text, prompt), [said, prompt]);

  const [isComparing, setComparing] = useState(false);
  const checked = useTextChecks(told ? undefined : enhanced, mode, (next) =>
    setMade({ from: text, mode, pinned, enhanced: next }),
  );
  const asked = useTextQuestion(told ? undefined : enhanced, (next) =>
    setMade({ from: text, mode, pinned, enhanced: next }),
  );
  const explain = (id: string, close: () => void) => {
    const check = checked && checkOf(checked.look.checks, id);
    if (!check) return null;
    return (
      <CheckWords
        check={check}
        onFix={() => {
          close();
          checked.fix(check);
        }}
      />
    );
  };

  async function enhance(): Promise<void> {
    const asking = new AbortController();
    leaving.current?.abort();
    leaving.current = asking;
    setTold([]);
    const next = await enhancePrompt(text, mode, { pinned, signal: asking.signal, tell: setTold });
    if (asking.signal.aborted) return;
    setTold(undefined);
    if (next) setMade({ from: text, mode, pinned, enhanced: next });
  }
  function take(prompt: string): void {
    setMade((now) => now && { ...now, enhanced: taken(now.enhanced, prompt) });
  }

  return (
    <div className={styles.bench}>
      <div className={styles.side}>
        <WordsElsewhereNote elsewhere={typed.elsewhere} />
        <Textarea
          ref={box}
          label="Your text"
          value={text}
          onChange={(next) => change(() => next)}
          max={optimizerLimits.typed}
          rows={8}
          isProse
          placeholder="Ferry terminal, last boat gone. An old man folds a newspaper he has read twice. Sodium lamps, wet floor."
        />
        <PinnedWords
          level={2}
          text={text}
          pinned={pinned}
          onChange={(next) => pin(() => next)}
          source={box}
          news={enhanced?.news}
        />
        <div className={styles.actions}>
          <ModeChoice mode={mode} onMode={onMode} />
          <Button disabled={text === ''} onClick={() => giveUpWords(typed, { title: 'Text cleared' })}>
            <Trash2 aria-hidden="true" /> Clear
          </Button>
          <Button
            look={enhanced ? 'plain' : 'primary'}
            disabled={isBlankText(text)}
            isBusy={told !== undefined}
            onClick={() => void enhance()}
          >
            <Sparkles aria-hidden="true" /> Enhance to Prompt
          </Button>
        </div>
        {enhanced && (
          <TextHelp
            enhanced={enhanced}
            onWish={(wishes) => setMade((now) => now && { ...now, enhanced: wished(now.enhanced, wishes) })}
          />
        )}
      </div>
      <div className={styles.side}>
        <PromptSheet
          title="The prompt"
          lead={told ? 'Being written' : enhanced ? leadOf(enhanced) : 'Your text, in the inks of its parts'}
          segments={
            told
              ? told.map(({ part, text: words }) => ({ part, text: `${words}. ` }))
              : carryInks(inked(enhanced?.segments ?? []), enhanced?.data.prompt ?? '')
          }
          parts={toolParts(mode)}
          checks={checked && { marks: checkMarks(checked.look.checks, checked.look.text), explain }}
          pinned={pinned}
          saying={
            enhanced && !told
              ? { prompt, mode, marks, onChange: (next) => say({ text: prompt, marks: next }) }
              : undefined
          }
          empty={
            <EmptyState title="Nothing enhanced yet">
              Write or paste a text. What is only about the job is left out, and what it does not say about
              camera and light is added. Both are listed.
            </EmptyState>
          }
        />
        {asked && (
          <OpenQuestionStrip
            question={asked.open.question}
            choices={choicesOf(asked.open, { take: asked.take, edit: () => box.current?.focus() })}
            onPutAside={asked.putAside}
          />
        )}
        {checked && (
          <>
            <ChecksPanel checks={checked.look.checks} onFix={checked.fix} onFixAll={checked.fixAll} />
            <SpecifiedList specified={checked.look.specified} decider="the generator" />
          </>
        )}
        {failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
        <div className={styles.actions}>
          {enhanced && (
            <Button onClick={() => setComparing(true)}>
              <GitCompareArrows aria-hidden="true" /> Compare with your text
            </Button>
          )}
          <Button
            look="primary"
            disabled={!enhanced}
            isBusy={isGenerating}
            onClick={() => {
              if (enhanced)
                void generate({ method: 'text', data: enhanced.data, segments: enhanced.segments, marks });
            }}
          >
            Use This Prompt <ArrowRight aria-hidden="true" />
          </Button>
        </div>
        <CompareDialog
          comparison={enhanced && isComparing ? comparisonOf(enhanced) : undefined}
          onTake={take}
          onClose={() => setComparing(false)}
        />
      </div>
    </div>
  );
}

/** As it was enhanced, with what was taken of it as the prompt. */
function taken(enhanced: EnhancedPrompt, prompt: string): EnhancedPrompt {
  return { ...enhanced, data: { ...enhanced.data, prompt } };
}

/** Each time against the whole of it, so that what was left can be taken again. */
function comparisonOf({ data, segments }: EnhancedPrompt): Comparison {
  return {
    title: 'Your text, and what was made of it',
    before: { name: 'your text', text: data.originalIdea ?? '' },
    after: { name: 'the prompt', text: wholeOf(segments) },
  };
}

function leadOf({ data, segments, help }: EnhancedPrompt): string {
  if (data.prompt !== wholeOf(segments)) return 'As you took it';
  return help.left && help.left.length > 0 ? 'What was left out is listed' : 'All your words are in it';
}

function wholeOf(segments: EnhancedPrompt['segments']): string {
  return segments.map(({ text }) => text).join('');
}
