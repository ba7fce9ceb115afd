import { readWants } from '../models/wants/read-wants.ts';
import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { helpSaid } from '../retrieval/sayings.ts';
import { ofPassage } from './of-passage.ts';

const CONNECTED = /\b(?:connect|link|hook|plug|integrat|send|push|pass|transfer|submit)/;

/** What is asked of the product although a generator's name is in it, or a word that choosing one has too. */
export function productFirst(meant: Understood, question: Question): Reply | undefined {
  const { plain: text, mentions } = meant;
  const hit = helpSaid(text);
  if (hit === 'allowance+plans') {
    const reply = ofPassage(helpOf('allowance'), question);
    return {
      ...reply,
      lead: `${reply.lead}\n\n${ofPassage(helpOf('plans'), question).lead}`,
      more: ofPassage(helpOf('plans'), question).more ?? '',
    };
  }
  const isOfMaker = hit === 'generators' && readWants(text).some(({ id }) => id === 'maker');
  if (
    hit &&
    !isOfMaker &&
    (mentions.length === 0 || hit === 'promo-nano' || (hit === 'generators' && CONNECTED.test(text)))
  )
    return ofPassage(helpOf(hit), question);
  return undefined;
}
