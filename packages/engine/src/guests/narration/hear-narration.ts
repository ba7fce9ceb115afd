import { takingTurns } from '../../language/orders/order-in.ts';
import { fitted, type Scene, sentenceOf, speakerOf, titleOf } from '../../script-copies/index.ts';
import type { Written } from '../../writing/written.ts';
import type { HeardCopy, WritingToHear, WrittenPiece } from '../writing/writing.ts';
import { narrationLaw } from './laws-of-narration.ts';
import { isReadBy, refusableIn } from './refusable.ts';
import { type ToNarrate, toNarrate } from './to-narrate.ts';
import { narrationIn, type ToldNarration, type ToldScene } from './told-narration.ts';

/** The script that a model narrated, in the form that its tool takes, once it keeps the laws; or the law that it breaks. */
export function hearNarration(asked: WritingToHear): HeardCopy {
  const answer = narrationIn(asked.answer);
  const told = toNarrate(asked);
  if (!answer || !told) return { problem: 'other-form' };
  const cleaned = withoutEmpty(answer, told);
  if (!cleaned.scenes.some(({ narration }) => narration.some(({ tells }) => tells.length > 0)))
    return { problem: 'nothing-written' };
  const broken = narrationLaw(cleaned, told);
  if (broken) return broken;
  const scenes = fitted(
    cleaned.scenes.map((scene, at) => sceneOf(scene, at, told)),
    told.script.seconds,
  );
  const write = (all: readonly Scene[]) => told.script.write(all, 'scene');
  const written = write(scenes);
  if (scenes.some(({ narration }) => narration.some((line) => !isReadBy(written.text, line))))
    return { problem: 'too-long' };
  const pieces = refusableIn(scenes, addedTo(cleaned), (all) => write(all).text);
  if (!pieces) return { problem: 'invented', words: addedWords(cleaned) };
  return { heard: { pieces, beside: besideOf(written, pieces, cleaned, told) } };
}

/** Pieces of nothing, and what the tool does not show, tell nobody anything. */
function withoutEmpty({ scenes, left }: ToldNarration, { script: { shows } }: ToNarrate): ToldNarration {
  const there = (parts: ToldScene['screen']) =>
    parts.map(({ words, tells }) => ({ words: words.trim(), tells })).filter(({ words }) => words !== '');
  return {
    left,
    scenes: scenes.map(({ narration, screen, visual }) => ({
      narration: there(narration),
      screen: shows.screen ? there(screen) : [],
      visual: shows.visual
        ? there(visual).filter(({ tells }) => tells.length > 0 || !shows.findsPictures)
        : [],
    })),
  };
}

function sceneOf({ narration, screen, visual }: ToldScene, at: number, { facts, script }: ToNarrate): Scene {
  const turns = takingTurns(script.brief.voice.join(', '));
  const [first] = narration.flatMap(({ tells }) => tells);
  const speaker = narration
    .flatMap(({ tells }) => tells.map((n) => facts[n]?.speaker))
    .find((one) => one !== undefined);
  return {
    title: titleOf(first === undefined ? '' : (facts[first]?.words ?? '')),
    ...speakerOf(speaker ?? script.brief.speaker ?? turns[at % 2]),
    narration: narration.map(({ words }) => sentenceOf(words)),
    ...(screen[0] && { screen: screen[0].words }),
    ...(visual[0] && { visual: visual[0].words }),
  };
}

/** The same scenes without one thing that was added, for each. */
function addedTo({ scenes }: ToldNarration): ((all: readonly Scene[]) => Scene[])[] {
  const changed = (at: number, change: (scene: Scene) => Scene) => (all: readonly Scene[]) =>
    all.map((scene, nth) => (nth === at ? change(scene) : scene));
  return scenes.flatMap(({ narration, screen, visual }, at) => [
    ...narration.flatMap(({ words, tells }) =>
      tells.length > 0
        ? []
        : [
            changed(at, (scene) => {
              const own = scene.narration.indexOf(sentenceOf(words));
              return { ...scene, narration: scene.narration.filter((_, nth) => nth !== own) };
            }),
          ],
    ),
    ...(screen[0]?.tells.length === 0 ? [changed(at, ({ screen: _, ...scene }) => scene)] : []),
    ...(visual[0]?.tells.length === 0 ? [changed(at, ({ visual: _, ...scene }) => scene)] : []),
  ]);
}

function addedWords({ scenes }: ToldNarration): string {
  const parts = scenes.flatMap(({ narration, visual }) => [...narration, ...visual]);
  return parts.flatMap(({ words, tells }) => (tells.length === 0 ? [words] : [])).join(' / ');
}

function besideOf(
  { parameters, dropped, asked }: Written,
  pieces: readonly WrittenPiece[],
  { left }: ToldNarration,
  { facts }: ToNarrate,
) {
  const there = pieces.map(({ words }) => words.toLowerCase()).join('\n');
  const own = left.flatMap(({ n }) => {
    const value = facts[n]?.words ?? '';
    return there.includes(value.toLowerCase())
      ? []
      : [{ field: 'request', value, reason: 'asked-of-the-app' as const }];
  });
  return {
    ...(parameters && { parameters }),
    ...(asked && { asked }),
    dropped: [...dropped.filter(({ value }) => !own.some((one) => one.value === value)), ...own],
  };
}
