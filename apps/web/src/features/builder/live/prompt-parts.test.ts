import { advancedPrompt, simplePrompt } from '@cuewright/engine/methods';
import { expect, it } from 'vitest';
import { type AskedPart, promptParts } from './prompt-parts.ts';

const asked: readonly AskedPart[] = [
  { part: 'subject', name: 'Subject', blank: 'Subject' },
  { part: 'place', name: 'Place', blank: 'in a setting' },
  { part: 'camera', name: 'Camera', blank: 'captured with' },
  { part: 'light', name: 'Light' },
  { part: 'mood', name: 'Mood', blank: 'the image conveys' },
  { part: 'technical', name: 'Technical' },
];
const outline = (form: Parameters<typeof simplePrompt>[0]) =>
  promptParts(simplePrompt(form, 'photo').segments, asked)
    .map(({ part, blank }) => (blank ? `(${part})` : part))
    .filter((part, n, all) => part !== undefined && part !== all[n - 1]);

it('shows a stub where a part is still to come, and nothing for one that need not', () => {
  expect(outline({})).toEqual(['(subject)', '(place)', '(camera)', '(mood)', 'technical']);
  expect(outline({ setting: 'a tiled market', mood: 'patience' })).toEqual([
    '(subject)',
    'place',
    '(camera)',
    'mood',
    'technical',
  ]);
});

it('is the mandated text, byte for byte, whatever stubs stand in it', () => {
  const written = advancedPrompt({ subject: 'A baker', selectedModel: 'stable-diffusion' }, 'photo');
  const shown = promptParts(written.segments, asked);
  expect(shown.map(({ text }) => text).join('')).toBe(written.text);
  expect(shown.map(({ part, blank, text }) => (blank ? `(${part})` : (part ?? text)))).toEqual([
    'technical',
    'subject',
    ', ',
    '(place)',
    '(camera)',
    '(mood)',
    'technical',
    'technical',
  ]);
});
