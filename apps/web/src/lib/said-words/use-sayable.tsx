import { copyLimits } from '@cuewright/contract';
import type { Ask } from '@cuewright/engine/language';
import { carryMarks, type Mark, ownMarks, withMark, withoutMark } from '@cuewright/engine/marks';
import { takePoint } from '@cuewright/engine/open-points';
import { Pin } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { PromptTextProps } from '../../ui/prompt-surface/prompt-text.tsx';
import type { Mark as Shown } from '../../ui/prompt-surface/split-runs.ts';
import type { Stretch } from '../../ui/prompt-surface/word-stops.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Mode } from '../address.ts';
import { refusal, wholeWords, withPin } from '../pinned-words/pins.ts';
import { inkMarks } from './ink-marks.ts';
import { KindChoices, quoted } from './kind-choices.tsx';
import { type SaidKind, wordsOfKind } from './kinds.ts';
import { AddedWords, AskWords, SaidWords } from './mark-words.tsx';
import { SaidList } from './said-list.tsx';
import type { SaidText } from './said-text.ts';
import { useAsks } from './use-asks.ts';

/** What somebody says of the words of a prompt. */
export interface Saying {
  /** What the marks count in. What is shown of it may be the copy of a generator. */
  prompt: string;
  mode: Mode;
  marks: readonly Mark[];
  onChange: (marks: readonly Mark[]) => void;
  /** Puts another text in the place of the prompt, with what is said of it: where words that were added can be taken out again. */
  onReplace?: ((said: SaidText) => void) | undefined;
  /** Another sheet asks about the same words. */
  isUnasked?: boolean;
  /** Where the words can be pinned as well. */
  pins?: { pinned: readonly string[]; onChange: (pinned: readonly string[]) => void } | undefined;
}

interface Given extends Pick<PromptTextProps, 'segments'> {
  saying: Saying | undefined;
  marks?: PromptTextProps['marks'] | undefined;
  explain?: PromptTextProps['explain'] | undefined;
  isPlain?: boolean | undefined;
}

interface Sayable {
  /** For the text that is shown. */
  text: Pick<PromptTextProps, 'segments' | 'marks' | 'explain' | 'isPlain' | 'choices'>;
  /** For below it: all that was said, to be taken back. */
  list: ReactNode;
}

const NOBODY = { prompt: '', mode: 'photo', marks: [] } as const;
const NO_MARKS: readonly Shown[] = [];

