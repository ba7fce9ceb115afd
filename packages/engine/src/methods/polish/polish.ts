import type { Model } from '../../catalogue/index.ts';
import { contentWords } from '../../language/surroundings/content-words.ts';
import { keepLocked } from '../../locked/index.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import { write } from '../../writing/write.ts';
import type { Written } from '../../writing/written.ts';
import type { Chosen, Slot } from '../optimizer/additions-for.ts';
import { type Addition, markAdded } from '../optimizer/mark-added.ts';
import type { Phrase } from '../optimizer/phrase.ts';
import { promptShot } from '../prompt-shot.ts';
import { shotOfReading, tellFields } from '../verbatim-shot.ts';
import { keptTerms } from './kept-terms.ts';

export interface IdeaToPolish {
  idea: string;
  mode: Mode;
  model?: Model | undefined;
  /** Rough text is sorted into the parts of a shot; an idea stays in one piece. */
  isRough?: boolean | undefined;
  /** Words of the idea that stay as they are. */
  locked?: readonly string[] | undefined;
}

/** What somebody else, a language model, would make of an idea. */
export interface Suggestions {
  /** The idea in English, where it is in another language. */
  english?: string | undefined;
  /** What a shot needs and the idea leaves open; the weightiest first. */
  additions: readonly Chosen[];
}

export interface Polished {
  shot: Shot;
  written: Written;
  added: Addition[];
  /** The idea as it was given. */
  original: string;
  /** Its words are another language's, so the prompt says it in English. */
  isTranslated: boolean;
}

/**
 * An idea with somebody else's suggestions, put together as one of our own: the person's words as they stand, or in
 * English, and behind them what was suggested, part by part. A blank idea has nothing to make one from.
 */
export function polish(
  { idea, mode, model, isRough = false, locked = [] }: IdeaToPolish,
  suggested: Suggestions,
): Polished | undefined {
  const original = cleanText(idea).trim();
  if (original === '') return undefined;
  const stays = [...keptTerms(original), ...locked.filter((one) => original.includes(one))];
  const english = translationOf(original, suggested.english, stays);
  const words = english ?? original;
  const said = isRough ? undefined : readShot(words, { mode });
  const begun = () => (said ? shotOfReading(said, mode) : promptShot(words, mode, stays));
  for (let count = suggested.additions.length; ; count--) {
    const shot = begun();
    shot.locked = stays;
    const phrases = suggested.additions.slice(0, count).flatMap((one) => tell(shot, one));
    tellFields(shot);
    const written = write(shot, model);
    if (count > 0 && written.dropped.some(({ reason }) => reason === 'length-limit')) continue;
    const { segments, added } = markAdded(written.segments, phrases);
    const isTranslated = english !== undefined;
    return { shot, written: { ...written, segments }, added, original, isTranslated };
  }
}

/** With half the words of its idea it is no translation: the idea's own words are kept. What has to stay is put back where it was changed. */
export function translationOf(
  original: string,
  english: string | undefined,
  stays: readonly string[] = keptTerms(original),
): string | undefined {
  const clean = cleanText(english ?? '').trim();
  if (clean === '' || clean === original) return undefined;
  const own = contentWords(original);
  const theirs = new Set(contentWords(clean));
  const same = own.filter((word) => theirs.has(word)).length;
  if (own.length > 0 && same * 2 >= own.length) return undefined;
  return keepLocked(clean, stays).text;
}

/** Puts a suggestion where its slot has its place in a shot. A photograph has no sound. */
function tell(shot: Shot, { slot, text }: Chosen): Phrase[] {
  const bare = text.replace(/[\s.,;]+$/, '').trim();
  // What is heard is named behind other words.
  const words = slot === 'sound' ? bare : capital(bare);
  if (words === '' || (slot === 'sound' && shot.mode === 'photo')) return [];
  places[slot](shot, words);
  return [{ slot, text, words }];
}

const after = (before: string, words: string) => (before === '' ? words : `${before}. ${words}`);

const places: Readonly<Record<Slot, (shot: Shot, words: string) => void>> = {
  light: ({ light }, words) => {
    light.text = after(light.text, words);
  },
  camera: ({ camera }, words) => {
    camera.text = after(camera.text, words);
  },
  when: ({ place }, words) => {
    place.text = after(place.text, words);
  },
  place: ({ place }, words) => {
    place.text = after(place.text, words);
  },
  look: (shot, words) => {
    shot.details = after(shot.details, words);
  },
  finish: (shot, words) => {
    shot.details = after(shot.details, words);
  },
  sound: ({ audio }, words) => {
    audio.ambience.push(words);
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
