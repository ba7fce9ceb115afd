import { describe, expect, it } from 'vitest';
import type { ModelId } from '../catalogue/index.ts';
import { read } from '../language/read.ts';
import type { Mode } from '../shot/shot.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId, mode: Mode, hasStartImage = false): CopyFor {
  return copiesOf({ words: { text }, mode, models: [model], hasStartImage })[0] as CopyFor;
}

const talkIn = (text: string) =>
  read(text, { isClip: true })
    .statements.filter(({ kind, sure }) => kind === 'request' && sure === 'agreed')
    .map(({ from, to }) => text.slice(from, to));

describe('[TALK-1] what is most likely talk leaves a copy', () => {
  it('and stands among what was left off', () => {
    const text = 'A stonemason rests her forehead on a gargoyle. If you need anything else just ask me.';
    const { prompt, leftOff } = copyOf(text, 'google-veo-3', 'video');
    expect(prompt).toBe('A stonemason rests her forehead on a gargoyle.');
    expect(leftOff.map(({ what }) => what)).toContain('If you need anything else just ask me');
  });

  it('though nothing in it speaks of who is talking', () => {
    const text = 'Storyboard frame test for agency pitch. A marshal in hi-vis blocks the stage door.';
    expect(talkIn(text)).toEqual(['Storyboard frame test for agency pitch']);
  });

  it.each([
    ['where it is', "it's a bingo hall yeah, 1981, and the caller has massive sideburns"],
    ['what somebody does not do', 'They play every Sunday. Today he does not come.'],
    ['who speaks next', 'CLERK: Will the defendant please stand. (a small dog gets up on its hind legs)'],
    ['what is seen, in few words', 'Long family dinner, nobody says a word, only cutlery on plates'],
    ['whose it is', 'Product shot of our new oat drink Haverlund No. 3, dented carton'],
    ['what a colon announced', 'A vet talks low so that nobody hears: he is fine, I promise you'],
    ['words on a sign', 'a board reads Cullen Skink 6.50 and under that, ask us about the pie'],
  ])('but nothing that tells %s', (_, text) => {
    expect(talkIn(text)).toEqual([]);
  });
});

describe('[QUOTE-1] in a still nobody speaks who cannot', () => {
  it.each([
    [
      'somebody wrote it on something',
      'a whiteboard, someone has written on it: "hose 3 leaks", boots under it',
    ],
    ['a line of a sign says it', 'a hand-painted sign, the top line says "DULL?" in red, chipped paint'],
  ])('where %s', (_, text) => {
    const { prompt } = copyOf(text, 'nano-banana', 'photo');
    expect(prompt).toBe(text);
  });

  it('and in a clip, what is to be said word for word is said', () => {
    const { statements } = copyOf(
      'The avatar should say exactly this, word for word: "Please bring your old devices."',
      'd-id-creative',
      'video',
    );
    expect(statements.map(({ kind }) => kind)).toContain('line');
  });
});

describe('[KEEPS-1] what goes on is kept', () => {
  it.each([
    'From this picture: the paper lanterns begin to sway, one goes out',
    'A girl walks through the tidal flat, fog swallowing the poles behind her',
  ])('in a clip from a start image: %s', (text) => {
    expect(copyOf(text, 'runway-gen4', 'video', true).prompt).toBe(text);
  });

  it('and who answers is not switched off', () => {
    const text = 'The small one: did you cry? The tall one: no, it was the floor. Then both laugh';
    expect(copyOf(text, 'openai-sora', 'video').prompt).toBe(text);
  });

  it('and a score is no shape', () => {
    const text = 'A scoreboard in a village hall: the home team trails 9:16, six seconds left';
    expect(copyOf(text, 'google-veo-3', 'video').settings.ratio).toBeUndefined();
  });

  it('and what one of several lacks stays with it where a copy is written in fields', () => {
    const { prompt } = copyOf('three mugs on a shelf, the one without a handle is pink', 'ideogram', 'photo');
    expect(prompt).toContain('without a handle');
  });
});

describe('[KEEPS-1] before there is a start image', () => {
  it.each([
    'A diver surfaces and the board freezes on 24.60. Her penalty lamp stays dark. She pulls off her cap.',
    'A cook turns from the kettle to the window. About 3200 kelvin, practicals only.',
  ])('no look leaves a copy as if it were in one: %s', (text) => {
    expect(copyOf(text, 'runway-gen4', 'video').prompt).toBe(text);
  });
});
