import { describe, expect, it } from 'vitest';
import { goldenPage } from '../../../testing/golden.ts';
import { genres } from '../../content/genres.ts';
import { type Idea, optimize } from './index.ts';

const modes = ['photo', 'video'] as const;
const nothing = { text: '', segments: [] };
const made = (idea: Idea) => optimize(idea) ?? nothing;

describe('[O4] golden ideas, changed on purpose or not at all', () => {
  it.each(modes)('[O4.1] one idea in six genres, and what is harder: %s', async (mode) => {
    const page = goldenPage({
      ...Object.fromEntries(
        genres.map(({ id, name }) => [
          name,
          made({ idea: 'old man and his dog waiting for the last bus', genre: id, mode }),
        ]),
      ),
      'a word': made({ idea: 'coffee', genre: 'lifestyle', mode }),
      'a lens and a light of its own': made({
        idea: 'a smith at the anvil, 85mm, lit by the forge, no handheld',
        genre: 'documentary',
        mode,
      }),
      'under water': made({ idea: 'underwater cave, two divers find a bell', genre: 'cinematic', mode }),
      'three sentences': made({
        idea: 'The piano tuner is deaf. He feels each note through his fingertips. Nobody knows.',
        genre: 'fashion',
        mode,
      }),
      'another script': made({ idea: 'חתונה בגשם', genre: 'commercial', mode }),
      'a rough brief': made({
        idea: 'Hi, we need a hero image for our website. A baker slides a tray of rye loaves out of the oven. Budget 400 euros, by Friday please. Call me on 0171 5550199.',
        genre: 'commercial',
        mode,
      }),
    });
    await expect(page).toMatchFileSnapshot(`../../../golden/optimizer-${mode}.txt`);
  });
});
