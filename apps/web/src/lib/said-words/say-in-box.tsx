import type { Ask } from '@cuewright/engine/language';
import { type Mark, withMark, withoutMark } from '@cuewright/engine/marks';
import { type ReactNode, type RefObject, useState } from 'react';
import { type Stretch, wholeStretch } from '../../ui/prompt-surface/word-stops.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BoxBar } from '../box-bar/box-bar.tsx';
import { useBoxSelection } from '../use-box-selection.ts';
import { KindChoices, quoted } from './kind-choices.tsx';
import { type SaidKind, wordsOfKind } from './kinds.ts';
import { AskWords, SaidWords } from './mark-words.tsx';
import { SaidList } from './said-list.tsx';
import styles from './said-words.module.css';
import { UnderText } from './under-text.tsx';
import { useAsks } from './use-asks.ts';
import type { Saying } from './use-sayable.tsx';

interface SayInBoxProps extends Omit<Saying, 'pins'> {
  box: RefObject<HTMLTextAreaElement | null>;
  /** The type and the margins of the box. */
  underClass: string | undefined;
  /** The box; what is drawn under its words lies in the same place. */
  children: ReactNode;
  boxClass: string | undefined;
}

/** A box in which a prompt is written, whose writer can say what its words are. */
export function SayInBox({
  box,
  underClass,
  boxClass,
  children,
  prompt,
  mode,
  marks,
  onChange,
}: SayInBoxProps) {
  const [isHere, setHere] = useState(false);
  const [news, tell] = useState('');
  const { selected, forget } = useBoxSelection(isHere ? box : undefined);
  const asks = useAsks(prompt, mode, { marks, isOn: isHere });
  const say = (at: Stretch, kind: SaidKind) => {
    onChange(withMark(marks, { from: at.start, to: at.end, kind }));
    done(`${quoted(prompt.slice(at.start, at.end))} is ${wordsOfKind(kind)?.is}.`);
  };
  const done = (told: string) => {
    tell(told);
    forget();
    // Whoever came to the buttons by keyboard goes on writing.
    if (box.current && document.activeElement !== box.current) box.current.focus();
    box.current?.setSelectionRange(box.current.selectionEnd, box.current.selectionEnd);
  };
  const takeBack = (mark: Mark) => {
    onChange(withoutMark(marks, mark));
    tell(`${quoted(prompt.slice(mark.from, mark.to))} is left to the reading.`);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box inside takes the keys; here they are only heard
    <div
      className={styles.boxed}
      onFocus={() => setHere(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setHere(false);
        forget();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !selected) return;
        forget();
        if (document.activeElement !== box.current) box.current?.focus();
      }}
    >
      <div className={boxClass}>
        <UnderText box={box} text={prompt} marks={marks} asks={asks} className={underClass} />
        {children}
      </div>
      <BoxChoices
        selected={selected}
        prompt={prompt}
        mode={mode}
        marks={marks}
        asks={asks}
        onSay={say}
        onTakeBack={(mark) => {
          takeBack(mark);
          forget();
        }}
      />
      <SaidList prompt={prompt} marks={marks} onTakeBack={takeBack} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

interface BoxChoicesProps extends Pick<Saying, 'prompt' | 'mode' | 'marks'> {
  selected: Stretch | undefined;
  asks: readonly Ask[];
  onSay: (at: Stretch, kind: SaidKind) => void;
  onTakeBack: (mark: Mark) => void;
}

/** Of what is selected, what it can be; where only the cursor stands, what is asked or was said of the words around it. */
function BoxChoices({ selected, prompt, mode, marks, asks, onSay, onTakeBack }: BoxChoicesProps) {
  if (!selected) return null;
  const { start, end } = selected;
  const holds = ({ from, to }: { from: number; to: number }) => from <= start && end <= to;
  const said = marks.find(holds);
  if (start < end) {
    const at = wholeStretch(prompt, selected);
    if (!at) return null;
    return (
      <BoxBar key={`${at.start} ${at.end}`}>
        <KindChoices
          words={prompt.slice(at.start, at.end)}
          mode={mode}
          now={said?.kind as SaidKind | undefined}
          onSay={(kind) => onSay(at, kind)}
        />
      </BoxBar>
    );
  }
  const isWithin = ({ from, to }: { from: number; to: number }) => from < start && end < to;
  const ask = asks.find(isWithin);
  const around = ask ?? marks.find(isWithin);
  if (!around) return null;
  const at = { start: around.from, end: around.to };
  const words = { words: prompt.slice(at.start, at.end), mode, onSay: (kind: SaidKind) => onSay(at, kind) };
  return (
    <BoxBar key={`${at.start} ${at.end}`}>
      {ask ? (
        <AskWords {...words} choices={ask.choices} />
      ) : (
        said && <SaidWords {...words} kind={said.kind as SaidKind} onTakeBack={() => onTakeBack(said)} />
      )}
    </BoxBar>
  );
}
