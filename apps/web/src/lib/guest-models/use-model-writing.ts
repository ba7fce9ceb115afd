import { copyOfPieces, type Doubt, type HeardWriting, type TextToWrite } from '@cuewright/engine/guests';
import { counted } from '@cuewright/engine/plural';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { cutText } from '../cut-text.ts';
import { useAnswer } from '../reader/use-answer.ts';
import { type AddedPlace, addedPlaces, bareWords, inChosenWords, waysOf } from './added-places.ts';
import { type KeptCopy, useKeptCopies } from './kept-copies.ts';
import { notWritten } from './outcome-words.ts';
import { useModelWriter } from './use-model-writer.ts';

/** What is being asked for, or came to nothing: another text is asked for anew. */
interface Asked {
  of: string;
  by: string;
  isLocal: boolean;
  /** Why nothing of it is used; while it is being written there is no telling. */
  told?: string;
}

export interface Addition {
  /** The number of its piece. */
  at: number;
  words: string;
  isRefused: boolean;
  /** The model offers other words for it. */
  hasOthers: boolean;
}

/** A copy in a model’s words, as it is shown: without what was refused of what it added. */
export interface CopyByModel {
  /** Who wrote it. */
  by: string;
  text: string;
  beside: HeardWriting['beside'];
  /** What the engine could not prove of it. */
  doubts: readonly Doubt[];
  added: readonly AddedPlace[];
  additions: readonly Addition[];
}

export interface ModelWriting {
  /** Who writes it, or has written it. */
  name: string;
  isLocal: boolean;
  /** The words of whoever has written it; of somebody who is gone, nothing new can be asked. */
  canAsk: boolean;
  is: 'idle' | 'waiting' | 'written' | 'told';
  /** Where it stands, in words. */
  says: string;
  copy: CopyByModel | undefined;
  ask: () => void;
  /** Stops it, or puts the engine’s copy back. */
  leave: () => void;
  /** Takes an addition out, or puts it back. */
  turn: (at: number) => void;
  /** Puts the next of its wordings in the place of an addition. */
  reword: (at: number) => void;
  /** Whoever came to it by keyboard goes on beside what they pressed, wherever it stands then. */
  hadFocus: RefObject<boolean>;
}

interface Standing {
  /** In a sentence, what is shown as long as no model has written. */
  stands: string;
  /** Whom it is written for, where that is not told beside it. */
  generator?: string | undefined;
  /** Somebody else can be chosen: where no model has a say, that is said. */
  canChoose?: boolean;
}

