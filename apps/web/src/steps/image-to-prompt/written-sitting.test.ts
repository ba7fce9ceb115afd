import { expect, it } from 'vitest';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { keepLook } from './looks.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';
import { writeSitting } from './written-sitting.ts';

const analysis = {
  subject: 'a dog',
  environment: 'on a quay',
  lighting: 'soft light',
  mood: 'calm',
  style: 'photograph',
  technicalNotes: '',
  confidence: 60,
  model: 'general' as const,
};
const answer = {
  analysis,
  measured: { shape: { ratio: '3:2' } },
  originalCaption: '',
  generation_id: 'mine',
} as unknown as Analyzed;

it('[EYE-7] writes a picture in the light of another that was read before, and in its own again', () => {
  const lighting = 'hard light from the left';
  keepLook('theirs.png', {
    ...answer,
    generation_id: 'theirs',
    analysis: { ...analysis, lighting, mood: 'tense' },
  });
  changeSitting({ stage: { kind: 'analyzed', answer, tookMs: 1 }, lightOf: 'theirs' });
  expect(writeSitting(readSitting(), undefined)?.written.text).toBe(
    'A dog on a quay. Hard light from the left. Tense. Photograph.',
  );
  changeSitting({ lightOf: '' });
  expect(writeSitting(readSitting(), undefined)?.written.text).toContain('Soft light. Calm');
  clearSitting();
});
