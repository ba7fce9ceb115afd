import { describe, expect, it } from 'vitest';
import { type Fact, findModel, gathered, type Model, modelsFor, sensors, sources } from './index.ts';

const all: Model[] = [...modelsFor('advanced', 'video'), ...modelsFor('advanced', 'photo')];

/** No page that documents it was found; what is said of it is unverified. */
const WITHOUT_A_PAGE = ['stock-ai'];

/** What is no figure: our own labels, our own words, and names. */
const NO_FIGURES = 'id name provider mode tier popular isNew family successor tips'.split(' ');

/** Everything a profile states, and the field it stands in. Loosely typed: a test is not to trust the types. */
function figures(model: Model): { place: string; figure: Partial<Fact<unknown>> }[] {
  return Object.entries(model)
    .filter(([field]) => !NO_FIGURES.includes(field))
    .flatMap(([field, content]) =>
      [content].flat().map((figure: Fact<unknown>) => ({ place: `${model.id}: ${field}`, figure })),
    );
}

describe('[MODEL-3] every model has a profile', () => {
  it('[C3.1] a name of its own, a provider, a status, an input, and what follows from its mode', () => {
    for (const model of all) {
      expect(model.name.trim(), model.id).not.toBe('');
      expect(model.provider.trim(), model.id).not.toBe('');
      expect(model.status.value.kind, model.id).toBeTruthy();
      expect(model.input.value, model.id).toBeTruthy();
      if (model.mode === 'photo')
        for (const field of ['audio', 'camera', 'duration', 'fps', 'lastFrame', 'startImage'])
          expect(model, model.id).not.toHaveProperty(field);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('[C3.2] three to six tips, each a line or two', () => {
    for (const { id, tips } of all) {
      expect(tips.length, id).toBeGreaterThanOrEqual(3);
      expect(tips.length, id).toBeLessThanOrEqual(6);
      for (const tip of tips) expect(tip).toMatch(/^.{40,160}\.$/u);
    }
  });

  it('[C3.3] tips of its own: no opening of four words and not a fifth of the phrases of another', () => {
    const openings = all.flatMap(({ tips }) => tips.map((tip) => words(tip).slice(0, 4).join(' ')));
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const [ours, theirs] = [phrases(one.tips), phrases(other.tips)];
        const shared = [...ours].filter((phrase) => theirs.has(phrase));
        expect(shared.length / Math.min(ours.size, theirs.size), `${one.id}, ${other.id}`).toBeLessThan(0.2);
      }
  });

  it('[C3.4] how sure each figure is: as sure as its source, or unverified', () => {
    for (const { place, figure } of all.flatMap(figures)) {
      expect(figure.value, place).toBeDefined();
      expect(figure.sure, place).toMatch(/^(vendor|third-party|unverified)$/);
      expect(figure.sure, place).toBe(figure.source ? sources[figure.source]?.sure : 'unverified');
    }
  });

  it('[C3.5] a source, but for those of which no page was found', () => {
    const without = all.filter((model) => !figures(model).some(({ figure }) => figure.source));
    expect(without.map(({ id }) => id)).toEqual(WITHOUT_A_PAGE);
  });

  it('[C3.6] lists no source that nothing is from', () => {
    const figured = [...all.flatMap(figures).map(({ figure }) => figure), ...Object.values(sensors)];
    expect([...new Set(figured.flatMap(({ source }) => source ?? []))].sort()).toEqual(
      Object.keys(sources).sort(),
    );
  });

  it('[C3.7] when it was retired, and what is not active is not popular', () => {
    for (const { id, status, popular } of all) {
      if (status.value.kind === 'retired') {
        expect(status.value.since, id).toMatch(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
        expect(status.value.since < `${gathered}-31`, id).toBe(true);
      }
      if (status.value.kind !== 'active') expect(popular, id).toBe(false);
    }
  });

  it('[C3.8] shapes that are width to height, and pixels that have that shape', () => {
    for (const { id, shape } of all) {
      const { ratios = [], between = [], sizes = {} } = shape?.value ?? {};
      for (const ratio of [...ratios, ...between, ...Object.keys(sizes)])
        expect(ratio, id).toMatch(/^[1-9]\d?:[1-9]\d?$/);
      for (const [ratio, size = ''] of Object.entries(sizes)) {
        expect(size, id).toMatch(/^\d{3,4}[x:]\d{3,4}$/);
        expect(Math.abs(proportion(size) / proportion(ratio) - 1), `${id} ${size}`).toBeLessThan(0.04);
      }
    }
  });

  it('[C3.9] ranges that run upwards, with the default inside', () => {
    for (const { id, parameters, limits, duration } of all) {
      const offered = duration ? [duration.value, ...(duration.value.also ?? [])] : [];
      const lengths: { min?: number; max: number }[] = offered.flatMap(({ seconds }) =>
        'max' in seconds ? [seconds] : seconds.map((max) => ({ max })),
      );
      for (const { min = 0, max } of [...limits.map(({ value }) => value), ...lengths])
        expect(0 <= min && min <= max && max > 0, id).toBe(true);
      for (const { value } of parameters) {
        const { min = 0, max = Number.POSITIVE_INFINITY, best = [min, max], options, default: usual } = value;
        const place = `${id} ${value.name}`;
        expect(min <= best[0] && best[0] < best[1] && best[1] <= max, place).toBe(true);
        if (typeof usual === 'number') expect(usual >= min && usual <= max, place).toBe(true);
        if (options && usual !== undefined) expect(options, place).toContain(usual);
      }
    }
  });

  it('[C3.10] a guide by its address, and a successor that can be used', () => {
    for (const { id, mode, guide, successor } of all) {
      if (guide) expect(guide.value, id).toMatch(/^https:\/\/[\w.-]+\.\w{2,}(\/\S*)?$/);
      if (successor?.id)
        expect(findModel(successor.id), id).toMatchObject({ mode, status: { value: { kind: 'active' } } });
    }
  });

  it('[C3.11] a start image, when the text says only what moves or is not read', () => {
    for (const { id, input, startImage } of all)
      if (['motion', 'numbers'].includes(input.value)) expect(startImage?.value, id).toBe('required');
  });

  it('[C3.12] knows the figures that checks will enforce', () => {
    const limits = (id: string) =>
      findModel(id)?.limits.map(({ value, sure }) => [value.max, value.unit, sure]);
    expect(limits('runway-ml')).toEqual([[1000, 'utf16-units', 'vendor']]);
    expect(limits('google-imagen')).toContainEqual([480, 'tokens', 'vendor']);
    expect(limits('dall-e-3')).toEqual([[32000, 'characters', 'vendor']]);
    expect(limits('dalle-mini')).toEqual([[64, 'tokens', 'vendor']]);
    const closed = (id: string) => findModel(id)?.status.value;
    expect(closed('openai-sora')).toMatchObject({ kind: 'retired', since: '2026-09-24' });
    expect(closed('amazon-nova-reel')).toMatchObject({ kind: 'retired', since: '2026-09-30' });
    expect(closed('google-imagen')).toMatchObject({ kind: 'retired', since: '2026-08-17' });
    expect(findModel('flux-ai')?.negative?.value).toEqual({ kind: 'none' });
    expect(findModel('midjourney')?.negative?.value).toEqual({ kind: 'flag', flag: '--no', nounsOnly: true });
    expect(findModel('stable-video')?.input.value).toBe('numbers');
  });

  it('[C3.13] has one hard limit for a version, and the dates on which what stands behind an entry closes', () => {
    for (const { id, limits } of all) {
      const hard = limits.filter(({ value }) => value.kind === 'hard');
      const kinds = hard.map(({ value: { of, unit, only } }) => `${of} ${unit} ${only}`);
      expect(new Set(kinds).size, id).toBe(kinds.length);
    }
    expect(findModel('google-veo-3')?.status.value.note).toContain(
      'previews of the Gemini API closed on 22 October',
    );
    expect(findModel('dall-e-3')?.status.value.note).toContain('1.5 close on 1 December 2026');
    expect(findModel('dream-machine')?.resolutions?.value).toContain('4K');
  });
});

function proportion(size: string): number {
  const [width = 0, height = 0] = size.split(/[x:]/).map(Number);
  return width / height;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

function phrases(tips: readonly string[]): Set<string> {
  const fives = (list: string[]) => list.slice(0, -4).map((_, at) => list.slice(at, at + 5).join(' '));
  return new Set(tips.flatMap((tip) => fives(words(tip))));
}
