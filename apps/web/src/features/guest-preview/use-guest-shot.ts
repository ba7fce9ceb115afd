import { promptLimits, usageLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../lib/draft.ts';
import type { WrittenShot } from '../../lib/slate/written-shot.ts';
import { addGuestShot, type GuestShotParts, readGuestShots, wasGuestShot } from './guest-shots.ts';
import { isKeptShot, noShot } from './kept-shot.ts';

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

/** What reads comes with the first hand on the field. */
const loadReader = async () => (await import('../../lib/reader/page-reader.ts')).pageReader;

/** One shot on the slate: what is typed, what its copies are of, and how many a guest has had today. */
export function useGuestShot({ first, isSignedIn, onAskToSignIn }: GuestShotOptions) {
  const [kept, keepShot, startOver] = useDraft('hero-shot', noShot, isKeptShot);
  const [made, setMade] = useState(first);
  const [used, setUsed] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const text = kept.text ?? first.text;
  const shown = kept.made === undefined ? first : made;
  const wanted = text.trim();
  const isShown = wanted === shown.text;

  /** Whether there are new copies on the page after it. */
  async function write(): Promise<boolean> {
    if (state === 'busy' || isBlankText(wanted) || isShown) return false;
    const isFree = isSignedIn || wasGuestShot(parts, wanted);
    if (!isFree && readGuestShots(parts) >= usageLimits.guest) {
      keepShot((now) => ({ ...now, text, isWanted: true }));
      onAskToSignIn();
      return false;
    }
    setState('busy');
    try {
      const reader = await loadReader();
      setMade({ text: wanted, written: await reader.ask('writeSlate', wanted) });
      keepShot((now) => ({ ...now, made: wanted }));
      setState('idle');
      if (isFree) return true;
      addGuestShot(parts, wanted);
      setUsed(readGuestShots(parts));
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  // What only the browser knows comes after the page that was drawn before there was one.
  useEffect(() => setUsed(readGuestShots(parts)), []);

  const writeAgain = useEffectEvent(async (of: string, isLeft: () => boolean) => {
    if (made.text === of) return;
    const reader = await loadReader();
    const written = await reader.ask('writeSlate', of);
    if (!isLeft()) setMade({ text: of, written });
  });
  useEffect(() => {
    if (kept.made === undefined) return;
    let isLeft = false;
    // Without the engine the example stands there, and writing it again costs nothing.
    writeAgain(kept.made, () => isLeft).catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [kept.made]);

  const writeWanted = useEffectEvent(() => {
    keepShot((now) => ({ ...now, isWanted: false }));
    void write();
  });
  useEffect(() => {
    if (isSignedIn && kept.isWanted) writeWanted();
  }, [isSignedIn, kept.isWanted]);

  return {
    text,
    change: (next: string) => keepShot((now) => ({ ...now, text: next })),
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
    prepare: () =>
      void loadReader().then(
        (reader) => reader.prepare(),
        () => undefined,
      ),
    startOver,
  };
}
