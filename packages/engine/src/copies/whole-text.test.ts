import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine } from '../../testing/language/lines.ts';
import { runs } from '../../testing/soak.ts';
import { copiesOf } from './copies-of.ts';

const promptOf = (text: string) =>
  copiesOf({ words: { text }, mode: 'photo', models: ['dall-e-3'] })[0]?.prompt ?? '';

describe('a whole text is never taken for talk about the job', () => {
  it('however chattily it is dictated', () => {
    const prompt = promptOf(
      'right so um its for the bake sale i want a stuffed fox no wait a stuffed owl wearing reading glasses sitting behind a pile of exam papers holding a pencil thats it thanks',
    );
    expect(prompt).toContain('owl wearing reading glasses');
    expect(prompt).not.toContain('fox');
  });

  it('whatever stands in it', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const [copy] = copiesOf({ words: { text: line }, mode: 'photo', models: ['dall-e-3'] });
        const talk = (copy?.leftOff ?? []).filter(({ why }) => why === 'They stay out of the picture.');
        expect(talk.length > 0 && copy?.prompt === '').toBe(false);
      }),
      runs(40, 1_000),
    );
  });
});
