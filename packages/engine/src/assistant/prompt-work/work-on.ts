import { findModel, type Model } from '../../catalogue/index.ts';
import { promptShot } from '../../methods/prompt-shot.ts';
import type { Mode } from '../../shot/shot.ts';
import { figured } from '../models/fact-sentences.ts';
import type { CurrentPrompt, Manner } from '../question.ts';
import type { Reply } from '../reply.ts';
import { copyOptions } from './copy-options.ts';
import { diagnosed } from './diagnosed.ts';
import { edited } from './edited.ts';
import { improved } from './improved.ts';
import { keepLockedWords } from './keep-locked-words.ts';
import { lean } from './lean.ts';
import { lengthened } from './lengthened.ts';
import { measured } from './measured.ts';
import { moodier } from './moodier.ts';
import { ownWords } from './own-words.ts';
import { shifted } from './shifted.ts';
import { shortened } from './shortened.ts';
import { varied } from './varied.ts';
import type { Wish } from './wish.ts';
import { writtenFor } from './written-for.ts';

interface Asked {
  /** The generator that was named. */
  model?: Model | undefined;
  /** The message. */
  words?: string;
  /** How many prompts were handed over before. */
  takes?: number;
}

/** What is wanted of a prompt, done. */
export function workOn(wish: Wish, given: CurrentPrompt, manner: Manner, asked: Asked = {}): Reply {
  const isLong = given.text.length > MOST;
  const prompt = isLong && wish !== 'length' ? { ...given, text: given.text.slice(0, MOST) } : given;
  const reply = keepLockedWords(workedOn(wish, prompt, manner, asked), prompt);
  return isLong && reply.block
    ? { ...reply, lead: `It is very long, so I took its first ${figured(MOST)} characters. ${reply.lead}` }
    : reply;
}

function workedOn(
  wish: Wish,
  prompt: CurrentPrompt,
  manner: Manner,
  { model: asked, words: said = '', takes = 0 }: Asked,
): Reply {
  const model = asked ?? (prompt.model === undefined ? undefined : findModel(prompt.model));
  const mode: Mode = asked?.mode ?? prompt.mode;
  const { locked = [] } = prompt;
  const shot = promptShot(ownWords(prompt.text), mode, locked);
  switch (wish) {
    case 'new':
      return {
        ...improved(shot, model, manner),
        topic: 'prompt-new',
        lead: 'A first take of it, in plain language. What you did not say I chose; change whatever you see otherwise. The picture itself is made at the generator, where you paste it.',
      };
    case 'improve':
    case 'lacking':
      return improved(shot, model, manner);
    case 'edit':
      return edited(ownWords(prompt.text), mode, said, model, locked);
    case 'shift':
      return shifted(ownWords(prompt.text), mode, said, model, locked);
    case 'vary':
      return varied(shot, takes, model);
    case 'shorter':
      return shortened(promptShot(lean(ownWords(prompt.text), locked), mode, locked), prompt, model, manner);
    case 'longer':
      return lengthened(shot, prompt, model, manner);
    case 'moodier':
      return moodier(shot, model, manner);
    case 'write-for':
      return writtenFor(shot, model, manner, copyOptions(said));
    case 'why':
      return diagnosed(shot, prompt, model, said);
    case 'length':
      return measured(prompt, model);
  }
}

/** Characters that a message is worth. */
const MOST = 6_000;
