import type { Model, Sound } from '../../../catalogue/index.ts';
import { soundFact } from './sound-fact.ts';
import { isVideo, type Want } from './want.ts';

/** What has to be heard. */
export function soundWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  const isSilent = has(/\b(?:silent|without (?:any )?(?:sound|audio)|no (?:sound|audio))\b/);
  const sound = (id: string, words: string, ...sounds: Sound[]): Want => ({
    id,
    words,
    fits: (model) => isVideo(model) && hears(model, ...sounds),
    because: soundFact,
  });
  add(isSilent, {
    id: 'silent',
    words: 'makes no sound',
    fits: (model) => isVideo(model) && model.audio?.value.length === 0,
    because: soundFact,
  });
  const isDialogue =
    !has(/\bno (?:talking|dialogue|speech|sound)\b/) &&
    has(
      /\b(?:dialogue|dialog|speech|speak\w*|talk(?:s|ing)?|say(?:s|ing)?|lines?|lip[- ]?sync|conversation)\b/,
    );
  const isMusic = has(/\bmusic\b/) && !has(/\b(?:my|our|own|other|add|put|lay|without) (?:\w+ ){0,2}music\b/);
  const isNarration = has(/\b(?:narrat\w*|voice[- ]?over|voiceover)\b/);
  add(!isSilent && isDialogue, {
    ...sound('dialogue', 'speaks, in dialogue or narration', 'dialogue', 'narration'),
    rank: (model) => (hears(model, 'dialogue') ? 1 : 0),
  });
  add(isMusic, sound('music', 'makes music', 'music'));
  add(isNarration, sound('narration', 'narrates', 'narration'));
  add(
    !isSilent &&
      !isDialogue &&
      !isMusic &&
      !isNarration &&
      has(/\b(?:sound|audio|hear|noise|sfx|effects|voice|native audio)\b/),
    {
      id: 'sound',
      words: 'makes sound',
      fits: (model) => isVideo(model) && (model.audio?.value.length ?? 0) > 0,
      because: soundFact,
      rank: (model) => model.audio?.value.length ?? 0,
    },
  );
  return wants;
}

const hears = (model: Model, ...sounds: Sound[]) =>
  sounds.some((sound) => model.audio?.value.includes(sound) === true);
