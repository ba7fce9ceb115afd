import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
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
}

/** A prompt from anywhere, read back into the shot it stands for. */
export function readPrompt(given: string, { mode = 'photo', kind }: ReadPromptOptions = {}): ReadBack {
  const text = cleanText(given).trim();
  switch (kind ?? promptKind(text)) {
    case 'json':
      return readJson(text, mode) ?? readPlain(text, mode);
    case 'infotext':
      return readInfotext(text, mode);
    case 'midjourney':
      return readMidjourney(text, mode);
    case 'plain':
      return readPlain(text, mode);
  }
}

const FLAGGED =
  /(?:^|\s)(?:--|—)(?:ar|aspect|no|v|version|niji|s|stylize|c|chaos|w|weird|raw|tile|seed|sref|sw|sv|oref|ow|cref|cw|iw|q|quality|p|profile|repeat|r|style|stop|exp|hd|draft|motion|loop|end|bs|video|fast|relax|turbo|stealth|public)(?=\s|$|,)/i;
const DOUBLE_COLON = /\S::(?:-?[\d.]+)?(?:\s|$)/;

/** By its marks. */
export function promptKind(text: string): PromptKind {
  if (/^(?:```|[[{])/.test(text)) return 'json';
  if (isInfotext(text)) return 'infotext';
  return FLAGGED.test(text) || DOUBLE_COLON.test(text) ? 'midjourney' : 'plain';
}

function readPlain(text: string, mode: Mode): ReadBack {
  const words = withoutWeights(text);
  return { kind: 'plain', words, shot: readShot(words, { mode }).shot, settings: {} };
}
