import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine } from '../../testing/language/lines.ts';
import { probes } from '../../testing/language/probes.ts';
import { composeCopy } from '../copies/compose.ts';
import { modelOf } from '../catalogue/index.ts';
import { read } from './read.ts';
import type { Reading } from './reading.ts';

const anyText = fc.oneof(anyLine, fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...probes.map(({ text }) => text)));

/** What each statement is and says, whatever marks and spaces it is set with. */
function saidIn({ text, statements }: Reading): string[] {
  return statements.map(({ kind, sure, from, to }) => {
    const words = text.slice(from, to).replace(/[“”„]/g, '"').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
    return `${kind} (${sure}): ${words}`;
  });
}

describe('[LAW-1] every character belongs to one leaf, and every leaf to one statement', () => {
  it('in any text', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (given, isClip) => {
        const { text, leaves, statements } = read(given, { isClip });
        expect(leaves.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
        for (const { of, role, from, to } of leaves) {
          expect(statements[of]?.id).toBe(of);
          if (role === 'separator') expect(text.slice(from, to)).not.toMatch(/[\p{L}\p{N}]/u);
        }
        for (const { from, to, within } of statements) {
          const around = within === undefined ? { from: 0, to: text.length } : statements[within];
          expect([around?.from ?? to, to]).toEqual([expect.any(Number), expect.any(Number)]);
          expect((around?.from ?? to) <= from && to <= (around?.to ?? 0)).toBe(true);
        }
      }),
    );
  });
});

describe('[LAW-11] a reading stands', () => {
  const isOpenAtEnd = (text: string) => /[\p{L}\p{N}]$/u.test(text) && !text.includes('--');

  it('whether or not a stop ends the text', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (text, isClip) => {
        fc.pre(isOpenAtEnd(text) && !/\bhttps?:\S*$/.test(text));
        expect(saidIn(read(`${text}.`, { isClip }))).toEqual(saidIn(read(text, { isClip })));
      }),
    );
  });

  it('however wide its spaces are', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (text, isClip) => {
        const wide = text.replace(/(?<=[\p{L},.;]) (?=\p{L})/gu, '  ');
        expect(saidIn(read(wide, { isClip }))).toEqual(saidIn(read(text, { isClip })));
      }),
    );
  });
});

describe('[LAW-12] what is said later changes nothing of what was said', () => {
  it('by a sentence that has to do with none of it', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (text, isClip) => {
        fc.pre(/[\p{L}\p{N}]$/u.test(text));
        const alone = saidIn(read(`${text}.`, { isClip }));
        expect(saidIn(read(`${text}. The eleventh violin is varnished.`, { isClip })).slice(0, alone.length)).toEqual(alone);
      }),
    );
  });
});

describe('[LAW-13] a copy, read again, moves nothing', () => {
  it.each(['google-veo-3', 'midjourney', 'stable-diffusion', 'flux-ai', 'kling-1.6'] as const)('for %s', (id) => {
    const model = modelOf(id);
    fc.assert(
      fc.property(anyLine, (text) => {
        const isClip = model.mode === 'video';
        const wordsOf = (prompt: string) => prompt.replace(/ --(?:ar|no|loop|seed)\b.*$/s, '');
        const once = wordsOf(composeCopy(read(text, { isClip }), model).prompt);
        expect(wordsOf(composeCopy(read(once, { isClip }), model).prompt)).toBe(once);
      }),
    );
  });
});
