import type { NoteCategory } from './wanted-notes.ts';

export const categoryNames: Record<NoteCategory, string> = {
  idea: 'Idea',
  tip: 'Tip',
  prompt: 'Prompt',
  inspiration: 'Inspiration',
  technique: 'Technique',
};

/** Of many. */
export const categoryPlurals: Record<NoteCategory, string> = {
  idea: 'Ideas',
  tip: 'Tips',
  prompt: 'Prompts',
  inspiration: 'Inspiration',
  technique: 'Techniques',
};
