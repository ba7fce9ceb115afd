import { copyLimits } from '@cuewright/contract';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { AddedList } from './added-list.tsx';
import { GuestStrip } from './guest-strip.tsx';
import type { ModelWriting as Writing } from './use-model-writing.ts';

interface ModelWritingProps {
  writing: Writing | undefined;
  /** Of the text that it is written from. */
  length: number;
  /** What is shown again once it is put away. */
  backTo?: string;
  /** What else can be chosen before it is asked for. */
  children?: ReactNode;
}

/** The copy in a model’s words: asked for by a tap, stopped by one, put back by one, each addition taken out by one. */
export function ModelWriting({
  writing,
  length,
  backTo = 'Back to Cuewright’s copy',
  children,
}: ModelWritingProps) {
  const asks = useRef<HTMLButtonElement>(null);
  const hadFocus = writing?.hadFocus;
  const isWaiting = writing?.is === 'waiting';
  const canLeave = isWaiting || writing?.copy !== undefined;
  // What was pressed is gone, or stands elsewhere: whoever came by keyboard goes on beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be pressed is what moves it
  useLayoutEffect(() => {
    if (hadFocus?.current && !asks.current?.parentElement?.contains(document.activeElement))
      asks.current?.focus({ preventScroll: true });
  }, [canLeave, hadFocus]);
  if (!writing) return null;

  const { name, isLocal, canAsk, is, says, copy, ask, leave, turn, reword } = writing;
  const tracked = {
    onFocus: () => {
      writing.hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) writing.hadFocus.current = false;
    },
  };
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
        copy &&
        copy.additions.length > 0 && (
          <AddedList by={name} additions={copy.additions} onTurn={turn} onReword={reword} />
        )
      }
    >
      {canAsk && !isTooLong && (
        <Button ref={asks} size="s" isBusy={isWaiting} onClick={ask} {...tracked}>
          {is === 'told' || copy ? 'Write again' : 'Write it'}
        </Button>
      )}
      {!canLeave && !isTooLong && children}
      {canLeave && (
        <Button size="s" look="bare" onClick={leave} {...tracked}>
          {isWaiting ? 'Stop' : backTo}
        </Button>
      )}
    </GuestStrip>
  );
}
