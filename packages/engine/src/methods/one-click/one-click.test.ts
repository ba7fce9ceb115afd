import { describe, expect, it } from 'vitest';
import { seeded } from '../../../testing/seeded.ts';
import { inFull } from '../../../testing/soak.ts';
import { composerParts } from '../../content/composer/parts.ts';
import { oneClickPrompts } from '../../content/one-click-prompts.ts';
import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { agree, type Composition } from './compose.ts';
import { type Roll, type RollPart, roll, rollParts } from './index.ts';

const modes = ['photo', 'video'] as const;

function rolls(mode: Mode, count: number, seed = 7): Roll[] {
  const random = seeded(seed);
  const made: Roll[] = [];
  for (let at = 0; at < count; at++) made.push(roll(mode, random, { last: made.slice(-20) }));
  return made;
}

const many = Object.fromEntries(modes.map((mode) => [mode, rolls(mode, inFull ? 1000 : 200)])) as Record<
  Mode,
  Roll[]
>;

function composed(mode: Mode): Roll[] {
  return many[mode].filter(({ parts }) => parts !== undefined);
}

/** The parts of a roll as the banks have them. */
function partsOf({ mode, parts = {} }: Roll): Partial<Composition> {
  const pools = {
    subject: composerParts.subjects[mode],
    place: composerParts.places,
    light: composerParts.lights,
    lens: composerParts.lenses,
    move: composerParts.moves,
    mood: composerParts.moods,
  };
  const found = rollParts.map(
    (part) => [part, pools[part].find(({ text }) => text === parts[part])] as const,
  );
  return Object.fromEntries(found.filter(([, part]) => part !== undefined));
}

describe('[K1] one click [ROLL-1]', () => {
  it.each(modes)('[K1.1] gives the eight finished prompts first, each once, as they are: %s', (mode) => {
    const first = many[mode].slice(0, 8);
    expect(new Set(first.map(({ text }) => text))).toEqual(new Set(oneClickPrompts[mode]));
    for (const { segments, text } of first)
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(many[mode].slice(8).every(({ parts }) => parts !== undefined)).toBe(true);
  });

  it.each(modes)('[K1.2] never repeats itself: %s', (mode) => {
    expect(new Set(many[mode].map(({ text }) => text)).size).toBe(many[mode].length);
  });

  it.each(modes)('[K1.3] shows nobody twice in twenty rolls: %s', (mode) => {
    const subjects = composed(mode).map(({ parts }) => parts?.subject);
    for (const [at, subject] of subjects.entries())
      expect(subjects.slice(Math.max(0, at - 20), at)).not.toContain(subject);
  });

  it.each(modes)('[K1.4] place, hour, light and lens agree by their tags: %s', (mode) => {
    for (const one of composed(mode)) {
      const parts = partsOf(one);
      expect(Object.keys(parts).length).toBe(mode === 'video' ? 6 : 5);
      expect(agree(parts), one.text).toBe(true);
      expect(parts.subject?.grounds).toContain(parts.place?.ground);
      expect(parts.light?.classes).toEqual(parts.place?.classes);
    }
  });

  it.each(modes)(
    '[K1.13] a subject is where it belongs, and lens and move do what its deed asks for: %s',
    (mode) => {
      const ofDetail = (reach?: readonly string[]) => reach?.every((one) => one === 'detail') ?? false;
      for (const one of composed(mode)) {
        const { subject, place, lens, move } = partsOf(one);
        if (subject?.places)
          expect(
            subject.places.some((name) => place?.text.includes(name)),
            one.text,
          ).toBe(true);
        if (ofDetail(lens?.reach)) expect(ofDetail(subject?.reach), one.text).toBe(true);
        if (move?.follows) expect(subject?.goes, one.text).toBe(true);
        if (move?.isSudden) expect(subject?.sudden, one.text).toBe(true);
        expect(
          Boolean(move?.isWide && lens?.isNear) || Boolean(move?.isLoose && lens?.isExact),
          one.text,
        ).toBe(false);
      }
    },
  );

  it.each(modes)('[K1.5] and the reader finds no other place than theirs: %s', (mode) => {
    for (const one of composed(mode)) {
      const { place } = readShot(one.text, { mode }).shot;
      const { light } = partsOf(one);
      expect([undefined, ...(light?.hours ?? [])], one.text).toContain(place.hour);
    }
  });

  it.each(modes)('[K1.6] holds every part in its words, and tells which is which: %s', (mode) => {
    for (const { text, segments, parts = {} } of composed(mode)) {
      for (const part of Object.values(parts)) expect(text.toLowerCase()).toContain(part.toLowerCase());
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      expect(new Set(segments.map(({ part }) => part))).toEqual(
        new Set(['subject', 'place', 'light', 'camera', 'mood']),
      );
    }
  });

  it.each(modes)('[K1.7] keeps what is locked and rolls the rest: %s', (mode) => {
    const random = seeded(11);
    for (const one of composed(mode).slice(0, 30))
      for (const part of rollParts) {
        const kept = one.parts?.[part];
        if (kept === undefined) continue;
        const next = roll(mode, random, { last: [one], locked: { [part]: kept } });
        expect(next.parts?.[part]).toBe(kept);
        expect(next.text).not.toBe(one.text);
      }
  });

  it('[K1.8] keeps all but one', () => {
    const [one] = composed('video');
    const { mood: _, ...locked }: Partial<Record<RollPart, string>> = one?.parts ?? {};
    const next = roll('video', seeded(3), { last: one ? [one] : [], locked });
    expect(next.parts).toMatchObject(locked);
    expect(next.parts?.mood).not.toBe(one?.parts?.mood);
  });

  it('[K1.9] the same numbers, the same rolls', () => {
    expect(rolls('photo', 30, 5)).toEqual(rolls('photo', 30, 5));
  });

  it.each(modes)('[K1.12] inks a finished prompt sentence by sentence, subject first: %s', (mode) => {
    for (const { segments } of many[mode].slice(0, 8)) {
      const parts = segments.map(({ part }) => part);
      expect(parts[0]).toBe('subject');
      expect(parts).toEqual(expect.arrayContaining(mode === 'photo' ? ['camera'] : ['camera', 'audio']));
      expect(parts.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('[K1.10] a lock that nothing agrees with gives way', () => {
    const { parts } = roll('photo', seeded(2), { locked: { subject: 'Somebody else', place: 'nowhere' } });
    expect(parts?.subject).toBeDefined();
  });
});
