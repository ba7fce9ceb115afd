import { describe, expect, it } from 'vitest';
import type { Check } from './load-checks.ts';
import { mendable, mendableIn } from './mendable.ts';

const check: Check = {
  rule: 'filler',
  severity: 'hint',
  says: '8k shows nothing.',
  because: 'Say what makes it good.',
  fix: { label: 'Take it out', edits: [{ start: 9, end: 13, text: '' }] },
};

describe('what one tap can mend', () => {
  it('is text, and nothing that needs a setting', () => {
    expect(mendable(check)).toBe(check);
    expect(mendable({ ...check, fix: { label: '', edits: [], model: 'midjourney' } }).fix).toBeUndefined();
    const moved = { label: '', edits: check.fix?.edits ?? [], negative: ['text'] };
    expect(mendable({ ...check, fix: moved }).fix).toBeUndefined();
  });

  it('is found again in the text that a copy was made from, or not offered', () => {
    const edits = mendableIn(
      'The fox, 8k, at dawn',
      'A red fox, 8k',
    )({
      ...check,
      fix: { label: '', edits: [{ start: 9, end: 13, text: '' }] },
    }).fix?.edits;
    expect(edits).toEqual([{ start: 7, end: 11, text: '' }]);
    expect(mendableIn('a fox', 'A red fox, 8k')(check).fix).toBeUndefined();
    expect(mendableIn('a, 8k, b, 8k', 'A red fox, 8k')(check).fix).toBeUndefined();
  });
});
