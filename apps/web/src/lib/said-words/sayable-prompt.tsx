import { copyLimits } from '@cuewright/contract';
import { carryMarks, type Mark, withMark, withoutMark } from '@cuewright/engine/marks';
import { Pin } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import type { Mark as Shown } from '../../ui/prompt-surface/split-runs.ts';
import type { Stretch } from '../../ui/prompt-surface/word-stops.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Mode } from '../address.ts';
import { refusal, wholeWords, withPin } from '../pinned-words/pins.ts';
import { inkMarks } from './ink-marks.ts';
import { KindChoices, quoted } from './kind-choices.tsx';
import { kindWords, type SaidKind, wordsOfKind } from './kinds.ts';
import { AskWords, SaidWords } from './mark-words.tsx';
import { SaidList } from './said-list.tsx';
import { useAsks } from './use-asks.ts';

/** What somebody says of the words of a prompt. */
export interface Saying {
  /** What the marks count in. What is shown of it may be the copy of a generator. */
  prompt: string;
  mode: Mode;
  marks: readonly Mark[];
  onChange: (marks: readonly Mark[]) => void;
  /** It is written by somebody right now: nothing is asked. */
  isUnasked?: boolean;
  /** Where the words can be pinned as well. */
  pins?: { pinned: readonly string[]; onChange: (pinned: readonly string[]) => void } | undefined;
}

interface SayablePromptProps extends ComponentProps<typeof PromptSurface> {
  /** Without it the words are only read. */
  saying: Saying | undefined;
}

const NONE: readonly Mark[] = [];
const NO_ASKS = { prompt: '', mode: 'photo', marks: NONE } as const;

/** A prompt on its sheet whose reader can say what its words are. */
export function SayablePrompt({
  saying,
  segments,
  marks = [],
  explain,
  isPlain = false,
  children,
  ...surface
}: SayablePromptProps) {
  const { prompt, mode, marks: said } = saying ?? NO_ASKS;
  const shown = useMemo(() => segments.map(({ text }) => text).join(''), [segments]);
  const asks = useAsks(prompt, mode, {
    marks: said,
    isOn: saying !== undefined && !isPlain && !saying.isUnasked,
  });
  const saidHere = useMemo(() => carryMarks(said, prompt, shown), [said, prompt, shown]);
  const inked = useMemo(() => inkMarks(segments, saidHere), [segments, saidHere]);
  const asksHere = useMemo(
    () =>
      asks.flatMap((ask) =>
        carryMarks([{ ...ask, kind: ask.choices[0] }], prompt, shown).map((place) => ({ ...ask, ...place })),
      ),
    [asks, prompt, shown],
  );
  const drawn = useMemo(
    (): Shown[] => [
      ...marks,
      ...saidHere.map(({ from, to, kind }) => ({
        id: `said-${from}`,
        start: from,
        end: to,
        severity: 'said' as const,
        tag: wordsOfKind(kind)?.tag ?? '',
        says: `You said this is ${wordsOfKind(kind)?.is ?? 'something else'}`,
      })),
      ...asksHere.map(({ from, to }) => ({
        id: `asked-${from}`,
        start: from,
        end: to,
        severity: 'asked' as const,
        tag: '?',
        says: 'This may be one thing or another',
      })),
    ],
    [marks, saidHere, asksHere],
  );
  if (!saying)
    return (
      <PromptSurface
        {...surface}
        segments={segments}
        marks={marks}
        isPlain={isPlain}
        {...(explain && { explain })}
      >
        {children}
      </PromptSurface>
    );

  const { onChange, pins } = saying;
  const wordsAt = ({ start, end }: Stretch) => shown.slice(start, end);
  const saidAt = (at: Stretch) => saidHere.find(({ from, to }) => from <= at.start + 1 && at.end <= to + 1);

  /** Where the words stand in the prompt; nothing where they were written for the generator. */
  const inPrompt = ({ start, end }: Stretch, kind: SaidKind) =>
    carryMarks([{ from: start, to: end, kind }], shown, prompt)[0];

  function say(at: Stretch, kind: SaidKind): string {
    const mark = inPrompt(at, kind);
    const next = mark && withMark(said, mark);
    const why = !mark
      ? 'Only words of the prompt itself can be marked. These were written for the generator.'
      : next && next.length > copyLimits.marks
        ? `At most ${copyLimits.marks} stretches can be marked. Remove one first.`
        : undefined;
    if (why !== undefined) showToast({ title: why });
    else if (next) onChange(next);
    return why ?? `${quoted(wordsAt(at))} is ${kindWords[kind].is}.`;
  }
  function takeBack(mark: Mark): void {
    onChange(withoutMark(said, mark));
  }
  function pin(at: Stretch): string {
    const words = wholeWords(shown, at);
    const why = pins && refusal(prompt, pins.pinned, words);
    if (why !== undefined) showToast({ title: why });
    else pins?.onChange(withPin(pins.pinned, words));
    return why ?? `Pinned: ${words}.`;
  }
  function explainAll(id: string, close: () => void): ReactNode {
    const mark = drawn.find((one) => one.id === id);
    if (!mark || (mark.severity !== 'said' && mark.severity !== 'asked')) return explain?.(id, close);
    const words = wordsAt(mark);
    const onSay = (kind: SaidKind) => {
      close();
      say(mark, kind);
    };
    const ask = asksHere.find(({ from }) => from === mark.start);
    const now = saidHere.find(({ from }) => from === mark.start);
    if (mark.severity === 'asked' && ask)
      return <AskWords words={words} mode={mode} choices={ask.choices} onSay={onSay} />;
    const own = now && inPrompt(mark, now.kind as SaidKind);
    return (
      now &&
      own && (
        <SaidWords
          words={words}
          mode={mode}
          kind={now.kind as SaidKind}
          onSay={onSay}
          onTakeBack={() => {
            close();
            takeBack(own);
          }}
        />
      )
    );
  }

  return (
    <PromptSurface
      {...surface}
      segments={inked}
      marks={isPlain ? drawn.filter(({ severity }) => severity === 'said') : drawn}
      isPlain={isPlain}
      explain={explainAll}
      choices={{
        name: 'Words of the prompt',
        help: 'Arrow keys go from word to word, with Shift they select more. Enter says what the words are.',
        label: (words) => `Say what ${quoted(words)} is`,
        describe: (at) => wordsOfKind(saidAt(at)?.kind ?? 'rest')?.is ?? '',
        render: (at, done) => {
          const words = wholeWords(shown, at);
          return (
            <KindChoices
              words={wordsAt(at)}
              mode={mode}
              now={saidAt(at)?.kind as SaidKind | undefined}
              onSay={(kind) => done(say(at, kind))}
            >
              {pins && !pins.pinned.some((one) => one.includes(words)) && (
                <Button size="s" aria-label={`Pin ${quoted(words)}`} onClick={() => done(pin(at))}>
                  <Pin aria-hidden="true" />
                  Pin
                </Button>
              )}
            </KindChoices>
          );
        },
      }}
    >
      <SaidList prompt={prompt} marks={said} onTakeBack={takeBack} />
      {children}
    </PromptSurface>
  );
}
