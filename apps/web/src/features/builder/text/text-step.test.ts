import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templatePreview } from './template-preview.ts';
import { noHistory, redoText, replaceText, type TextStep, typeText, undoText } from './text-history.ts';

const empty: TextStep = { text: '', history: noHistory };

describe('[BUILD-4] a template’s preview', () => {
  it('is cut to as many characters as its builder shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(60, 80), (text, most) => {
        const shown = templatePreview(text, most);
        const whole = Array.from(text);
        if (whole.length <= most) expect(shown).toBe(text);
        else expect(`${whole.slice(0, most).join('').trimEnd()}…`).toBe(shown);
      }),
    );
  });
});

describe('[BUILD-5] what a template replaces', () => {
  it('is not lost, whatever is put in, typed and taken back', () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('replace' as const), text: fc.string() }),
      fc.constant({ kind: 'undo' as const, text: '' }),
      fc.constant({ kind: 'redo' as const, text: '' }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 15 }), (moves) => {
        let now = empty;
        for (const { kind, text } of moves) {
          const before = now;
          if (kind === 'replace') now = replaceText(now, text, 'a');
          if (kind === 'undo') now = undoText(now);
          if (kind === 'redo') now = redoText(now);
          if (kind === 'replace' && before.text !== text) expect(undoText(now).text).toBe(before.text);
          if (kind === 'undo' && now !== before) expect(redoText(now).text).toBe(before.text);
        }
      }),
    );
  });

  it('remembers its template while it is written at, and forgets it with the last letter', () => {
    const filled = replaceText(empty, 'a laundromat', 'laundromat');
    expect(typeText(filled, 'a laundromat in Queens').history.template).toBe('laundromat');
    expect(typeText(filled, '').history.template).toBeUndefined();
  });
});
