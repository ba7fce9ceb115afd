import { describe, expect, it } from 'vitest';
import { standTogether } from './agreeing-parts.ts';

describe('[HELP-8] parts of a roll that cannot stand in one frame', () => {
  it.each([
    ['in morning fog, contrast gone beyond ten metres', 'Watchful and close, blacks deep, one amber'],
    ['at sunrise, the panes going pink', 'All of it hinging on one thing, monochrome with a warm black'],
    ['at noon, shadows straight down and short', 'Heavy air, olive and iron, contrast low'],
    ['on an overcast afternoon, sky and ridge', '105mm macro at f/5.6, nothing behind but tone'],
    ['Drone rising straight up and stopping', '200mm at f/5.6 from far back'],
  ])('%s / %s', (one, other) => {
    expect(standTogether(one, other)).toBe(false);
    expect(standTogether(other, one)).toBe(false);
  });

  it('and those that can', () => {
    expect(standTogether('at sunrise, the panes going pink', 'Careful joy, apricot at the edges')).toBe(true);
    expect(standTogether('Push in, almost too slow to see', '105mm at f/2.5')).toBe(true);
  });
});
