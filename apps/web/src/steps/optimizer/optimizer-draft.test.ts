import { describe, expect, it } from 'vitest';
import {
  askedAgain,
  begunAnew,
  emptyOptimizer,
  isOptimizerDraft,
  type OptimizerDraft,
} from './optimizer-draft.ts';

let ids = 0;
const newId = () => `id ${++ids}`;
const draft: OptimizerDraft = { ...emptyOptimizer, at: 'genre', idea: ' a lock keeper ', genre: 'fashion' };

describe('[OPT-3] an idea that is sent', () => {
  it('is the same generation when it is sent again, and another one when anything of it changed', () => {
    const asked = askedAgain(draft, 'photo', newId);
    expect(asked).toMatchObject({ idea: 'a lock keeper', genre: 'fashion', mode: 'photo' });
    const sent: OptimizerDraft = { ...draft, asked: asked ?? null };
    expect(askedAgain(sent, 'photo', newId)).toBe(asked);
    for (const [changed, mode] of [
      [sent, 'video'],
      [{ ...sent, genre: 'corporate' }, 'photo'],
      [{ ...sent, idea: 'a barge' }, 'photo'],
      [begunAnew(sent), 'photo'],
    ] as const)
      expect(askedAgain(changed, mode, newId)?.generationId).not.toBe(asked?.generationId);
  });

  it('has words and a genre', () => {
    expect(askedAgain({ ...draft, idea: ' \n' }, 'photo', newId)).toBeUndefined();
    expect(askedAgain({ ...draft, genre: null }, 'photo', newId)).toBeUndefined();
  });
});

it('[OPT-3] is known again after a reload, and anything else is not taken for it', () => {
  expect(isOptimizerDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
  for (const wrong of [
    null,
    {},
    { ...draft, at: 'end' },
    { ...draft, genre: 'noir' },
    { ...draft, idea: 7 },
    { ...draft, at: 'result' },
  ])
    expect(isOptimizerDraft(wrong)).toBe(false);
});
