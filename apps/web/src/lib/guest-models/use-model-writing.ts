import { copyOfPieces, type HeardWriting, type TextToWrite } from '@cuewright/engine/guests';
import { counted } from '@cuewright/engine/plural';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswer } from '../reader/use-answer.ts';
import { type AddedPlace, addedPlaces, bareWords } from './added-places.ts';
import { notWritten } from './outcome-words.ts';
import { useModelWriter } from './use-model-writer.ts';

interface Asked {
  /** What was asked for: another text has another copy. */
  of: string;
  by: string;
  isLocal: boolean;
}

interface KeptCopy extends Asked {
  is: 'written';
  heard: HeardWriting;
  refused: ReadonlySet<number>;
}

/** What came of asking; who has a copy keeps it for as long as another is being written. */
type Kept =
  | KeptCopy
  | (Asked & ({ is: 'waiting'; before: KeptCopy | undefined } | { is: 'told'; says: string }));

export interface Addition {
  /** The number of its piece. */
  at: number;
  words: string;
  isRefused: boolean;
}

/** A copy in a model’s words, as it is shown: without what was refused of what it added. */
export interface CopyByModel {
  /** Who wrote it. */
  by: string;
  text: string;
  beside: HeardWriting['beside'];
  added: readonly AddedPlace[];
  additions: readonly Addition[];
}

export interface ModelWriting {
  /** Who writes it, or has written it. */
  name: string;
  isLocal: boolean;
  is: 'idle' | Kept['is'];
  /** Where it stands, in words. */
  says: string;
  copy: CopyByModel | undefined;
  ask: () => void;
  /** Stops it, or puts the engine’s copy back. */
  leave: () => void;
  /** Takes an addition out, or puts it back. */
  turn: (at: number) => void;
}

/** Has a model word a copy. Nothing where there is no model, or nothing that it could word: then nothing is shown of it. */
export function useModelWriting(given: TextToWrite | undefined): ModelWriting | undefined {
  const writer = useModelWriter();
  const [last, setKept] = useState<Kept>();
  const leaving = useRef<{ asking: AbortController; of: string }>(undefined);
  const of = useMemo(() => given && JSON.stringify(given), [given]);
  const asked = useAnswer('askWriting', writer && given);
  const kept = last?.of === of ? last : undefined;
  const written = kept?.is === 'waiting' ? kept.before : kept?.is === 'written' ? kept : undefined;
  const copy = useMemo(() => written && copyOfKept(written), [written]);
  // Whoever changes the text waits for the copy of the one before no longer; out of sight it is written on.
  useEffect(() => {
    if (of !== undefined && leaving.current?.of !== of) leaving.current?.asking.abort();
  }, [of]);
  useEffect(() => () => leaving.current?.asking.abort(), []);
  if (!given || of === undefined || (!kept && !(writer && asked?.answer))) return undefined;

  const { name, isLocal } = kept
    ? { name: kept.by, isLocal: kept.isLocal }
    : { name: '', isLocal: false, ...writer };

  async function ask(): Promise<void> {
    if (!writer || !given || of === undefined) return;
    leaving.current?.asking.abort();
    const asking = new AbortController();
    leaving.current = { asking, of };
    const mine = { of, by: writer.name, isLocal: writer.isLocal };
    const waiting: Kept = { ...mine, is: 'waiting', before: written };
    setKept(waiting);
    const outcome = await writer.write(given, asking.signal).catch(() => undefined);
    if (asking.signal.aborted || !outcome) {
      setKept((now) => (now === waiting ? written : now));
      return;
    }
    setKept(
      'heard' in outcome
        ? { ...mine, is: 'written', heard: outcome.heard, refused: new Set() }
        : { ...mine, is: 'told', says: notWritten(writer.name, outcome) },
    );
  }

  return {
    name,
    isLocal,
    is: kept?.is ?? 'idle',
    says: says(),
    copy,
    ask: () => void ask(),
    leave: () => {
      leaving.current?.asking.abort();
      setKept((now) => (now?.is === 'waiting' ? now.before : undefined));
    },
    turn: (at) =>
      setKept((now) => (now?.is === 'written' ? { ...now, refused: turned(now.refused, at) } : now)),
  };

  function says(): string {
    if (kept?.is === 'waiting') return `Being written by ${name}…`;
    if (kept?.is === 'told') return kept.says;
    if (copy) return `Written by ${name}. ${addedWords(copy.additions)}`;
    if (last && last !== kept && last.is === 'written')
      return `What ${last.by} wrote was for the text before your change. This is Cuewright’s copy.`;
    return `Have ${name} write it: all you said stays, and what it adds is marked.`;
  }
}

function addedWords(additions: readonly Addition[]): string {
  const kept = additions.filter(({ isRefused }) => !isRefused).length;
  const all = counted(additions.length, 'addition');
  if (additions.length === 0) return 'It added nothing.';
  if (kept === 0) return `${all}, all removed.`;
  return kept === additions.length ? `${all}, marked in the text.` : `${kept} of ${all} kept.`;
}

function copyOfKept({ by, heard, refused }: KeptCopy): CopyByModel {
  const { pieces, beside } = heard;
  return {
    by,
    text: copyOfPieces(pieces, refused),
    beside,
    added: addedPlaces(pieces, refused),
    additions: pieces.flatMap((piece, at) =>
      piece.isAdded ? [{ at, words: bareWords(piece), isRefused: refused.has(at) }] : [],
    ),
  };
}

function turned(refused: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(refused);
  if (!next.delete(at)) next.add(at);
  return next;
}
