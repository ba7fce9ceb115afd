import {
  type Answer,
  answer,
  type ProductFigures,
  type Question,
  type Turn,
} from '../../src/assistant/index.ts';
import { findMentions } from '../../src/assistant/said/find-models.ts';
import { findModel } from '../../src/catalogue/index.ts';

/** A question, and what a right answer has and has not. */
export interface Case {
  question: string;
  mode?: string;
  history?: readonly (Turn | { role: string; content: string })[];
  context?: Context;
  /** Of each list one has to appear, in any case. */
  must: readonly (readonly string[])[];
  mustNot: readonly string[];
}

export interface Judged {
  asked: Case;
  answer: Answer;
  /** What is missing, or should not be there. */
  faults: readonly string[];
}

/** What somebody has who signed in today and made two prompts. */
const standing = {
  used: 2,
  allowance: 6,
  credits: 0,
  remaining: 4,
  isPremium: false,
  resetsAt: '2026-11-23T00:00:00.000Z',
};

interface Context {
  signedIn?: boolean;
  step?: string;
  name?: string;
  /** Its text alone, or with what is known of it; repeated, where it has to be long. */
  prompt?: string | (NonNullable<Question['prompt']> & { repeat?: number });
  model?: string;
  standing?: Question['standing'];
}

export function questionOf(asked: Case, figures: ProductFigures): Question {
  const { mode, history = [], context = {} } = asked;
  const manner = (['balanced', 'focused', 'experiment'] as const).find((one) => one === mode);
  const isSignedIn = context.signedIn !== false;
  return {
    message: asked.question,
    manner: manner ?? 'balanced',
    history: history.map((turn) =>
      'role' in turn ? { text: turn.content, isUser: turn.role === 'user' } : turn,
    ),
    isSignedIn,
    mode: undefined,
    step: context.step,
    name: context.name,
    prompt: promptOf(context),
    standing: isSignedIn ? (context.standing ?? standing) : undefined,
    figures,
  };
}

function promptOf({ prompt, model: named }: Context): Question['prompt'] {
  const model = named === undefined ? undefined : (findModel(named) ?? findMentions(named)[0]?.model);
  if (prompt === undefined) return undefined;
  if (typeof prompt !== 'string') return { ...prompt, text: prompt.text.repeat(prompt.repeat ?? 1) };
  return { text: prompt, mode: model?.mode ?? 'photo', model: model?.id };
}

export function judge(asked: Case, figures: ProductFigures): Judged {
  const given = answer(questionOf(asked, figures));
  const said = [given.text, ...given.buttons.map(({ text, url = '' }) => `${text} ${url}`)]
    .join('\n')
    .toLowerCase()
    .replaceAll('’', "'");
  const has = (words: string) => said.includes(words.toLowerCase().replaceAll('’', "'"));
  const faults = [
    ...asked.must.filter((any) => !any.some(has)).map((any) => `lacks ${any.join(' / ')}`),
    ...asked.mustNot.filter(has).map((words) => `has ${words}`),
  ];
  return { asked, answer: given, faults };
}
