import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copiesOf } from '../packages/engine/src/copies/copies-of.ts';
import { judged, type ScoredProbe } from './probes/judged.ts';
import { say } from './project.ts';

const OPEN = ['probes', 'set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6', 'set-7', 'set-8', 'set-9'].map(
  (name) => fileURLToPath(new URL(`../packages/engine/testing/language/${name}.json`, import.meta.url)),
);
/** As many misses as are shown of a file. */
const SHOWN = 12;

interface Tally {
  all: number;
  /** The copy differs from the text, or something stands beside it. */
  acted: number;
  actedRight: number;
  silent: number;
  silentRight: number;
  /** The text, handed back as it came, would pass. */
  unchanged: number;
  /** It would, and the copy does not. */
  harmed: number;
  untrue: number;
}

const none = (): Tally => ({
  all: 0,
  acted: 0,
  actedRight: 0,
  silent: 0,
  silentRight: 0,
  unchanged: 0,
  harmed: 0,
  untrue: 0,
});

/** JSON, or a probe on each line. */
function probesIn(file: string): ScoredProbe[] {
  const text = fs.readFileSync(file, 'utf8');
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

/** What becomes of probes, by their kind, beside what would become of the texts unchanged. False where more than one in a hundred is harmed. */
export function scoreProbes(given: readonly string[]): boolean {
  const total = none();
  for (const file of given.length > 0 ? given : OPEN) {
    const kinds = new Map<string, Tally>();
    const misses: string[] = [];
    for (const probe of probesIn(file)) {
      const [copy] = copiesOf({
        words: { text: probe.text },
        mode: probe.mode,
        models: [probe.model],
        hasStartImage: probe.start_image ?? false,
      });
      if (!copy) continue;
      const found = judged(probe, copy);
      const own = kinds.get(probe.kind) ?? none();
      kinds.set(probe.kind, own);
      for (const tally of [own, total]) count(tally, found);
      if (found.isHarmed || found.bad.length > 0)
        misses.push(
          `${found.isHarmed ? 'HARMED ' : ''}${probe.id} ${probe.model}: ${probe.text.slice(0, 90)}\n    ${found.bad.slice(0, 3).join(' | ')}`,
        );
    }
    say(file);
    for (const [kind, tally] of [...kinds].sort(([one], [other]) => one.localeCompare(other)))
      tell(kind, tally);
    const shown = misses.toSorted(
      (one, other) => Number(other.startsWith('H')) - Number(one.startsWith('H')),
    );
    for (const miss of shown.slice(0, SHOWN)) say(`  ${miss.replaceAll(/\n(?! )/g, ' / ')}`);
  }
  tell('in all', total);
  return total.harmed <= total.all / 100;
}

function count(
  tally: Tally,
  { bad, isActed, isHarmed, holdsUnchanged, untrue }: ReturnType<typeof judged>,
): void {
  const isRight = bad.length === 0;
  tally.all += 1;
  tally[isActed ? 'acted' : 'silent'] += 1;
  if (isRight) tally[isActed ? 'actedRight' : 'silentRight'] += 1;
  if (holdsUnchanged) tally.unchanged += 1;
  if (isHarmed) tally.harmed += 1;
  tally.untrue += untrue;
}

function tell(name: string, tally: Tally): void {
  const right = tally.actedRight + tally.silentRight;
  const under = right < tally.unchanged ? ', UNDER the unchanged text' : '';
  say(
    `${name}: ${right} of ${tally.all} whole, unchanged ${tally.unchanged}; acted ${tally.acted}, right ${tally.actedRight}; silent ${tally.silent}, right ${tally.silentRight}; harmed ${tally.harmed}, untrue tells ${tally.untrue}${under}`,
  );
}
