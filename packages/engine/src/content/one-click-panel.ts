import type { Mode } from '../shot/shot.ts';

export interface Tile {
  title: string;
  text: string;
}

/** What the one-click screen says around its button. */
export interface OneClickPanel {
  empty: Tile;
  tiles: readonly [Tile, Tile, Tile];
}

export const oneClickPanel = {
  photo: {
    empty: {
      title: 'Nothing rolled yet',
      text: 'Press the button and one finished photograph lands here in words: who, where, what light, which lens.',
    },
    tiles: [
      {
        title: 'It agrees with itself',
        text: 'Place, hour, light and lens are picked to fit each other. No noon sun in a cellar.',
      },
      {
        title: 'Rolling is free',
        text: 'Roll as long as you like. Only Use This Prompt counts toward the day.',
      },
      {
        title: 'Made to be taken apart',
        text: 'Keep the light, swap the person, move it to your street. It is a draft, not a verdict.',
      },
    ],
  },
  video: {
    empty: {
      title: 'No take yet',
      text: 'One press writes a clip with a beginning and an end: an action, a camera move, the light, often a sound.',
    },
    tiles: [
      {
        title: 'One action, one move',
        text: 'Short clips hold one of each. Every roll keeps to that, so generators can follow it.',
      },
      {
        title: 'Never the same twenty',
        text: 'The last twenty rolls are remembered here and left out of the next.',
      },
      {
        title: 'Opens as a full prompt',
        text: 'Edit, copy or download it from the result, or write it again there for another generator.',
      },
    ],
  },
} as const satisfies Record<Mode, OneClickPanel>;
