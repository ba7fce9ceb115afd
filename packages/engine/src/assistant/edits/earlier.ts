import type { CurrentPrompt, Question } from '../question.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { wordsOf } from '../said/words.ts';
import { quoted } from './outcome.ts';
import { blocksIn } from './prompt-meant.ts';

/** So much of two texts has to be the same for one to be made of the other. */
const ALIKE = 0.5;

/** The prompt as it stands now: what she made last, where it was made of the one on the screen. */
export function nowMeant(question: Question): CurrentPrompt | undefined {
  const last = blocksIn(question).at(-1);
  const { prompt } = question;
  if (!prompt || prompt.text.trim() === '') return last;
  return last && isMadeOf(last.text, prompt.text)
    ? { ...prompt, ...last, model: last.model ?? prompt.model }
    : prompt;
}

function isMadeOf(made: string, given: string): boolean {
  const words = new Set(wordsOf(made));
  const own = wordsOf(given);
  return own.length > 0 && own.filter((word) => words.has(word)).length / own.length >= ALIKE;
}

/** "Put it back": the prompt as it stood before her last change; said plainly where there is none. */
export function putBack(question: Question): Reply {
  const blocks = blocksIn(question);
  const { prompt } = question;
  const last = blocks.at(-1);
  const before = blocks.at(-2) ?? (prompt && last && prompt.text !== last.text ? prompt : undefined);
  if (!last)
    return {
      topic: 'prompt-back',
      lead: 'I haven’t changed anything in this conversation, so there is nothing to take back. Your prompt is as you wrote it.',
      more: 'Versions you saved are in the result view, where each can be restored.',
    };
  if (!before)
    return {
      topic: 'prompt-back',
      lead: `I see only the prompt as it is now, ${quoted(last.text.slice(0, 60))}, and not the one before it. In the result view every saved version can be restored.`,
      buttons: [goTo('Open my prompts', '/?step=account&tab=prompts')],
    };
  return {
    topic: 'prompt-back',
    lead: 'Back to how it was before my last change.',
    block: {
      text: before.text,
      mode: before.mode,
      ...(before.model !== undefined && { model: before.model }),
    },
    ...(before.text !== last.text && { reworked: last.text }),
    buttons: [ask('Improve this prompt')],
  };
}

/** "Did you add them?": what her last change was, in the words she told it in; nothing where she made none. */
export function whatWasDone({ history }: Question): Reply | undefined {
  const last = history.findLast(({ isUser, text }) => !isUser && text.includes(FENCE))?.text ?? '';
  const told = last.slice(0, Math.max(0, last.indexOf(FENCE))).trim();
  const text = blocksIn({ history }).at(-1)?.text;
  if (told === '' || text === undefined) return undefined;
  return {
    topic: 'prompt-done',
    lead: `This is what I did last:\n\n${told}`,
    more: `The prompt now reads: ${quoted(text)}`,
  };
}

const FENCE = '```';
