import { expect, it } from 'vitest';
import { rank } from './rank.ts';

const item = (label: string, keywords = '') => ({ id: label, label, keywords, onChoose: () => undefined });
const items = [
  item('Midjourney Video'),
  item('Midjourney'),
  item('Dall·E 3'),
  item('Image to Prompt', 'reverse'),
  item('Runway Gen-4'),
  item('Générateur'),
];
const found = (query: string) => rank(items, query).map(({ label }) => label);

it('[COMMAND-1] finds by the beginning of any word, by other names, and without accents or marks', () => {
  expect(found('gen')).toEqual(['Générateur', 'Runway Gen-4']);
  expect(found('reverse')).toEqual(['Image to Prompt']);
  expect(found('DALL-E')).toEqual(['Dall·E 3']);
  expect(found('vid mid')).toEqual(['Midjourney Video']);
  expect(found('journey')).toEqual(['Midjourney Video', 'Midjourney']);
});

it('[COMMAND-1] leaves out whatever lacks one of the words, and shows all for none', () => {
  expect(found('midjourney photo')).toEqual([]);
  expect(found('  ')).toEqual(items.map(({ label }) => label));
});
