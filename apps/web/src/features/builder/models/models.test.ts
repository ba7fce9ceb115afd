import { modelsFor, sources } from '@cuewright/engine/catalogue';
import { describe, expect, it } from 'vitest';
import { filterModels, noFilter, providersOf } from './filter-models.ts';
import { chiefFacts, modelFacts } from './model-facts.ts';
import { sourceLink, suretyWords } from './source-link.ts';

const photo = modelsFor('advanced', 'photo');
const video = modelsFor('advanced', 'video');
const ids = (filter: Partial<typeof noFilter>, models = photo) =>
  filterModels(models, { ...noFilter, ...filter }).map(({ id }) => id);

describe('[BUILD-6] finding a model', () => {
  it('by every word of its name, its maker, its id or a version, however it is typed', () => {
    expect(ids({ words: 'DALL-E' })).toEqual(['dall-e-3', 'dalle-mini']);
    expect(ids({ words: 'dalle  3' })).toEqual(['dall-e-3']);
    expect(ids({ words: 'adobe' }, video)).toEqual(['adobe-firefly-video']);
    expect(ids({ words: 'niji' })).toEqual(['midjourney']);
    expect(ids({ words: 'deepmind nano' })).toEqual(['nano-banana']);
    expect(ids({ words: 'no such' })).toEqual([]);
    expect(ids({})).toHaveLength(31);
    expect(ids({}, video)).toHaveLength(25);
  });

  it('by tier, maker, new, popular and status, all at once', () => {
    for (const [filter, has] of [
      [{ tier: 'free' }, (model) => model.tier === 'free'],
      [{ tier: 'premium' }, (model) => model.tier === 'premium'],
      [{ provider: 'Stability AI' }, (model) => model.provider === 'Stability AI'],
      [{ isNew: true }, (model) => model.isNew],
      [{ isPopular: true }, (model) => model.popular],
      [{ status: 'legacy' }, (model) => model.status.value.kind === 'legacy'],
      [{ tier: 'free', isPopular: true }, (model) => model.popular && model.tier === 'free'],
    ] as const satisfies [Partial<typeof noFilter>, (model: (typeof photo)[number]) => boolean][]) {
      const wanted = photo.filter(has).map(({ id }) => id);
      expect(wanted.length).toBeGreaterThan(0);
      expect(ids(filter)).toEqual(wanted);
    }
    expect(ids({ status: 'retired' }, video)).toEqual(['openai-sora', 'amazon-nova-reel']);
  });

  it('and every maker is named once', () => {
    const makers = providersOf(photo);
    expect(new Set(makers).size).toBe(makers.length);
    expect(makers.flatMap((provider) => ids({ provider })).sort()).toEqual(photo.map(({ id }) => id).sort());
  });
});

describe('[BUILD-7] a model’s data sheet', () => {
  it.each([...photo, ...video].map((model) => [model.id, model] as const))(
    '%s says what it knows',
    (_, model) => {
      const lines = modelFacts(model);
      expect(lines.length).toBeGreaterThan(1);
      for (const { label, text, fact } of lines) {
        expect(label).not.toBe('');
        if (text !== undefined) expect(text).not.toMatch(/undefined|\[object|^\s*$|\(\)/);
        expect(suretyWords).toHaveProperty(fact.sure);
      }
      const { status, input, limits, parameters } = model;
      const known = new Set(lines.map(({ fact }) => fact));
      for (const fact of [status, input, ...limits, model.shape, model.duration, model.audio])
        if (fact) expect(known.has(fact)).toBe(true);
      const named = lines.filter(({ label }) => label === 'Parameters').map(({ text }) => text?.split(', '));
      for (const { value } of parameters) expect(named.flat()).toContain(value.name);
      expect(chiefFacts(model)).toHaveLength(8);
    },
  );

  it('links what can be opened, and names what cannot', () => {
    const at = (source: keyof typeof sources) =>
      sourceLink({ value: 1, sure: sources[source].sure, source } as never);
    expect(at('aws-nova')).toMatchObject({ href: 'https://docs.aws.amazon.com/nova/latest/userguide' });
    expect(at('aws-nova-card')).toMatchObject({ href: 'https://docs.aws.amazon.com/bedrock' });
    expect(at('ideogram-notes')).toMatchObject({ href: 'https://docs.ideogram.ai' });
    expect(at('brainfeed')).toEqual({ text: 'brainfeed' });
    expect(sourceLink({ value: 1, sure: 'unverified' })).toBeUndefined();
    for (const key of Object.keys(sources) as (keyof typeof sources)[]) {
      const href = at(key)?.href;
      if (href) expect(() => new URL(href)).not.toThrow();
    }
  });
});
