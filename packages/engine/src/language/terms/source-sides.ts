import { isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { wordTable } from '../words/word-table.ts';
import { isStop } from './find-phrases.ts';
import type { TermHit } from './term.ts';
import type { TermToken } from './term-token.ts';

const SIDES = wordTable<string>({
  left: 'side-light-left',
  right: 'side-light-right',
  behind: 'backlight',
  overhead: 'top-light',
  above: 'top-light',
  below: 'underlight',
  underneath: 'underlight',
});
const BETWEEN = wordSet('on from at to the camera frame screen far directly straight high low just');
const MOST_BETWEEN = 4;

/** "softbox left", "firelight behind them", "a lamp from camera right": where a source stands is where its light is from. */
export function sourceSides(tokens: readonly TermToken[], sources: readonly TermHit[]): TermHit[] {
  return sources.flatMap(({ field, from, to }) => {
    if (field !== 'light.source') return [];
    for (let at = to; at < to + MOST_BETWEEN; at++) {
      const word = tokens[at]?.word ?? '';
      const value = SIDES[word];
      if (value !== undefined) return [{ field: 'light.direction' as const, value, from, to: at + 1 }];
      if (!BETWEEN.has(word)) return [];
    }
    return [];
  });
}

/** What gives light when something is "lit by" it. */
const LIT_BY = wordTable<string>({
  screen: 'screen-glow',
  screens: 'screen-glow',
  phone: 'screen-glow',
  phones: 'screen-glow',
  laptop: 'screen-glow',
  monitor: 'screen-glow',
  monitors: 'screen-glow',
  tv: 'screen-glow',
  television: 'screen-glow',
  tablet: 'screen-glow',
  computer: 'screen-glow',
  candle: 'candlelight',
  candles: 'candlelight',
  fire: 'firelight',
  flames: 'firelight',
  flame: 'firelight',
  torches: 'firelight',
  embers: 'firelight',
  bonfire: 'firelight',
  campfire: 'firelight',
  fireplace: 'firelight',
  furnace: 'firelight',
  lamp: 'practical-light',
  lamps: 'practical-light',
  bulb: 'practical-light',
  bulbs: 'practical-light',
  fridge: 'practical-light',
  refrigerator: 'practical-light',
  dashboard: 'practical-light',
  torch: 'practical-light',
  flashlight: 'practical-light',
  oven: 'practical-light',
  neon: 'neon',
  sign: 'neon',
  signs: 'neon',
  window: 'window-light',
  windows: 'window-light',
  sun: 'sunlight',
  moon: 'moonlight',
  lantern: 'lantern',
  lanterns: 'lantern',
  headlights: 'headlights',
  headlight: 'headlights',
  streetlamp: 'streetlight',
  streetlamps: 'streetlight',
  streetlight: 'streetlight',
  streetlights: 'streetlight',
  lightning: 'lightning',
  spotlight: 'spotlight',
  softbox: 'softbox',
  strobe: 'flash',
  flash: 'flash',
  tubes: 'fluorescent-light',
  fluorescents: 'fluorescent-light',
});
const LEADS = wordSet('lit illuminated glow glowing light');
const BY = wordSet('by of from through with');
const MOST_WORDS_ON = 6;

export function litByTerms(tokens: readonly TermToken[]): TermHit[] {
  const reads: TermHit[] = [];
  for (let at = 1; at < tokens.length; at++) {
    if (!BY.has(tokens[at]?.word ?? '')) continue;
    const lead = [at - 1, at - 2].find(
      (back) =>
        LEADS.has(tokens[back]?.word ?? '') &&
        (back === at - 1 ||
          isFunctionWord(tokens[at - 1]?.word ?? '') ||
          tokens[at - 1]?.word.endsWith('ly') ||
          tokens[at - 1]?.word.endsWith('ing')),
    );
    if (lead === undefined) continue;
    for (let ahead = at + 1; ahead <= at + MOST_WORDS_ON; ahead++) {
      const token = tokens[ahead];
      if (!token || isStop(token)) break;
      const value = LIT_BY[token.word];
      if (value === undefined) continue;
      reads.push({ field: 'light.source', value, from: lead, to: ahead + 1 });
      break;
    }
  }
  return reads;
}
