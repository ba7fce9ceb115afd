import type { ImageAnalysis } from '@cuewright/engine/methods';
import { type SightingPart, stands, type Verdicts } from '@cuewright/engine/sight';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import type { Part } from '../../ui/part/part.ts';

/** Where a line comes from. */
export type Origin = 'yours' | 'file' | 'seen' | 'measured' | 'start';

export interface Reading {
  name: string;
  value: string;
  origin: Origin;
  part?: Part;
}

interface Read {
  analysis: ImageAnalysis;
  isNamed: boolean;
  isPlaceNamed: boolean;
  answer: Analyzed | undefined;
  verdicts?: Verdicts;
}

/** What is said of the picture, line by line. */
export function analysisRows({ analysis, isNamed, isPlaceNamed, answer, verdicts = {} }: Read): Reading[] {
  const isSeen = answer?.source === 'seen';
  const origin: Origin = isSeen ? 'seen' : answer ? 'measured' : 'start';
  const caption = answer?.originalCaption ?? '';
  /** Somebody's words, what the embedded eyes saw, or neither. */
  const looked = (part: SightingPart): Origin => {
    const told = (answer?.seen?.sightings ?? []).filter(
      (sighting) => sighting.part === part && stands(sighting, verdicts[sighting.id]),
    );
    if (told.some(({ id }) => verdicts[id]?.kind === 'said')) return 'yours';
    return told.length > 0 ? 'seen' : origin;
  };
  const subject: Origin = isNamed ? 'yours' : caption !== '' && !isSeen ? 'file' : looked('subject');
  const rows: Reading[] = [
    { name: 'Original caption', value: caption, origin: 'file' },
    { name: 'Subject', value: analysis.subject, origin: subject, part: 'subject' },
    {
      name: 'Environment',
      value: analysis.environment,
      origin: isPlaceNamed ? 'yours' : looked('environment'),
      part: 'place',
    },
    { name: 'Lighting', value: analysis.lighting, origin: looked('lighting'), part: 'light' },
    { name: 'Mood', value: analysis.mood, origin, part: 'mood' },
    { name: 'Style', value: analysis.style, origin: looked('style'), part: 'technical' },
    { name: 'Technical notes', value: analysis.technicalNotes, origin, part: 'technical' },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** What the camera wrote, and the figures that the pixels give. */
export function settingRows({ measured, recovered }: Analyzed): Reading[] {
  const { camera = {} } = recovered ?? {};
  const { shape, size, temperature, saturation, focus, horizon } = measured;
  const fromFile: [string, string | undefined][] = [
    ['Camera', camera.body],
    ['Lens', camera.lens ?? camera.focal_length],
    ['Focal length', camera.lens ? camera.focal_length : undefined],
    ['Aperture', camera.aperture],
    ['Shutter', camera.shutter && `${camera.shutter} s`],
    ['ISO', camera.iso],
    ['Flash', camera.flash],
    ['Time of day', camera.taken_at],
  ];
  const counted: [string, string | undefined][] = [
    ['Frame', `${size.width} × ${size.height}, ${shape.ratio}`],
    ['White balance', whiteBalance(temperature, saturation.word === 'monochrome')],
    ['Key light', keyLight(measured)],
    ['Contrast', `${measured.tone.contrast}, ${measured.tone.stops.toFixed(1)} stops`],
    ['Colour', saturation.word],
    ['Depth of field', depths[focus.depth]],
    ['Horizon', horizon && `${Math.round(horizon.y * 100)}% down${tilt(horizon.tilt)}`],
    ['Texture', measured.texture.isGrainy ? `${measured.texture.word}, grain` : measured.texture.word],
  ];
  const rows = (list: [string, string | undefined][], origin: Origin): Reading[] =>
    list.flatMap(([name, value]) => (value ? [{ name, value, origin }] : []));
  return [...rows(fromFile, 'file'), ...rows(counted, 'measured')];
}

function whiteBalance(temperature: Analyzed['measured']['temperature'], isGrey: boolean): string {
  if (isGrey) return 'no colour to read it by';
  if (!temperature.isTold) return 'nothing grey to read it by';
  const { kelvin, word, tint } = temperature;
  return `near ${kelvin}K, ${word.replace('-', ' ')}${tint ? `, ${tint}` : ''}`;
}

const sides = {
  left: 'from the left',
  right: 'from the right',
  above: 'from above',
  below: 'from below',
  behind: 'from behind the subject',
  even: 'no side stands out',
} as const;

function keyLight({ light }: Analyzed['measured']): string {
  return light.quality === 'mixed' ? sides[light.side] : `${light.quality}, ${sides[light.side]}`;
}

const depths = {
  shallow: 'shallow, sharp inside the box',
  moderate: 'moderate',
  deep: 'deep, sharp throughout',
  soft: 'soft throughout',
  unknown: 'too little drawing to tell',
} as const;

function tilt(degrees: number): string {
  return degrees === 0 ? '' : `, tilted ${Math.abs(degrees)}° ${degrees > 0 ? 'clockwise' : 'anticlockwise'}`;
}
