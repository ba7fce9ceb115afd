import { describe, expect, it } from 'vitest';
import { subjectTitle } from './subject-title.ts';

describe('[RESULT-11] a result is named by what it is of', () => {
  it('by the box of its form, up to the first stop', () => {
    const formData = { subject: 'two brothers in boiler suits carrying a piano, one laughing' };
    expect(subjectTitle({ formData } as never, [])).toBe('Two brothers in boiler suits carrying a piano');
  });
  it('by the ink of a text, cut where a word ends', () => {
    const text = `a ${'very '.repeat(20)}long ship.`;
    const title = subjectTitle({}, [
      { text: 'Low angle. ', part: 'camera' },
      { text, part: 'subject' },
    ]);
    expect(title).toMatch(/^A very .* very$/);
    expect(title?.length).toBeLessThanOrEqual(64);
  });
  it('by nothing where no subject is known', () => {
    expect(subjectTitle({}, [{ text: 'Low angle.', part: 'camera' }])).toBeUndefined();
  });
});
