import { advancedTemplates } from '@cuewright/engine/content/advanced-templates';
import { simpleTemplates } from '@cuewright/engine/content/simple-templates';
import { expect, it } from 'vitest';
import { castOf } from './cast-of.ts';

it('a mood leans to the colour that its words name, the first of them', () => {
  expect(castOf('tired warmth, then a cold street')).toBe('warm');
  expect(castOf('a cold street, then tired warmth')).toBe('cool');
  expect(castOf('nothing in particular')).toBe('neutral');
});

it('the moods of our own are of more than one colour', () => {
  for (const moods of [simpleTemplates.photo.mood, advancedTemplates.photo.mood]) {
    const casts = moods.map(({ text }) => castOf(text));
    expect(new Set(casts).size).toBeGreaterThan(1);
  }
});
