import { expect, it } from 'vitest';
import { advancedTemplates } from '../../content/templates/advanced-templates.ts';
import { simpleTemplates } from '../../content/templates/simple-templates.ts';
import { castOf } from './warmth.ts';

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
