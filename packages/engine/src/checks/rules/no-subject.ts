import type { Rule } from '../rule.ts';

const FEWEST_WORDS = 4;

/** Light, place and lens, and nobody in them. */
export const noSubject: Rule = {
  find: ({ shot, name, reading, model }) => {
    const input = model?.input.value;
    if (input === 'motion' || input === 'numbers' || input === 'script') return [];
    const { subject, place, details } = shot;
    const told = [subject.text, subject.action, place.text, details].some((said) => said.trim() !== '');
    if (told || reading.tokens.filter(({ kind }) => kind !== 'mark').length < FEWEST_WORDS) return [];
    return [
      {
        severity: 'warning',
        says: 'It says how, and not what.',
        because: `With nobody and nothing named, ${name} puts in what it likes.`,
      },
    ];
  },
};