/** Has a model word a copy. Nothing where there is no model, or nothing that it could word: then nothing is shown of it. */
export function useModelWriting(
  given: TextToWrite | undefined,
  { stands, generator, canChoose = false }: Standing = { stands: 'Cuewright’s copy stands.' },
): ModelWriting | undefined {
  const writer = useModelWriter();
  const { copies, keep, forget } = useKeptCopies();
  const [asking, setAsking] = useState<Asked>();
  const [last, setLast] = useState<KeptCopy>();
  /** What was written once can be written. */
  const [left, setLeft] = useState<string>();
  const leaving = useRef<{ asking: AbortController; of: string }>(undefined);
  const hadFocus = useRef(false);
  const of = useMemo(() => given && JSON.stringify(given), [given]);
  const asked = useAnswer('askWriting', writer && given);
  const now = asking?.of === of ? asking : undefined;
  const written = useMemo(() => copies.find((one) => one.of === of), [copies, of]);
  if (written && written !== last) setLast(written);
  const copy = useMemo(() => written && copyOfKept(written), [written]);
  // Whoever changes the text waits for the copy of the one before no longer; out of sight it is written on.
  useEffect(() => {
    if (of !== undefined && leaving.current?.of !== of) leaving.current?.asking.abort();
  }, [of]);
  useEffect(() => () => leaving.current?.asking.abort(), []);
  const canBeAsked = writer !== undefined && (left === of || Boolean(asked?.answer));
  const isRefused = canChoose && asked?.given === given && !canBeAsked;
  if (!given || of === undefined || !(now || written || canBeAsked || isRefused)) return undefined;

  const { by: name, isLocal } = now ??
    written ?? { by: writer?.name ?? '', isLocal: writer?.isLocal ?? false };
  const isWaiting = now !== undefined && now.told === undefined;

  async function ask(): Promise<void> {
    if (!writer || !given || of === undefined) return;
    leaving.current?.asking.abort();
    const controller = new AbortController();
    leaving.current = { asking: controller, of };
    const mine: Asked = { of, by: writer.name, isLocal: writer.isLocal };
    setAsking(mine);
    const outcome = await writer.write(given, controller.signal).catch(() => undefined);
    const isCalledOff = controller.signal.aborted || !outcome;
    if (!isCalledOff && 'heard' in outcome)
      keep({ ...mine, model: given.model, heard: outcome.heard, refused: [] });
    const told =
      isCalledOff || 'heard' in outcome
        ? undefined
        : notWritten(writer.name, outcome, written ? 'What was written before stands.' : stands);
    setAsking((last) => (last === mine ? (told === undefined ? undefined : { ...mine, told }) : last));
  }

  return {
    name,
    isLocal: isLocal && !isRefused,
    canAsk: canBeAsked,
    is: isWaiting ? 'waiting' : now ? 'told' : written ? 'written' : 'idle',
    says: says(),
    copy,
    ask: () => void ask(),
    leave: () => {
      leaving.current?.asking.abort();
      setAsking(undefined);
      if (isWaiting) return;
      setLast(undefined);
      setLeft(of);
      forget(of);
    },
    turn: (at) => written && keep({ ...written, refused: turned(written.refused, at) }),
    reword: (at) =>
      written && keep({ ...written, chosen: { ...written.chosen, [at]: (written.chosen?.[at] ?? 0) + 1 } }),
    hadFocus,
  };

  function says(): string {
    if (now) return now.told ?? `Being written by ${name}…`;
    if (copy)
      return [`Written by ${name}.`, addedWords(copy.additions), doubtWords(copy.doubts)]
        .filter(Boolean)
        .join(' ');
    if (isRefused) return `No model can word this for ${generator}.`;
    if (last && last.model === given?.model)
      return `What ${last.by} wrote was for the text before your change. ${stands}`;
    return `Have ${name} write it${generator ? ` for ${generator}` : ''}: all you said stays, and what it adds is marked.`;
  }
}

/** What only the person can tell, in words. */
function doubtWords(doubts: readonly Doubt[]): string {
  const named = (kind: Doubt['kind']) =>
    doubts.flatMap((one) =>
      one.kind === kind ? [`“${cutText(one.words, LONGEST_DOUBT, { atWord: true })}”`] : [],
    );
  const [fresh, missing] = [named('new'), named('missing')];
  return [
    fresh.length > 0 && `Check ${listing.format(fresh)}: you didn’t say that.`,
    missing.length > 0 && `Check that it still says ${listing.format(missing)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const LONGEST_DOUBT = 60;
const listing = new Intl.ListFormat('en', { type: 'conjunction' });

function addedWords(additions: readonly Addition[]): string {
  const kept = additions.filter(({ isRefused }) => !isRefused).length;
  const all = counted(additions.length, 'addition');
  if (additions.length === 0) return 'It added nothing.';
  if (kept === 0) return `${all}, all removed.`;
  return kept === additions.length ? `${all}, marked in the text.` : `${kept} of ${all} kept.`;
}

function copyOfKept({ by, heard, refused, chosen }: KeptCopy): CopyByModel {
  const { beside } = heard;
  const pieces = inChosenWords(heard.pieces, chosen);
  const without = new Set(refused);
  return {
    by,
    text: copyOfPieces(pieces, without),
    beside,
    doubts: heard.doubts ?? [],
    added: addedPlaces(pieces, without),
    additions: pieces.flatMap((piece, at) =>
      piece.isAdded
        ? [
            {
              at,
              words: bareWords(piece),
              isRefused: without.has(at),
              hasOthers: waysOf(piece).length > 1,
            },
          ]
        : [],
    ),
  };
}

function turned(refused: readonly number[], at: number): number[] {
  return refused.includes(at) ? refused.filter((one) => one !== at) : [...refused, at];
}
