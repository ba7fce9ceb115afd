import type { Model } from '../catalogue/model.ts';
import { isPictureOf, namesMedium } from '../dialects/pieces/medium.ts';
import { tellsDeed } from '../language/deeds/deed-in.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import type { Shot } from '../shot/shot.ts';
import { mayTell } from './form/arrange.ts';
import type { Guide } from './form/guide.ts';
import { isThing } from './form/led.ts';

/** Imagen’s guide begins with "A photo of", which goes in front of a thing that does nothing; another beginning is left as it is. */
export function takesMedium(shot: Shot, { text, language, statements }: Reading, { family }: Model): boolean {
  if (family !== 'imagen' || language !== 'en' || namesMedium(shot) || isPictureOf(text)) return false;
  const [first] = sentences({ text, statements });
  const end = first?.at(-1)?.to ?? 0;
  return isThing(text) && !tellsDeed(text.slice(0, end)) && !mayTell(text);
}

/** A text that names no medium is not given one. */
export function withoutMedium({ medium: _one, ...guide }: Guide): Guide {
  return {
    ...guide,
    order: [...guide.order, 'absent'],
    manner: guide.manner === 'lines' ? 'sentences' : guide.manner,
  };
}
