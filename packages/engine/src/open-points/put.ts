import type { Mark } from '../language/marks/mark.ts';
import type { Kind } from '../language/statement.ts';
import { fullStopped, lineEnd, startOfFlags } from './text-end.ts';
import type { Want } from './wants.ts';

/** What the words of each are, so that nobody has to guess it. */
const kindOf: Readonly<Record<Want, Kind>> = {
  light: 'light',
  size: 'camera',
  move: 'move',
  motion: 'action',
  beats: 'action',
  lens: 'camera',
  finish: 'look',
  made: 'look',
  mood: 'mood',
  palette: 'look',
  background: 'place',
  sound: 'sound',
  delivery: 'rest',
  hand: 'look',
  'lettering-place': 'look',
  audience: 'rest',
  tone: 'mood',
  length: 'setting',
  ending: 'rest',
};

/** A text with a choice put into it, and the mark that says that it was added. */
export interface Put {
  readonly text: string;
  readonly mark: Mark;
}

/** Behind all that was said, in front of flags: as a sentence, or one more phrase where the text is a row of phrases. */
export function putPoint(text: string, want: Want, choice: string): Put {
  if (want === 'delivery') return behindLine(text, choice);
  const at = startOfFlags(text);
  const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at)];
  const { ahead, isSentence } = fullStopped(head);
  const words = isSentence ? choice.charAt(0).toUpperCase() + choice.slice(1) : choice;
  const from = head.length + ahead.length;
  const behind = isSentence ? '.' : '';
  return {
    text: `${head}${ahead}${words}${behind}${tail === '' ? '' : ` ${tail}`}`,
    mark: { from, to: from + words.length, kind: kindOf[want], added: true },
  };
}

/** How a line is said stands right behind it, so that it is said of nothing else. */
function behindLine(text: string, choice: string): Put {
  const end = lineEnd(text) ?? text.length;
  const [head, tail] = [text.slice(0, end), text.slice(end)];
  const [joint, words, behind] = /[.!?…]["”»]$/.test(head)
    ? [' ', choice.charAt(0).toUpperCase() + choice.slice(1), '.']
    : [' (', choice, ')'];
  const from = head.length + joint.length;
  return {
    text: `${head}${joint}${words}${behind}${tail}`,
    mark: { from, to: from + words.length, kind: kindOf.delivery, added: true },
  };
}

/** A text without words that were added, nor the marks that joined them. */
export function takePoint(text: string, { from, to }: Pick<Mark, 'from' | 'to'>): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (before.endsWith(' (') && after.startsWith(')')) return before.slice(0, -2) + after.slice(1);
  if (/, $/.test(before)) return before.slice(0, -2) + after;
  const rest = after.replace(/^\.(?=\s|$)/, '');
  const isLast = rest.trim() === '' || /^\s+--[a-z]/.test(rest);
  return (isLast ? before.trimEnd() : before) + (isLast ? rest : rest.trimStart());
}
