import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { type Fixture, fixtures } from '../../testing/checks/fixtures.ts';
import { seeded } from '../../testing/seeded.ts';
import { runs } from '../../testing/soak.ts';
import { findModel, modelsFor } from '../catalogue/index.ts';
import { library } from '../content/library/library.ts';
import { oneClickPrompts } from '../content/one-click-prompts.ts';
import { roll } from '../methods/one-click/index.ts';
import { applyEdits, type Check, findChecks, fixAll, lookOver, type ToCheck } from './index.ts';
import { type RuleId, rules } from './rules/index.ts';

const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));

function given({ mode, model, hasStartImage, duration }: Fixture, text: string): ToCheck {
  return {
    text,
    mode,
    ...(model && { model: findModel(model) }),
    ...(hasStartImage && { hasStartImage }),
    ...(duration && { duration }),
  };
}

function by(rule: RuleId, checks: readonly Check[]): Check[] {
  return checks.filter((check) => check.rule === rule);
}

const named = fixtures.map((fixture) => ({
  ...fixture,
  name: `${fixture.rule}, ${fixture.model ?? 'no model'}: ${fixture.fires || fixture.quiet}`,
}));

describe('[F1] what is the matter with a prompt', () => {
  it.each(named)('[F1.1] $name', (fixture) => {
    const { rule, fires, quiet } = fixture;
    if (fires) expect(by(rule, findChecks(given(fixture, fires)))).not.toEqual([]);
    if (quiet) expect(by(rule, findChecks(given(fixture, quiet)))).toEqual([]);
  });

  it('[F1.2] every rule has a text that it speaks to, and one that it leaves alone', () => {
    for (const rule of Object.keys(rules)) {
      const own = fixtures.filter((fixture) => fixture.rule === rule);
      expect(
        own.some(({ fires }) => fires !== ''),
        rule,
      ).toBe(true);
      expect(
        own.some(({ quiet }) => quiet !== ''),
        rule,
      ).toBe(true);
    }
  });

  it.each(named.filter(({ fixed }) => fixed !== undefined))('[F1.3] its fix: $name', (fixture) => {
    const { rule, fires, fixed } = fixture;
    const [check] = by(rule, findChecks(given(fixture, fires))).filter(({ fix }) => fix);
    expect(applyEdits(fires, check?.fix?.edits ?? [])).toBe(fixed);
  });

  it('[F1.4] a fix mends what it is for, and makes no other error', () => {
    for (const fixture of fixtures) {
      const before = findChecks(given(fixture, fixture.fires));
      for (const check of before) {
        if (!check.fix || check.fix.edits.length === 0) continue;
        const text = applyEdits(fixture.fires, check.fix.edits);
        const after = findChecks(given(fixture, text));
        expect(by(check.rule, after).length, `${check.rule}: ${text}`).toBeLessThan(
          by(check.rule, before).length,
        );
        expect(errors(after).length, text).toBeLessThanOrEqual(errors(before).length);
      }
    }
  });

  it('[F1.5] all fixes at once leave none, and fixing again changes nothing', () => {
    for (const fixture of fixtures) {
      const all = fixAll(given(fixture, fixture.fires));
      const again = fixAll(given(fixture, all.text));
      expect(again.text).toBe(all.text);
    }
  });

  it('[F1.6] any text for any model: places that are there, and fixes that end', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...models), fc.boolean(), (text, model, hasStartImage) => {
        const one: ToCheck = { text, mode: model.mode, model, hasStartImage };
        for (const { span, fix } of findChecks(one)) {
          for (const { start, end } of [...(span ? [span] : []), ...(fix?.edits ?? [])]) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
        const { text: fixed } = fixAll(one);
        expect(errors(findChecks({ ...one, text: fixed })).length).toBeLessThanOrEqual(
          errors(findChecks(one)).length,
        );
      }),
      runs(150, 10_000),
    );
  });

  it('[F1.7] what the specification mandates is not spoken of', () => {
    const text = 'fox in the snow, masterpiece';
    const start = text.indexOf('masterpiece');
    const model = findModel('flux-ai');
    expect(by('filler', findChecks({ text, mode: 'photo', model }))).toHaveLength(1);
    expect(
      by('filler', findChecks({ text, mode: 'photo', model, skips: [{ start, end: text.length }] })),
    ).toEqual([]);
  });

  it('[F1.8] our own prompts have nothing the matter with them, for no generator and for any of their kind', () => {
    for (const mode of ['photo', 'video'] as const) {
      const own = [
        ...library.filter((prompt) => prompt.mode === mode).map(({ prompt }) => prompt),
        ...oneClickPrompts[mode],
      ];
      const matters = own.flatMap((text) =>
        findChecks({ text, mode })
          .filter(({ severity }) => severity !== 'hint')
          .map(({ says }) => `${says} ${text}`),
      );
      expect(matters).toEqual([]);
      const random = seeded(7);
      for (let n = 0; n < 50; n++)
        expect(findChecks({ text: roll(mode, random, { last: [] }).text, mode })).toEqual([]);
    }
  });

  it('[F1.9] what is said of a shot, and what contradicts it', () => {
    const one: ToCheck = {
      text: 'A smith hammering a hinge in a forge at night, sunlight from the left, 85mm. The camera pushes in, then pans left.',
      mode: 'video',
      model: findModel('google-veo-3'),
    };
    const { checks, specified } = lookOver(one);
    expect(checks).toEqual(findChecks(one));
    expect(specified.filter(({ said }) => said === '').map(({ what }) => what)).toEqual([
      'shot size',
      'mood',
      'sound',
    ]);
    expect(specified.find(({ what }) => what === 'lens')).toMatchObject({ said: '85mm', part: 'camera' });
    expect(specified.filter(({ against }) => against.length > 0)).toMatchObject([
      { what: 'hour', against: [{ says: 'sunlight at night.' }] },
      { what: 'camera move', against: [{ says: 'A second camera move: pans left, after pushes in.' }] },
    ]);
    const still = lookOver({ ...one, mode: 'photo', model: undefined });
    expect(still.specified.map(({ what }) => what)).not.toContain('camera move');
    const mandated = 'Patience. Professional cinematography, smooth camera work and natural motion';
    const skips = [{ start: 10, end: mandated.length }];
    const own = lookOver({ text: mandated, mode: 'video', skips }).specified;
    expect(own.find(({ what }) => what === 'camera move')?.said).toBe('');
    const boxed = 'A fox, beautiful patience.';
    const parts = [{ part: 'mood' as const, start: 5, end: boxed.length }];
    const moodOf = (given: ToCheck) => lookOver(given).specified.find(({ what }) => what === 'mood')?.said;
    expect(moodOf({ text: boxed, mode: 'photo', parts })).toBe('beautiful patience');
    expect(moodOf({ text: boxed, mode: 'photo' })).toBe('');
    expect(lookOver({ ...one, text: ' ' })).toEqual({ checks: [], specified: [] });
  });
});

function errors(checks: readonly Check[]): Check[] {
  return checks.filter(({ severity }) => severity === 'error');
}
