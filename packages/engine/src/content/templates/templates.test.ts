import { describe, expect, it } from 'vitest';
import { unsaid } from '../../../testing/unsaid.ts';
import { advancedTemplates } from './advanced-templates.ts';
import { simpleTemplates } from './simple-templates.ts';
import type { MoodTemplate, Template } from './template.ts';

interface Listed {
  mode: string;
  step: string;
  list: readonly Template[];
}

function listsOf(templates: Record<string, Record<string, readonly Template[]>>): Listed[] {
  return Object.entries(templates).flatMap(([mode, steps]) =>
    Object.entries(steps).map(([step, list]) => ({ mode, step, list })),
  );
}

const simple = listsOf(simpleTemplates as never);
const advanced = listsOf(advancedTemplates as never);
const all = [...simple, ...advanced];
const each = all.flatMap(({ step, list }) => list.map((template) => ({ step, template })));

describe('[W2] templates', () => {
  it('[W2.1] [WORD-1] are six to a simple step and eight to an advanced one, in both modes', () => {
    expect(simple.map(({ list }) => list.length)).toEqual(Array(8).fill(6));
    expect(advanced.map(({ list }) => list.length)).toEqual(Array(10).fill(8));
    expect(advancedTemplates.photo.subject).not.toBe(advancedTemplates.video.subject);
    expect(advancedTemplates.photo.camera).not.toBe(advancedTemplates.video.camera);
  });

  it('[W2.2] have an id and a title of at most four words of their own', () => {
    for (const { list } of all) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    }
    expect(each.filter(({ template: { title } }) => !/^[A-Z](\S+ ?){1,4}$/.test(title))).toEqual([]);
    expect(each.filter(({ template: { id } }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('[W2.3] fit the sentence they are put into: subjects begin it, nothing ends it', () => {
    const begins = (step: string) => (step === 'subject' ? /^[A-Z]/ : /^[a-z]/);
    expect(
      each.filter(({ step, template: { text } }) => !begins(step).test(text) || /[.;:!?]$/.test(text)),
    ).toEqual([]);
    const openings = new Set(simple.find(({ step }) => step === 'setting')?.list.map(({ text }) => text));
    for (const text of openings) expect(text).toMatch(/^(a|an) /);
    for (const { text } of advancedTemplates.photo.environment) expect(text).toMatch(/^(in|on) (a|an) /);
  });

  it('[W2.4] leave hour and weather to the place and the light, so that any of them go together', () => {
    const free = each.filter(({ step }) => ['subject', 'mood', 'camera'].includes(step));
    expect(
      free.filter(({ template }) => template.says.hour || template.says.weather || template.says.class),
    ).toEqual([]);
    const environments = advancedTemplates.photo.environment;
    expect(environments.filter((template) => 'hour' in template.says)).toEqual([]);
  });

  it('[W2.5] say in their tags what they say in words', () => {
    expect(
      each.flatMap(({ template: { text, says } }) =>
        unsaid(text, {
          ...(says.class && { classes: [says.class] }),
          ...(says.hour && { hours: [says.hour] }),
          ...(says.weather && { weathers: [says.weather] }),
        }),
      ),
    ).toEqual([]);
    for (const { template } of each) {
      const { mm, aperture } = template.says;
      expect(/(\d+)mm/.exec(template.text)?.[1]).toBe(mm?.toString());
      expect(/f\/[\d.]+/.exec(template.text)?.[0]).toBe(aperture);
    }
  });

  it('[W2.6] of a mood carry a tone curve that never falls', () => {
    const moods = all.filter(({ step }) => step === 'mood').flatMap(({ list }) => list as MoodTemplate[]);
    expect(moods.length).toBeGreaterThan(0);
    for (const { curve } of moods) {
      expect(curve).toHaveLength(5);
      expect([...curve].sort((a, b) => a - b)).toEqual(curve);
      expect(curve.every((level) => level >= 0 && level <= 1)).toBe(true);
    }
    expect(new Set(moods.map(({ curve }) => curve.join())).size).toBe(6 + 8);
  });

  it('[W2.8] tell themselves apart where a card cuts them, at 60 characters or at 80', () => {
    for (const [lists, length] of [
      [simple, 60],
      [advanced, 80],
    ] as const)
      for (const { list } of lists) {
        const previews = list.map(({ text }) => text.slice(0, length).split(/[,:]/)[0] ?? '');
        expect(new Set(previews).size).toBe(list.length);
        expect(previews.filter((preview) => preview.length < 8)).toEqual([]);
      }
  });

  it('[W2.7] leave lens, stop and colour temperature of the advanced builder to its last step', () => {
    const early = advanced.flatMap(({ list }) => list).map(({ text }) => text);
    expect(early.filter((text) => /\d+mm|f\/\d|\d{4}\s?K/.test(text))).toEqual([]);
  });
});
