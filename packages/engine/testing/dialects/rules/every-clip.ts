import { offersDuration } from '../../../src/catalogue/offers.ts';
import { takes } from '../../../src/writing/fit-settings.ts';
import type { Given, GuideRule } from '../guide-rule.ts';

/** What the makers' guides have in common. */
export const everyClip: readonly GuideRule[] = [
  {
    says: 'A caption or a note, never an order: no "create", "generate" or "please" that the person did not say.',
    holds: ({ text }, { shot }) =>
      ['create', 'generate', 'please', 'make sure'].every((word) => !has(text, word) || saidBy(shot, word)),
  },
  {
    says: 'Length and shape are settings, not prose.',
    holds: ({ text }, { shot }) =>
      (shot.ratio === undefined || !text.includes(shot.ratio) || saidBy(shot, shot.ratio)) &&
      !/\b\d+[- ]seconds?\b(?! exposure)/.test(text.replace(wordsOf(shot), '')),
  },
  {
    says: 'Every setting is one the generator takes, in its range.',
    holds: ({ parameters = {} }, { model }) =>
      Object.entries(parameters).every(([name, value]) => {
        const known = model.parameters.map((fact) => fact.value).filter((one) => one.name === name);
        if (name === model.duration?.value.name) return offersDuration(model, Number(value));
        return known.length === 0 || known.some((one) => takes(one, value));
      }),
  },
  { says: 'One main action and one camera move.', holds: ({ text }, given) => oneMove(text, given) },
  {
    says: 'Reads cleanly: no doubled mark, no space before one, no doubled article.',
    holds: ({ text }) => !/ [,.;](?=\s|$)|,,|,\.|\ba the\b|\bthe the\b|\ban? an?\b|\.\.(?!\.)/i.test(text),
  },
  {
    says: 'Over a start image it says only what moves, what the camera does and what is heard.',
    holds: onlyMoves,
  },
];

function oneMove(text: string, { shot }: Given): boolean {
  return (
    shot.camera.text !== '' ||
    (
      text.match(
        /\bthe camera (?:pans|tilts|pushes|pulls|trucks|rises|sinks|cranes|tracks|orbits|arcs)\b/gi,
      ) ?? []
    ).length < 2
  );
}

/** Glass, stop, body and colours are in the picture. */
function onlyMoves({ text }: { text: string }, { shot, isFromImage, model }: Given): boolean {
  if (!isFromImage || model.startImage === undefined || model.startImage.value === 'none') return true;
  const { aperture, body, iso } = shot.camera;
  const looks = [aperture, body, iso && `ISO ${iso}`, shot.palette.join(' and ')];
  return looks.every((look) => !look || !text.includes(String(look)) || saidBy(shot, String(look)));
}

export function has(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'i').test(text);
}

export function saidBy(shot: Given['shot'], word: string): boolean {
  return wordsOf(shot).toLowerCase().includes(word.toLowerCase());
}

/** The person's own words. */
export function wordsOf({
  subject,
  place,
  mood,
  camera,
  light,
  details,
  audio,
  lines,
}: Given['shot']): string {
  return [
    subject.text,
    subject.action,
    place.text,
    place.foreground,
    place.background,
    place.density,
    mood,
    camera.text,
    light.text,
    details,
    audio.music,
    ...audio.ambience,
    ...audio.sounds,
    ...lines.map(({ words }) => words),
  ].join('\n');
}

/** A generator without a field for it is not told the name of a thing that must not be seen. */
export const namesNoAbsence: GuideRule = {
  says: 'Positive only: what must not be seen is not named.',
  holds: ({ text, negative, dropped }, { shot }) =>
    negative === undefined &&
    !/\b(?:no|without) (?:text|crowd|clouds|watermark|modern clothing)\b/i.test(text) &&
    shot.negative.every(
      (value) => !has(text, value) || saidBy(shot, value) || dropped.every((one) => one.value !== value),
    ),
};
