import { orderIn } from '../language/orders/order-in.ts';
import {
  isOfTheClip,
  isOfTheMaking,
  labelsMore,
  leadsToScript,
  numberOfScene,
  pauseIn,
  SCENE,
} from '../language/orders/script-lines.ts';
import type { Span } from '../language/span.ts';
import { addresses } from '../language/words/script-words.ts';
import { isMostlyVerb } from '../language/words/senses.ts';
import { piecesOf } from './pieces.ts';

/** A script that somebody has written whole, and what they say about it. */
export interface WrittenScript {
  /** What is read out, scene by scene. */
  readonly scenes: readonly (readonly string[])[];
  /** The text with blanks in its place. */
  readonly rest: string;
}

const FEWEST = 2;

/**
 * The scenes of a script that is written out: by their numbers, or behind a colon, a line or a sentence each. All else is
 * said about it and never read out.
 */
export function writtenScript(
  text: string,
  isEnglish: boolean,
  requests: readonly Span[] = [],
): WrittenScript | undefined {
  if (!isEnglish) return undefined;
  const found = byNumber(text, requests) ?? behindLead(text);
  return found !== undefined && found.scenes.length >= FEWEST ? found : undefined;
}

function byNumber(text: string, requests: readonly Span[]): WrittenScript | undefined {
  const marks = [...text.matchAll(SCENE)];
  if (marks.length < FEWEST) return undefined;
  if (marks.some(([, figure, word], at) => numberOfScene(figure, word) !== at + 1)) return undefined;
  let rest = text;
  const scenes = marks.map((mark, at) => {
    const from = mark.index + mark[0].length;
    const to = marks[at + 1]?.index ?? text.length;
    rest = blank(rest, mark.index, from);
    const spoken: string[] = [];
    for (const [nth, piece] of piecesOf(text.slice(from, to), true).entries()) {
      // Behind the first sentence of the last scene may stand what is said about all of it.
      const isLast = at === marks.length - 1 && nth > 0;
      const start = from + piece.from;
      const isAsked = nth > 0 && requests.some((one) => one.from <= start && start < one.to);
      if (isAsked || isAbout(piece.text) || (isLast && !isToViewer(piece.text))) continue;
      spoken.push(pauseIn(piece.text) ?? piece.text);
      rest = blank(rest, start, from + piece.to);
    }
    return spoken;
  });
  return scenes.some((scene) => scene.length === 0) ? undefined : { scenes, rest };
}

function behindLead(text: string): WrittenScript | undefined {
  for (const lead of text.matchAll(/(?:^|[.!?\n])[ \t]*([^.!?:\n]{3,120}):(?=\s)/g)) {
    if (!leadsToScript((lead[1] ?? '').trim())) continue;
    const start = lead.index + lead[0].length;
    const behind = text.slice(start);
    const hasLines = /^[ \t]*\n/.test(behind);
    const parts = hasLines ? linesIn(behind) : piecesOf(behind, true);
    // Words between quotation marks are known for what they are.
    if (parts.some((one) => 'isQuoted' in one && one.isQuoted)) continue;
    const scenes: string[][] = [];
    let rest = text;
    for (const { from, to, text: words } of parts) {
      if (endsScript(words, hasLines, behind, from)) break;
      const pause = pauseIn(words);
      const before = scenes.at(-1);
      if (pause !== undefined && before) before.push(pause);
      else scenes.push([words]);
      rest = blank(rest, start + from, start + to);
    }
    if (scenes.length < FEWEST) continue;
    return { scenes, rest: blank(rest, lead.index + lead[0].indexOf(lead[1] ?? ''), start) };
  }
  return undefined;
}

function endsScript(words: string, hasLines: boolean, text: string, from: number): boolean {
  const isApart = /\n\s*\n\s*$/.test(text.slice(0, from)) && hasLines && from > 2;
  return isApart || labelsMore(words) || isAbout(words) || /\/\/\s*$/.test(text.slice(0, from));
}

function linesIn(text: string): { from: number; to: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((line) => {
    const bullet = /^\s*(?:[-–—•*]|\d{1,2}[.)])?\s*/.exec(line[0])?.[0].length ?? 0;
    const words = line[0].slice(bullet).trim();
    const from = line.index + bullet;
    return words === '' ? [] : [{ from, to: from + words.length, text: words }];
  });
}

/** It is said about the clip, and is no line of it. */
function isAbout(line: string): boolean {
  const [words = ''] = piecesOf(line, true).map(({ text }) => text);
  const does = orderIn(words)?.does;
  const isOrder = does === 'speak' || does === 'write' || does === 'sound' || does === 'close';
  return isOrder || isOfTheClip(words) || isOfTheMaking(words);
}

function isToViewer(words: string): boolean {
  const tokens = words.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return isMostlyVerb(tokens[0] ?? '') || tokens.some((word) => addresses.has(word.replace('’', "'")));
}

function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
}
