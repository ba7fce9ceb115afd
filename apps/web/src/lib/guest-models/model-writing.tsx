import { copyLimits } from '@cuewright/contract';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { AddedList } from './added-list.tsx';
import { GuestStrip } from './guest-strip.tsx';
import type { ModelWriting as Writing } from './use-model-writing.ts';

interface ModelWritingProps {
  writing: Writing | undefined;
  /** Of the text that it is written from. */
  length: number;
}

/** The copy in a model’s words: asked for by a tap, stopped by one, put back by one, each addition taken out by one. */
export function ModelWriting({ writing, length }: ModelWritingProps) {
  const asks = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const is = writing?.is;
  const canLeave = is === 'waiting' || is === 'written';
  // What was pressed is gone: whoever came by keyboard goes on beside it.
  useLayoutEffect(() => {
    if (!canLeave && hadFocus.current) asks.current?.focus();
    if (!canLeave) hadFocus.current = false;
  }, [canLeave]);
  if (!writing) return null;

  const { name, isLocal, says, copy, ask, leave, turn } = writing;
  const isTooLong = length > copyLimits.read;
  return (
    <GuestStrip
      label="Another wording"
      says={
        isTooLong
          ? `Texts over ${copyLimits.read.toLocaleString('en-US')} characters are written by Cuewright alone.`
          : says
      }
      isLocal={isLocal && !isTooLong}
      more={
        copy && copy.additions.length > 0 && <AddedList by={name} additions={copy.additions} onTurn={turn} />
      }
    >
      {!isTooLong && (
        <Button ref={asks} size="s" isBusy={is === 'waiting'} onClick={ask}>
          {is === 'told' || is === 'written' ? 'Write again' : 'Write it'}
        </Button>
      )}
      {canLeave && (
        <Button
          size="s"
          look="bare"
          onClick={leave}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) hadFocus.current = false;
          }}
        >
          {is === 'waiting' ? 'Stop' : 'Back to Cuewright’s copy'}
        </Button>
      )}
    </GuestStrip>
  );
}
