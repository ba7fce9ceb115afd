import { describe, expect, it } from 'vitest';
import { dayText, momentText } from './day-text.ts';

describe('the day something was written', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  it('tells the year where it was another one', () => {
    expect(dayText('2026-03-04T12:00:00Z', now)).not.toMatch(/20\d\d/);
    expect(dayText('2024-03-04T12:00:00Z', now)).toContain('2024');
    expect(momentText('2024-03-04T12:00:00Z', now)).toContain('2024');
  });

  it('tells the time where it is asked for', () => {
    expect(momentText('2026-03-04T12:34:00Z', now)).toContain('34');
    expect(dayText('2026-03-04T12:34:00Z', now)).not.toContain('34');
  });
});
