import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}

describe('[FORM-10] a text that is a list of labels is written as a form', () => {
  it.each([
    [
      'midjourney',
      'Lens: 90mm | ISO: 64 | Light: softbox, left | my gran’s hands shelling peas',
      'my gran’s hands shelling peas, softbox, left, 90mm lens',
    ],
    [
      'flux-ai',
      'Light: sodium lamp\nSubject: Ada, ferrywoman\nPlace: the last landing stage',
      'Ada, ferrywoman. The last landing stage. Sodium lamp.',
    ],
    [
      'google-veo-3',
      'Duration - 8s; FPS - 24; Shot - extreme close-up; Subject - a knife on a herring; Sound - tap running',
      'Extreme close-up. A knife on a herring. Ambient noise: tap running.',
    ],
    [
      'nano-banana',
      '[Style] gouache [Shot] close-up [Mood] calm [Scene] a lone kayaker under a viaduct',
      'A lone kayaker under a viaduct. Close-up. Calm mood. Gouache.',
    ],
  ] as const)('for %s: %s', (model, text, prompt) => {
    expect(copyOf(text, model).prompt).toBe(prompt);
  });

  it('and keeps its labels where those are read', () => {
    const text = 'Scene: a bakery\nSubject: a baker\nCamera: close-up';
    expect(copyOf(text, 'openai-sora').prompt).toBe(text);
  });

  it.each([
    'A baker. Light: one bulb.',
    'Scene: a woman walks in. She stops. Mood: calm.',
    'Chef: "Two lamb!" Cook: "Two lamb, yes." Light: neon.',
  ])('and stays as it is where nobody knows what belongs to a label: %s', (text) => {
    expect(copyOf(text, 'google-veo-3').prompt).toMatch(
      /^(?:A baker\. One bulb|A woman walks in\. She stops|Chef: )/,
    );
  });
});
