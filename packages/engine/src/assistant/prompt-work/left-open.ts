import { completeShot } from '../../methods/enhance/complete-shot.ts';
import type { Shot } from '../../shot/shot.ts';
import { list } from '../models/fact-sentences.ts';
import type { CurrentPrompt } from '../question.ts';
import { fieldWords, gaps } from './gaps.ts';

const MOVES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:push(?:es|ing)?[- ]in|doll(?:y|ies)[- ](?:in|forward))\b/i, 'a push in'],
  [/\b(?:pull(?:s|ing)?[- ](?:back|out)|doll(?:y|ies)[- ](?:out|back))\b/i, 'a pull back'],
  [/\bpan(?:s|ning)?\b/i, 'a pan'],
  [/\btilt(?:s|ing)?\b/i, 'a tilt'],
  [/\bzoom(?:s|ing)?\b/i, 'a zoom'],
  [/\b(?:crane|boom)(?:s|ing)?\b/i, 'a crane move'],
  [/\b(?:orbit|arc)(?:s|ing)?\b|\bcircl(?:es|ing) (?:a?round )?/i, 'an orbit'],
  [/\btrack(?:s|ing)?\b/i, 'a tracking shot'],
];

/** The camera moves a text names. */
function movesIn(text: string): string[] {
  return MOVES.filter(([move]) => move.test(text)).map(([, name]) => name);
}

/** What a prompt leaves open, and what it says that no lens can see. */
export function leftOpen(shot: Shot, prompt: CurrentPrompt): string[] {
  const found: string[] = [];
  const moves = movesIn(prompt.text);
  if (shot.mode === 'video' && moves.length > 1)
    found.push(
      `It asks for ${list(moves)}. A clip has room for one camera move; of more, the generator picks one.`,
    );
  const missing = gaps(shot);
  const { added } = completeShot(shot);
  const open = [...missing, ...added.map(({ field }) => fieldWords[field] ?? field)];
  if (open.length > 0)
    found.push(
      `It does not say ${list(open, 'or')}, so the generator makes that up, and makes up the usual.`,
    );
  const praise = [
    ...new Set(
      prompt.text
        .toLowerCase()
        .match(
          /\b(?:beautiful|stunning|amazing|masterpiece|best quality|8k|ultra[- ]detailed|hyper[- ]?realistic|epic|breathtaking|award[- ]winning|cinematic)\b/g,
        ) ?? [],
    ),
  ];
  if (praise.length > 0)
    found.push(
      `${list(praise.map((word) => `“${word}”`))} ${praise.length > 1 ? 'push' : 'pushes'} every picture towards the same average and say${praise.length > 1 ? '' : 's'} nothing a lens can see.`,
    );
  return found;
}
