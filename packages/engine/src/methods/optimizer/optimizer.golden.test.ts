import { describe, expect, it } from 'vitest';
import { goldenPage } from '../../../testing/golden.ts';
import { findModel } from '../../catalogue/index.ts';
import { genres } from '../../content/genres.ts';
import type { Written } from '../../writing/written.ts';
import { type Idea, optimize } from './index.ts';

const modes = ['photo', 'video'] as const;
const nothing: Written = { text: '', segments: [], dropped: [] };
const written = (idea: Idea): Written => optimize(idea)?.written ?? nothing;

describe('[O4] golden ideas, changed on purpose or not at all', () => {
  it.each(modes)('[O4.1] one idea in six genres, and what is harder: %s', async (mode) => {
    const page = goldenPage({
      ...Object.fromEntries(
        genres.map(({ id, name }) => [
          name,
          written({ idea: 'old man and his dog waiting for the last bus', genre: id, mode }),
        ]),
      ),
      'a word': written({ idea: 'coffee', genre: 'lifestyle', mode }),
      'a lens and a light of its own': written({
        idea: 'a smith at the anvil, 85mm, lit by the forge, no handheld',
        genre: 'documentary',
        mode,
      }),
      'under water': written({ idea: 'underwater cave, two divers find a bell', genre: 'cinematic', mode }),
      'three sentences': written({
        idea: 'The piano tuner is deaf. He feels each note through his fingertips. Nobody knows.',
        genre: 'fashion',
        mode,
      }),
      'another script': written({ idea: 'חתונה בגשם', genre: 'commercial', mode }),
      'for a generator': written({
        idea: 'rooftop pigeons, Brooklyn, Sal and his son, 9:16, no text',
        genre: 'documentary',
        mode,
        model: findModel(mode === 'photo' ? 'midjourney' : 'google-veo-3'),
      }),
    });
    await expect(page).toMatchFileSnapshot(`../../../golden/optimizer-${mode}.txt`);
  });
});
