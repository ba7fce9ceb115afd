import { copyLimits } from '@cuewright/contract';
import type { ModelId } from '@cuewright/engine/catalogue';
import { type Mark, ownMarks, toldMarks } from '@cuewright/engine/marks';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { Mode } from '../address.ts';
import { GuestStrip } from './guest-strip.tsx';
import { heardWords, notUsed } from './outcome-words.ts';
import { useModelReader } from './use-model-reader.ts';

interface ModelReadingProps {
  text: string;
  mode: Mode;
  model: ModelId | undefined;
  marks: readonly Mark[];
  onChange: (marks: readonly Mark[]) => void;
}

/** What came of asking, and of which text. */
type State = { text: string } & ({ is: 'waiting' } | { is: 'told'; says: string });

/** A second reading of the words, by a model, where there is one: asked for by a tap, stopped by one, taken out by one. */
export function ModelReading({ text, mode, model, marks, onChange }: ModelReadingProps) {
  const reader = useModelReader();
  const [kept, setState] = useState<State>();
  const leaving = useRef<{ asking: AbortController; text: string }>(undefined);
  const state = kept?.text === text ? kept : undefined;
  const hasTold = toldMarks(marks).length > 0;
  // Whoever writes on waits for it no longer.
  useEffect(() => {
    if (leaving.current?.text !== text) leaving.current?.asking.abort();
  }, [text]);
  useEffect(() => () => leaving.current?.asking.abort(), []);
  if (!reader && !hasTold) return null;

  const isWaiting = state?.is === 'waiting';
  const name = reader?.name ?? 'a model';
  const isTooLong = text.length > copyLimits.read;

  async function ask(): Promise<void> {
    if (!reader) return;
    const own = ownMarks(marks);
    leaving.current?.asking.abort();
    const asking = new AbortController();
    leaving.current = { asking, text };
    setState({ text, is: 'waiting' });
    const models = model ? [model] : [];
    const outcome = await reader
      .read({ text, mode, marks: own, models }, asking.signal)
      .catch(() => undefined);
    if (asking.signal.aborted || !outcome) return;
    if ('heard' in outcome) {
      const room = Math.max(0, copyLimits.marks - own.length);
      onChange([...own, ...outcome.heard.marks.slice(0, room)].sort((one, other) => one.from - other.from));
      setState({ text, is: 'told', says: heardWords(outcome.heard) });
    } else setState({ text, is: 'told', says: notUsed(reader.name, outcome) });
  }
  function stop(): void {
    leaving.current?.asking.abort();
    setState(undefined);
  }

  return (
    <GuestStrip
      label="Second reading"
      says={isWaiting ? `Being read by ${name}…` : says()}
      isLocal={reader?.isLocal ?? false}
    >
      {reader && !isTooLong && (
        <Button size="s" isBusy={isWaiting} onClick={ask}>
          {hasTold || state?.is === 'told' ? 'Read again' : 'Second reading'}
        </Button>
      )}
      {isWaiting && (
        <Button size="s" look="bare" onClick={stop}>
          Stop
        </Button>
      )}
      {hasTold && !isWaiting && (
        <Button
          size="s"
          look="bare"
          onClick={() => {
            setState(undefined);
            onChange(ownMarks(marks));
          }}
        >
          Remove it
        </Button>
      )}
    </GuestStrip>
  );

  function says(): string {
    if (state?.is === 'told') return hasTold ? `Read by ${name}: ${state.says}` : state.says;
    if (hasTold) return 'A model’s reading is used beside Cuewright’s own.';
    if (isTooLong)
      return `Texts over ${copyLimits.read.toLocaleString('en-US')} characters are read by Cuewright alone.`;
    return `Have ${name} read it too: where both agree, the reading is surer.`;
  }
}
