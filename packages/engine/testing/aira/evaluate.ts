import {
  type Answer,
  answer,
  type Manner,
  type ProductFigures,
  type Question,
  type Turn,
} from '../../src/assistant/index.ts';

/** A question, and what a right answer has and has not. */
export interface Case {
  question: string;
  mode?: string;
  history?: readonly (Turn | string)[];
  context?: Record<string, unknown>;
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

export function questionOf(asked: Case, figures: ProductFigures): Question {
  const { context = {}, history = [] } = asked;
  const manner = ['balanced', 'focused', 'experiment'].find(
    (one) => one === asked.mode || one === context['personalityMode'],
  );
  const prompt = context['prompt'] as (Question['prompt'] & { repeat?: number }) | undefined;
  const isSignedIn = context['signedIn'] !== false;
  return {
    message: asked.question,
    manner: (manner ?? 'balanced') as Manner,
    history: history.map((turn, n) =>
      typeof turn === 'string' ? { text: turn, isUser: (history.length - n) % 2 === 0 } : turn,
    ),
    isSignedIn,
    mode: ['photo', 'video'].find(
      (one) => one === asked.mode || one === context['selectedMode'],
    ) as Question['mode'],
    step: context['currentStep'] as string | undefined,
    name: context['name'] as string | undefined,
    prompt: prompt && { ...prompt, text: prompt.text.repeat(prompt.repeat ?? 1) },
    standing: context['standing'] as Question['standing'],
    figures,
  };
}

export function judge(asked: Case, figures: ProductFigures): Judged {
  const given = answer(questionOf(asked, figures));
  const said = [given.text, ...given.buttons.map(({ text, url = '' }) => `${text} ${url}`)]
    .join('\n')
    .toLowerCase();
  const has = (words: string) => said.includes(words.toLowerCase());
  const faults = [
    ...asked.must.filter((any) => !any.some(has)).map((any) => `lacks ${any.join(' / ')}`),
    ...asked.mustNot.filter(has).map((words) => `has ${words}`),
  ];
  return { asked, answer: given, faults };
}
