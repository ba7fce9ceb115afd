import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Reading } from '../../language/reading.ts';
import { leadsToAnswer } from '../../language/syntax/leads-to-answer.ts';
import { ownSyntax } from '../../language/syntax/own-syntax.ts';
import type { Given } from './laws-of-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** Fences, headings and stars: nothing of them is of the picture. */
const MARKUP = /```|~~~|\*\*|__|^#{1,6}\s|^>\s/gm;

export function syntaxLaw({ copy, told, asked, isEnglish }: Given): BrokenLaw | undefined {
  const own = told.body.toLowerCase();
  const said = `${own}\n${asked.text.toLowerCase()}`;
  const marks = copy.match(MARKUP)?.find((one) => !said.includes(one.trim()));
  if (marks !== undefined) return { problem: 'other-syntax', words: marks };
  const lead = copy.match(leadsToAnswer)?.find((one) => !said.includes(one.toLowerCase()));
  if (lead !== undefined) return { problem: 'other-syntax', words: lead };
  const { input, weights, camera } = told.model;
  const moves = camera?.value.kind === 'brackets' ? Object.values(camera.value.moves ?? {}) : [];
  const hasMove =
    !isEnglish ||
    own.includes('[') ||
    told.reading.terms.some(({ field }) => field === 'camera.movement') ||
    told.reading.statements.some(({ kind }) => kind === 'move' || kind === 'camera');
  const isMove = (one: string) =>
    hasMove &&
    /^\[.+\]$/.test(one) &&
    one
      .slice(1, -1)
      .split(',')
      .every((move) => moves.includes(move.trim()));
  const isWeight = (one: string) =>
    weights?.value.kind === 'parentheses' && isSaidWeight(one, told.shot.said?.text ?? own);
  const isBeat = (one: string) => input.value === 'sections' && one === '-';
  const other = (copy.match(ownSyntax) ?? [])
    .map((one) => one.trim())
    .find((one) => !own.includes(one.toLowerCase()) && !isMove(one) && !isWeight(one) && !isBeat(one));
  return other === undefined ? undefined : { problem: 'other-syntax', words: other };
}

/** "(rim light:1.3)": by a figure that was said, or by a little where somebody only asks for more. */
function isSaidWeight(one: string, text: string): boolean {
  const figure = /^\([^()]+:([\d.]+)\)$/.exec(one)?.[1];
  return (
    figure !== undefined && (text.includes(figure) || (Number(figure) > 1 && Number(figure) <= MOST_MORE))
  );
}

const MOST_MORE = 1.4;

/** L7: what is quoted was said, word for word, and is written or spoken as it was. */
export function quotesLaw({ copy, reading, told, asked }: Given): BrokenLaw | undefined {
  const source = spoken(`${asked.text}\n${told.body}`);
  const strange = findAtoms(copy)
    .filter(({ kind }) => kind === 'quote')
    .map(({ inner }) => copy.slice(inner.from, inner.to).trim())
    .find((words) => !source.includes(spoken(words)));
  if (strange !== undefined) return { problem: 'other-quotes', words: strange };
  const now = saidIn(reading);
  const stands = plain(told.body);
  for (const [words, kind] of saidIn(told.reading)) {
    // A silent generator is told of no line.
    if (!stands.includes(words)) continue;
    const found = now.get(words);
    if (found === undefined && !plain(copy).includes(words)) return { problem: 'other-quotes', words };
    if (found !== undefined && found !== kind) return { problem: 'other-quotes', words };
  }
  return undefined;
}

/** Who dictates says no marks and no capitals: the words are what counts. */
function spoken(words: string): string {
  return ` ${words
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

const ENDING = /[.,;!?…]+$/;

function plain(words: string): string {
  return words.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** What is known to be written or spoken. */
function saidIn({ text, statements }: Reading): Map<string, string> {
  return new Map(
    statements.flatMap((one) =>
      (one.kind === 'lettering' || one.kind === 'line') && one.sure !== 'guess' && !one.isVague
        ? [[plain(text.slice(one.words.from, one.words.to)).replace(ENDING, ''), one.kind] as const]
        : [],
    ),
  );
}
