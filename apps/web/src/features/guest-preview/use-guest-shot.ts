import { promptLimits, usageLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { addGuestShot, type GuestShotParts, readGuestShots } from './guest-shots.ts';
import { keepDraft, readDraft, takeWanted } from './kept-draft.ts';
import type { WrittenShot } from './written-shot.ts';

const parts: GuestShotParts = { storage: () => localStorage, clock: () => new Date() };

export interface FirstShot {
  text: string;
  written: WrittenShot;
}

interface GuestShotOptions {
  first: FirstShot;
  isSignedIn: boolean;
  onAskToSignIn: () => void;
}

/** The engine, which comes with the first hand on the field. */
const loadWriter = () => import('./write-copies.ts');

/** One shot on the slate: what is typed, what its copies are of, and how many a guest has had today. */
export function useGuestShot({ first, isSignedIn, onAskToSignIn }: GuestShotOptions) {
  const [text, setText] = useState(first.text);
  const [shown, setShown] = useState(first);
  const [used, setUsed] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const wanted = text.trim();
  const isShown = wanted === shown.text;

  async function write(): Promise<void> {
    if (state === 'busy' || isBlankText(wanted) || isShown) return;
    if (!isSignedIn && readGuestShots(parts) >= usageLimits.guest) {
      keepDraft(text, { isWanted: true });
      onAskToSignIn();
      return;
    }
    setState('busy');
    try {
      const { writeCopies } = await loadWriter();
      setShown({ text: wanted, written: writeCopies(wanted) });
      setState('idle');
      if (isSignedIn) return;
      addGuestShot(parts);
      setUsed(readGuestShots(parts));
    } catch {
      setState('failed');
    }
  }

  // What only the browser knows comes after the page that was drawn before there was one.
  useEffect(() => {
    setUsed(readGuestShots(parts));
    const draft = readDraft();
    if (draft !== undefined) setText(draft);
  }, []);

  const writeWanted = useEffectEvent((typed: string) => {
    if (typed === readDraft() && takeWanted()) void write();
  });
  useEffect(() => {
    if (isSignedIn) writeWanted(text);
  }, [isSignedIn, text]);

  return {
    text,
    change: (next: string) => {
      setText(next);
      keepDraft(next);
    },
    max: promptLimits.edit,
    shown: shown.written,
    /** What it was written of. */
    written: shown.text,
    isFirst: shown === first,
    isShown,
    used,
    state,
    write,
    /** Loading is no promise: whoever presses is told when it fails. */
    prepare: () => void loadWriter().catch(() => undefined),
    startOver: () => {
      setText(first.text);
      setShown(first);
      keepDraft('');
    },
  };
}
