import type { Reading } from '../../language/reading.ts';
import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { shotOf } from '../../shot-of/shot-of.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { PromptKind, ReadBack } from './read-back.ts';
import { isInfotext, readInfotext } from './read-infotext.ts';
import { readJson } from './read-json.ts';
import { readMidjourney } from './read-midjourney.ts';
import { withoutWeights } from './without-weights.ts';

interface ReadPromptOptions {
  /** What it is taken for where the text does not say. */
  mode?: Mode;
  /** How it was written; without it the marks in the text tell. */
  kind?: PromptKind;
  /** Where it has been read already: a text that is no command is not read again. */
  said?: Reading;
}

/** A prompt from anywhere, read back into the shot it stands for. */
export function readPrompt(given: string, { mode = 'photo', kind, said }: ReadPromptOptions = {}): ReadBack {
  const text = cleanText(given).trim();
  switch (kind ?? promptKind(text)) {
    case 'json':
      return readJson(text, mode) ?? readPlain(text, mode, said);
    case 'infotext':
      return readInfotext(text, mode);
    case 'midjourney':
      return readMidjourney(text, mode);
    case 'plain':
      return readPlain(text, mode, said);
  }
}

const FLAGGED =
  /(?:^|\s)(?:--|—)(?:ar|aspect|no|v|version|niji|s|stylize|c|chaos|w|weird|raw|tile|seed|sref|sw|sv|oref|ow|cref|cw|iw|q|quality|p|profile|repeat|r|style|stop|exp|hd|draft|motion|loop|end|bs|video|fast|relax|turbo|stealth|public)(?=\s|$|,)/i;
const DOUBLE_COLON = /\S::(?:-?[\d.]+)?(?:\s|$)/;

/** By its marks. */
export function promptKind(text: string): PromptKind {
  // "[14:02] jonas: …" and "[wide] a fox" are no lists.
  if (/^(?:```|\{|\[\s*[[{"\]])/.test(text)) return 'json';
  if (isInfotext(text)) return 'infotext';
  return FLAGGED.test(text) || DOUBLE_COLON.test(text) ? 'midjourney' : 'plain';
}

function readPlain(text: string, mode: Mode, said?: Reading): ReadBack {
  const words = withoutWeights(text);
  const isRead = said?.text.trim() === words;
  const shot = isRead ? shotOf(said, { mode }) : readShot(words, { mode }).shot;
  return { kind: 'plain', words, shot, settings: {} };
}
