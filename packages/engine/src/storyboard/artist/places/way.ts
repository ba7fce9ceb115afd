import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';

const WAYS = /^(?:road|highway|motorway|track|trail|path|lane)s?$/;
const PAVED = /^(?:road|highway|motorway)s?$/;

/** The road through the land, if there is one, winding off to the horizon. */
export function drawWay({ sheet, view, tones, weight, shot }: Scene): void {
  const words = wordsOf(shot.place.text, shot.subject.action, shot.subject.text);
  if (!words.some((word) => WAYS.test(word))) return;
  const isPaved = words.some((word) => PAVED.test(word));
  const half = isPaved ? 3.2 : 1.1;
  const edge = (side: number): Point[] =>
    Array.from({ length: 18 }, (_, n) => {
      const z = view.distance * 0.1 * 1.5 ** n;
      return view.at(side * half + Math.sin(n * 0.62) * z * 0.12, 0, z);
    });
  const [left, right, middle] = [edge(-1), edge(1), edge(0)];
  sheet.wash([...left, ...right.toReversed()], isPaved ? tones.near : tones.lit, { opacity: 0.85 });
  for (const side of [left, right]) sheet.line(side, { round: true, weight });
  if (!isPaved) return;
  middle.slice(0, -3).forEach((from, n) => {
    const to = middle[n + 1] ?? from;
    const cut = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
      ax + (bx - ax) * share,
      ay + (by - ay) * share,
    ];
    sheet.line([cut(from, to, 0.2), cut(from, to, 0.65)], { weight: weight * 1.8, tone: tones.lit });
  });
}
