import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Reading } from '../../language/reading.ts';
import { leadsToAnswer } from '../../language/syntax/leads-to-answer.ts';
import { ownSyntax } from '../../language/syntax/own-syntax.ts';
import type { Given } from './laws-of-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** Fences, headings and stars: nothing of them is of the picture. */
const MARKUP = /```|~~~|\*\*|__|^#{1,6}\s|^>\s/gm;
export function syntaxLaw({ copy, told, asked }: Given): BrokenLaw | undefined {
  const own = told.body.toLowerCase();
  const said = `${own}\n${asked.text.toLowerCase()}`;
  const marks = copy.match(MARKUP)?.find((one) => !said.includes(one.trim()));
  if (marks !== undefined) return { problem: 'other-syntax', words: marks };
  const lead = copy.match(leadsToAnswer)?.find((one) => !said.includes(one.toLowerCase()));
  if (lead !== undefined) return { problem: 'other-syntax', words: lead };
  const moves =
    told.model.camera?.value.kind === 'brackets' ? Object.values(told.model.camera.value.moves ?? {}) : [];
  const hasMove = told.reading.terms.some(({ field }) => field === 'camera.movement') || own.includes('[');
  const isMove = (one: string) =>
    hasMove &&
    /^\[.+\]$/.test(one) &&
    one
      .slice(1, -1)
      .split(',')
      .every((move) => moves.includes(move.trim()));
  const other = (copy.match(ownSyntax) ?? [])
    .map((one) => one.trim())
    .find((one) => !own.includes(one.toLowerCase()) && !isMove(one));
  return other === undefined ? undefined : { problem: 'other-syntax', words: other };
}

/** L7: what is quoted is what was quoted, and is written or spoken as it was. */
export function quotesLaw({ copy, reading, told, asked }: Given): BrokenLaw | undefined {
  const source = plain(`${asked.text}\n${told.body}`);
  const strange = findAtoms(copy)
    .filter(({ kind }) => kind === 'quote')
    .map(({ inner }) => copy.slice(inner.from, inner.to).trim())
    .find((words) => !source.includes(plain(words).replace(ENDING, '')));
  if (strange !== undefined) return { problem: 'other-quotes', words: strange };
  const now = saidIn(reading);
  for (const [words, kind] of saidIn(told.reading)) {
    const found = now.get(words);
    if (found === undefined && !plain(copy).includes(words)) return { problem: 'other-quotes', words };
    if (found !== undefined && found !== kind) return { problem: 'other-quotes', words };
  }
  return undefined;
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
