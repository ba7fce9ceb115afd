import type { StepId } from '@cuewright/contract';
import type { ChatButton } from './message.ts';

export interface Opening {
  /** What Aira says unasked, when nobody has asked anything yet. */
  text: string;
  /** After two minutes of silence. */
  hint: string;
  questions: readonly string[];
}

const elsewhere: Opening = {
  text: 'I know the craft, the generators and this product. Ask in your own words.',
  hint: 'Not sure where to go from here?',
  questions: ['Which method should I start with?', 'Which video models make sound?'],
};

const building: Opening = {
  text: 'I read the live prompt beside you and its model’s data sheet. Ask what you like, or start here.',
  hint: 'Stuck on this one?',
  questions: ['Improve this prompt', 'Why is my prompt generic?', 'Make it moodier'],
};

const openings: Partial<Record<StepId, Opening>> = {
  steps: building,
  'enhanced-steps': building,
  result: {
    text: 'I have your finished prompt in front of me. I can rework it or write it for another model.',
    hint: 'Shall I look over this prompt with you?',
    questions: ['Why is my prompt weak?', 'Make it shorter', 'Make it moodier'],
  },
  optimizer: {
    text: 'Half an idea is enough here. Ask me about genres, or about the idea itself.',
    hint: 'No idea yet?',
    questions: ['Give me an idea', 'How does the optimizer work?'],
  },
  automation: {
    text: 'Roll as often as you like; it costs nothing until you use one.',
    hint: 'Is none of these it?',
    questions: ['What does holding a part do?', 'What counts as a generation?'],
  },
  reverse: {
    text: 'I have not seen your pictures. I know what can be read from one, and how sure it is.',
    hint: 'No picture at hand?',
    questions: ['How does Image to Prompt work?', 'Which pictures does it take?'],
  },
  storyboard: {
    text: 'Ask me about coverage, order and pace, or how a board goes out.',
    hint: 'Is the order not right yet?',
    questions: ['How do I print a storyboard?', 'What is a cutaway?'],
  },
  payment: {
    text: 'Prices, refunds, what Pro changes and what it does not: ask.',
    hint: 'Is Pro worth it for you?',
    questions: ['What does Pro unlock?', 'How many prompts do I have left?'],
  },
};

export function openingFor(step: StepId, hasPrompt: boolean): Opening {
  if ((step === 'steps' || step === 'enhanced-steps') && !hasPrompt)
    return {
      text: 'Your prompt is still blank. Ask me about this step, or begin with one of these.',
      hint: 'Stuck on this one?',
      questions: ['Which model should I use?', 'How do I write a good prompt?', 'Give me an idea'],
    };
  if (step === 'reverse' && hasPrompt)
    return {
      text: 'I have not seen the picture, but I read the prompt that came of it.',
      hint: 'Shall I rework this prompt with you?',
      questions: ['Make it moodier', 'Make it shorter', 'Why is my prompt weak?'],
    };
  return openings[step] ?? elsewhere;
}

export function askButtons(questions: readonly string[]): ChatButton[] {
  return questions.map((text) => ({ text, type: 'other', action: 'ask' }));
}
