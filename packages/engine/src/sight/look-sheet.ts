import type { ImageAnalysis } from '../methods/reverse/image-analysis.ts';
import { describeWarmth } from '../picture/describe/describe-light.ts';
import { listed } from '../picture/describe/listed.ts';
import type { Measurements } from '../picture/measure-picture.ts';
import type { Sighting } from './sighting.ts';

/** A picture that was read, under the name it is told by. */
export interface Look {
  name: string;
  measured: Omit<Measurements, 'palette'>;
  sightings: readonly Sighting[];
}

/** One trait of the look of several pictures. */
export interface SheetLine {
  trait: string;
  /** What all of them have; nothing where they differ. */
  shared: string | undefined;
  /** What each has, where they differ, in the order of the pictures. */
  each: { name: string; says: string }[];
}

const NONE = 'not told';

const traits: readonly { trait: string; says: (look: Look) => string }[] = [
  { trait: 'Subject', says: ({ sightings }) => saidOf(sightings, 'person', 'crowd', 'thing') },
  { trait: 'Shot size', says: ({ sightings }) => saidOf(sightings, 'shot-size') },
  { trait: 'Frame', says: ({ measured }) => measured.shape.ratio },
  { trait: 'Key', says: ({ measured }) => measured.tone.key },
  { trait: 'Contrast', says: ({ measured }) => `${measured.tone.contrast} contrast` },
  {
    trait: 'Light',
    says: ({ measured: { light } }) =>
      light.side === 'even'
        ? `${light.quality}, no side stands out`
        : `${light.quality}, from ${sides[light.side]}`,
  },
  {
    trait: 'Warmth',
    says: ({ measured }) => describeWarmth(measured.temperature).split(',')[0] || 'neutral',
  },
  { trait: 'Colour', says: ({ measured }) => measured.saturation.word },
  { trait: 'Depth of field', says: ({ measured }) => measured.focus.depth },
  { trait: 'Grain', says: ({ measured }) => (measured.texture.isGrainy ? 'visible grain' : 'no grain') },
];

const sides = {
  left: 'the left',
  right: 'the right',
  above: 'above',
  below: 'below',
  behind: 'behind',
} as const;

/** What several pictures share, and how they differ: the sheet of a look. */
export function lookSheet(looks: readonly Look[]): SheetLine[] {
  return traits.map(({ trait, says }) => {
    const each = looks.map((look) => ({ name: look.name, says: says(look) || NONE }));
    const [first] = each;
    const isShared = each.every((one) => one.says === first?.says);
    return { trait, shared: isShared ? first?.says : undefined, each: isShared ? [] : each };
  });
}

function saidOf(sightings: readonly Sighting[], ...kinds: Sighting['kind'][]): string {
  const says = sightings.filter(({ kind, isSure }) => isSure && kinds.includes(kind)).map((one) => one.says);
  return listed([...new Set(says)]);
}

/** This with the light of that: its light and mood, and nothing else of it. */
export function withLightOf(
  analysis: ImageAnalysis,
  { lighting, mood }: Pick<ImageAnalysis, 'lighting' | 'mood'>,
): ImageAnalysis {
  return { ...analysis, lighting, mood };
}