/** Makes a text one whose reader can say what its words are. Without `saying` it stays as it is. */
export function useSayable({ saying, segments, marks = NO_MARKS, explain, isPlain = false }: Given): Sayable {
  const { prompt, mode, marks: said } = saying ?? NOBODY;
  const own = useMemo(() => ownMarks(said), [said]);
  const shown = useMemo(() => segments.map(({ text }) => text).join(''), [segments]);
  const asks = useAsks(prompt, mode, {
    marks: said,
    isOn: saying !== undefined && !isPlain && !saying.isUnasked,
  });
  const saidHere = useMemo(() => carryMarks(own, prompt, shown), [own, prompt, shown]);
  const asksHere = useMemo(() => carriedAsks(asks, prompt, shown), [asks, prompt, shown]);
  const inked = useMemo(() => inkMarks(segments, saidHere), [segments, saidHere]);
  const drawn = useMemo(
    () => [...(isPlain ? [] : marks), ...saidHere.map(drawnMark), ...asksHere.map(drawnAsk)],
    [marks, saidHere, asksHere, isPlain],
  );
  if (!saying) return { text: { segments, marks, isPlain, ...(explain && { explain }) }, list: undefined };

  const { onChange, onReplace, pins } = saying;
  const wordsAt = ({ start, end }: Stretch) => shown.slice(start, end);
  const saidAt = (at: Stretch) => saidHere.find(({ from, to }) => from <= at.start + 1 && at.end <= to + 1);
  /** Where the words stand in the prompt; nothing where they were written for the generator. */
  const inPrompt = ({ start, end }: Stretch, kind: Mark['kind']) =>
    carryMarks([{ from: start, to: end, kind }], shown, prompt)[0];

  function say(at: Stretch, kind: SaidKind): string {
    const mark = inPrompt(at, kind);
    if (!mark)
      return refused('Only words of the prompt itself can be marked. These were written for the generator.');
    const next = withMark(said, mark);
    if (next.length > copyLimits.marks)
      return refused(`At most ${copyLimits.marks} stretches can be marked. Remove one first.`);
    onChange(next);
    return `${quoted(wordsAt(at))} is ${wordsOfKind(kind)?.is}.`;
  }
  function pin(at: Stretch): string {
    const words = wholeWords(shown, at);
    const why = pins && refusal(prompt, pins.pinned, words);
    if (why !== undefined) return refused(why);
    pins?.onChange(withPin(pins.pinned, words));
    return `Pinned: ${words}.`;
  }
  /** Words that were added go with their mark, where the text is one that can be changed. */
  function takeBackMark(mark: Mark): void {
    const rest = withoutMark(said, mark);
    if (!mark.added || !onReplace) {
      onChange(rest);
      return;
    }
    const text = takePoint(prompt, mark);
    onReplace({ text, marks: carryMarks(rest, prompt, text) });
  }
  function explainAll(id: string, close: () => void): ReactNode {
    const isOf =
      (kind: string) =>
      ({ from }: { from: number }) =>
        id === `${kind}-${from}`;
    const ask = asksHere.find(isOf('asked'));
    const mark = saidHere.find(isOf('said'));
    const at = ask ?? mark;
    if (!at) return explain?.(id, close);
    const stretch = { start: at.from, end: at.to };
    const onSay = (kind: SaidKind) => {
      close();
      say(stretch, kind);
    };
    const words = { words: wordsAt(stretch), mode, onSay };
    if (ask) return <AskWords {...words} choices={ask.choices} />;
    const kind = mark?.kind as SaidKind;
    const takeBack = () => {
      const place = inPrompt(stretch, kind);
      close();
      if (place) takeBackMark({ ...place, added: mark?.added });
    };
    if (mark?.added) return <AddedWords words={wordsAt(stretch)} onTakeBack={takeBack} />;
    return <SaidWords {...words} kind={kind} onTakeBack={takeBack} />;
  }

  return {
    text: {
      segments: inked,
      marks: drawn,
      isPlain,
      explain: explainAll,
      choices: {
        name: 'Words of the prompt',
        help: 'Arrow keys go from word to word, with Shift they select more. Enter says what the words are.',
        label: (words) => `Say what ${quoted(words)} is`,
        describe: (at) => wordsOfKind(saidAt(at)?.kind ?? 'rest')?.is ?? '',
        render: (at, done) => (
          <KindChoices
            words={wordsAt(at)}
            mode={mode}
            now={saidAt(at)?.kind as SaidKind | undefined}
            onSay={(kind) => done(say(at, kind))}
          >
            {pins && !pins.pinned.some((one) => one.includes(wholeWords(shown, at))) && (
              <Button size="s" aria-label={`Pin ${quoted(wordsAt(at))}`} onClick={() => done(pin(at))}>
                <Pin aria-hidden="true" />
                Pin
              </Button>
            )}
          </KindChoices>
        ),
      },
    },
    list: <SaidList prompt={prompt} marks={own} onTakeBack={takeBackMark} />,
  };
}

/** Told at once, and given back for ears. */
function refused(why: string): string {
  showToast({ title: why });
  return why;
}

function carriedAsks(asks: readonly Ask[], prompt: string, shown: string): Ask[] {
  return asks.flatMap(({ from, to, choices }) =>
    carryMarks([{ from, to, kind: choices[0] }], prompt, shown).map((place) => ({ ...place, choices })),
  );
}

function drawnMark({ from, to, kind, added }: Mark): Shown {
  if (added)
    return {
      id: `said-${from}`,
      start: from,
      end: to,
      severity: 'said',
      tag: 'added',
      says: 'You added this',
    };
  const { tag = '', is = 'something else' } = wordsOfKind(kind) ?? {};
  return { id: `said-${from}`, start: from, end: to, severity: 'said', tag, says: `You said this is ${is}` };
}

function drawnAsk({ from, to }: Ask): Shown {
  return {
    id: `asked-${from}`,
    start: from,
    end: to,
    severity: 'asked',
    tag: '?',
    says: 'This may be one thing or another',
  };
}
