import { findModel, offersDuration, offersRatio } from '../../catalogue/index.ts';
import { said } from '../../language/wishes/match-form.ts';
import type { CurrentPrompt, Turn } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { findMentions } from '../said/find-models.ts';
import { offered } from './choices.ts';
import { editPrompt } from './edit-prompt.ts';
import type { Wish, Wishes } from './wishes.ts';
import { writtenFor } from './written-for.ts';

/** What was done to a prompt, an operation a line, with the prompt as it is now; what was not understood is asked back. */
export function editReply(
  prompt: CurrentPrompt,
  { wishes, unclear }: Wishes,
  history: readonly Turn[],
  isSure = false,
): Reply | undefined {
  const writes = wishes.filter(({ wanted }) => wanted === 'write');
  const others = wishes.filter(({ wanted }) => wanted !== 'write');
  const model = writes.map(modelOf).find((one) => one !== undefined);
  if (writes.length > 0 && !model && others.length === 0) return undefined;
  const takes = history.filter(({ isUser, text }) => !isUser && text.includes('```')).length;
  const [head, tail] = worked(prompt.text);
  const { text: made, mode, did, asked, isOther } = editPrompt({ ...prompt, text: head }, others, takes);
  const text = made + tail;
  if (others.length > 0 && isOther && !model && !isSure) return undefined;
  const left = [...unclear, ...(model ? [] : writes.map(({ said: words }) => words))];
  const questions = [
    ...asked,
    ...left.map((words) => ({
      asks: `I didn’t understand “${words}”, so nothing was done about it.`,
      choices: model ? [] : findMentions(words).map((one) => `Write it for ${one.model.name}`),
    })),
  ];
  const after = { ...prompt, text: made, mode };
  const askedBack = questions.map(({ asks, choices }) => withChoices(asks, offered(choices, after)));
  const open = [...new Set(askedBack.map(({ asks }) => asks))];
  const buttons = [...new Set(askedBack.flatMap(({ choices }) => choices))]
    .slice(0, 2)
    .map((choice) => ask(choice));
  if (model) {
    const written = writtenFor(text, model);
    return {
      ...written,
      lead: [...did, written.lead, ...open].join('\n\n'),
      ...(buttons.length > 0 && { buttons }),
    };
  }
  if (did.length === 0) return { topic: 'prompt-asked', lead: open.join('\n\n'), buttons };
  const now = { ...prompt, text, mode };
  return {
    topic: 'prompt-edit',
    lead: [
      ...(did.length > 1 ? [did.map((one) => `- ${one}`).join('\n')] : did),
      ...limitsOf(now, wishes),
      ...open,
    ].join('\n\n'),
    more: 'Everything else is as you wrote it.',
    block: { text, mode, ...(prompt.model !== undefined && mode === prompt.mode && { model: prompt.model }) },
    ...(text !== prompt.text && { reworked: prompt.text }),
    buttons,
  };
}

const WHICH = 'Which of these do you mean?';

/** Where no way on is left to choose, none is asked for. */
function withChoices(asks: string, choices: readonly string[]) {
  return {
    asks: choices.length > 0 ? asks : asks.replace(WHICH, 'Say it with a word that is in it.'),
    choices,
  };
}

/** Characters that one message is worth. */
const MOST = 6_000;

/** What is worked on, and what stays behind it as it is. */
function worked(text: string): readonly [string, string] {
  if (text.length <= MOST) return [text, ''];
  const at = text.lastIndexOf(' ', MOST);
  const end = at > 0 ? at : MOST;
  return [text.slice(0, end), text.slice(end)];
}

function modelOf({ y }: Wish) {
  return y && findMentions(said(y))[0]?.model;
}

/** What its generator does not offer is said at once. */
function limitsOf({ text, model: id, mode }: CurrentPrompt, wishes: readonly Wish[]): string[] {
  const model = id === undefined ? undefined : findModel(id);
  if (!model || model.mode !== mode) return [];
  const told: string[] = [];
  const asked = wishes.map(({ said: words }) => words).join(' ');
  const seconds = Number(/(\d+) ?s/.exec(asked)?.[1]);
  if (seconds > 0 && text.includes(String(seconds)) && !offersDuration(model, seconds))
    told.push(`${model.name} has no clips of ${seconds} seconds.`);
  const ratio = /\d{1,2}:\d{1,2}/.exec(text)?.[0] as `${number}:${number}` | undefined;
  if (ratio && asked.includes(':') && !offersRatio(model, ratio))
    told.push(`${model.name} does not offer ${ratio}.`);
  return told;
}
