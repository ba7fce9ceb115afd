import { diffWords, splitWords } from '@cuewright/engine/differences';
import { completeSimple, simplePrompt } from '@cuewright/engine/methods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryInks } from '../../lib/carry-inks.ts';
import { readInks } from '../../lib/reader/jobs/read-inks.ts';
import type { Segment } from '../../ui/part/part.ts';
import { baseSegments } from './base-segments.ts';
import { chiefChange } from './chief-change.ts';
import { promptDataOf } from './prompt-data-of.ts';

const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');
const words = fc
  .array(fc.constantFrom('a', 'lamp', ' ', ', ', '. ', 'é', '🚌', '\n'))
  .map((all) => all.join(''));

describe('[VERSION-2] what changed between two texts', () => {
  it('tells both texts, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = diffWords(splitWords(before), splitWords(after));
        const told = (kinds: string) =>
          changes.flatMap(({ kind, words }) => (kinds.includes(kind) ? words : [])).join('');
        expect(told('same gone')).toBe(before);
        expect(told('same new')).toBe(after);
      }),
    );
  });

  it('keeps every word that stayed', () => {
    const changes = diffWords(splitWords('fog over an empty quay'), splitWords('thick fog over a quay'));
    expect(changes.filter(({ kind }) => kind === 'same').flatMap(({ words }) => words)).toEqual(
      expect.arrayContaining(['fog', 'over', 'quay']),
    );
  });

  it('is shown by its largest part, in a line', () => {
    expect(chiefChange('fog over an empty quay, at six', 'fog over a crowded pier, at five')).toEqual({
      gone: 'an empty quay',
      added: 'a crowded pier',
    });
    expect(chiefChange('fog', 'fog')).toBeUndefined();
    expect(chiefChange('', 'x'.repeat(90))).toEqual({ gone: '', added: `${'x'.repeat(60)}…` });
  });
});

describe('[RESULT-6] the inks of a result', () => {
  const form = {
    selectedModel: 'midjourney',
    subject: 'A baker',
    setting: 'a tiled market',
    mood: 'patience',
    cameraAngle: 'an 85mm lens',
    lighting: '',
  };
  const data = completeSimple(form, 'photo');

  it('are those it was put together from, also when it is opened again', () => {
    const saved = { mode: 'photo', model: 'midjourney', prompt_text: data.prompt } as const;
    const again = promptDataOf({ ...saved, json_config: JSON.stringify(data) });
    const base = baseSegments(again, undefined);
    expect(base).toEqual(baseSegments(data, simplePrompt(form, 'photo').segments));
    expect(textOf(base ?? [])).toBe(data.prompt);
  });

  it('stay with the words that an edit leaves', () => {
    const base = baseSegments(data, undefined) ?? [];
    const edited = carryInks(base, data.prompt.replace('tiled', 'crowded night'));
    expect(edited.find(({ part }) => part === 'place')?.text).toBe(' in a crowded night market');
    expect(edited.map(({ part }) => part)).toEqual(carryInks(base, data.prompt).map(({ part }) => part));
  });

  it('never change the text', () => {
    const base = baseSegments(data, undefined) ?? [];
    fc.assert(fc.property(words, (text) => textOf(carryInks(base, text)) === text));
    fc.assert(fc.property(words, (text) => textOf(readInks({ text, mode: 'video' })) === text));
  });

  it('are read from a text of unknown making, clause by clause', () => {
    const inked = readInks({
      text: 'A night bus crosses a square, slow tracking shot at 35mm, tense. --ar 16:9',
      mode: 'video',
    });
    expect(inked.map(({ part }) => part)).toEqual(['subject', 'camera', 'mood', 'technical']);
    expect(inked[1]?.text).toBe('slow tracking shot at 35mm, ');
  });
});
