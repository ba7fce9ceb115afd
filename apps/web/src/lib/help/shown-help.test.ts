import { optimize } from '@cuewright/engine/methods/optimizer';
import { describe, expect, it } from 'vitest';
import { type Help, noWishes, shownHelp, turned, turnedAll } from './shown-help.ts';

const made = (idea: string): Help & { text: string } => {
  const found = optimize({ idea, mode: 'photo', genre: 'lifestyle' });
  if (!found) throw new Error('Nothing was made.');
  return found;
};

describe('[HELP-4] what was added can be turned, and what was left put back', () => {
  it('without a wish it is as it came', () => {
    const help = made('a dog in the snow');
    expect(shownHelp(help, noWishes).text).toBe(help.text);
  });

  it('the next choice stands in the place of the one before, until there is none', () => {
    const help = made('a dog in the snow');
    const first = help.added[0];
    const once = turned(noWishes, help.added, 0);
    const shown = shownHelp(help, once);
    expect(shown.text).toContain(first?.others?.[0]?.text);
    expect(shown.text).not.toContain(first?.text);
    expect(shown.added[0]?.why).toBe(first?.others?.[0]?.why);
    expect(shown.added[1]?.text).toBe(help.added[1]?.text);
    const often = Array.from({ length: 9 }).reduce<typeof noWishes>(
      (wishes) => turnedAll(wishes, help.added),
      noWishes,
    );
    expect(often.turns).toEqual(help.added.map(({ others = [] }) => others.length));
  });

  it('what was about the job comes back where it stood', () => {
    const help = made('Budget is 300 euros. A dog in the snow, please. Thanks so much!');
    expect(help.left?.length).toBe(3);
    const { text } = shownHelp(help, { turns: [], back: [0, 1, 2] });
    expect(text).toMatch(/^Budget is 300 euros\. A dog in the snow, please\. Thanks so much\. /);
  });

  it('an answer that is older than reasons is shown as it is', () => {
    const old: Help = {
      segments: [
        { text: 'a dog', part: 'subject' },
        { text: '. By lamp.', part: 'light', added: true },
      ],
      added: [{ part: 'light', slot: 'light', text: 'lamp' }],
    };
    expect(shownHelp(old, { turns: [3], back: [1] }).text).toBe('a dog. By lamp.');
  });
});
