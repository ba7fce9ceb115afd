import type { ModelId } from '../../src/catalogue/index.ts';
import { hearWriting } from '../../src/guests/writing/hear-writing.ts';
import { toTell, wordsToTell } from '../../src/guests/writing/to-tell.ts';
import { type ToldWriting, writingIn } from '../../src/guests/writing/told-writing.ts';
import { copyOfPieces, type TextToWrite } from '../../src/guests/writing/writing.ts';
import { probes } from '../language/probes.ts';
import { seeded } from '../seeded.ts';
import answers from './answers.json' with { type: 'json' };
import { spoilings } from './spoil.ts';

interface Base {
  readonly wish: TextToWrite;
  readonly answer: ToldWriting;
}

/** A spoilt answer that was taken all the same, though it shows. */
export interface GotThrough {
  readonly kind: string;
  readonly id: string;
  readonly copy: string;
  readonly said: string;
}

type Written = TextToWrite & { id: string; answer: unknown };
const byHand = (answers as unknown as Written[]).map(({ id, answer, ...wish }) => ({
  id,
  wish: { ...wish, marks: [], locked: [] },
  answer: writingIn(answer),
}));

/** What a careful writer wrote by hand, or the engine’s own words handed back: a good answer, or none. */
function baseOf(dice: () => number): { id: string; base: Base } | undefined {
  if (dice() < 0.5) {
    const one = byHand[Math.floor(dice() * byHand.length)];
    const isHeard = one?.answer && 'heard' in hearWriting({ ...one.wish, answer: one.answer });
    return one?.answer && isHeard ? { id: one.id, base: { wish: one.wish, answer: one.answer } } : undefined;
  }
  const probe = probes[Math.floor(dice() * probes.length)];
  if (!probe) return undefined;
  const model: ModelId =
    probe.mode === 'video' ? 'google-veo-3' : dice() < 0.5 ? 'flux-ai' : 'stable-diffusion';
  const wish: TextToWrite = {
    text: probe.text,
    mode: probe.mode,
    model,
    marks: [],
    locked: [],
    hasStartImage: false,
  };
  const told = toTell(wish);
  if (!told) return undefined;
  const pieces = wordsToTell(told).map((words, n) => ({ words: `${words}.`, tells: [n], or: [] }));
  return {
    id: probe.id,
    base: { wish, answer: { pieces, set: [], absent: [], left: [], clash: [], back: [] } },
  };
}

/** So many spoilt answers, each kind as often as the others, and those that got through. */
export function trySpoilt(
  count: number,
  seed: number,
): { tried: Map<string, number>; through: GotThrough[] } {
  const dice = seeded(seed);
  const kinds = Object.entries(spoilings);
  const tried = new Map<string, number>();
  const through: GotThrough[] = [];
  for (let n = 0; n < count; n++) {
    const [kind = '', spoil] = kinds[n % kinds.length] ?? [];
    for (let more = 0; more < 40; more++) {
      const found = baseOf(dice);
      if (!found) continue;
      const { wish, answer } = found.base;
      const spoilt = spoil?.({ text: wish.text, answer }, dice);
      if (!spoilt) continue;
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      const heard = hearWriting({ ...wish, answer: spoilt.answer });
      if (!('heard' in heard)) break;
      const copy = copyOfPieces(heard.heard.pieces);
      if (spoilt.harms(copy)) through.push({ kind, id: found.id, copy, said: wish.text });
      break;
    }
  }
  return { tried, through };
}
