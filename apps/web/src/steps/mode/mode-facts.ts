import { type Model, modelsFor } from '@cuewright/engine/catalogue';

/** What can be told to the generators of a mode. Without a value it cannot be told. */
export interface ModeFact {
  label: string;
  value?: string | undefined;
}

export type Mode = Model['mode'];

const models = { photo: modelsFor('advanced', 'photo'), video: modelsFor('advanced', 'video') };

export function countOfModels(mode: Mode): number {
  return models[mode].length;
}

/** Counted over the models that still run: one that documents nothing about a thing is not told it. */
export function modeFacts(mode: Mode): readonly ModeFact[] {
  const own = models[mode].filter(({ status }) => status.value.kind !== 'retired');
  const shared = {
    frame: { label: 'Frame shape', value: howMany(own, ({ shape }) => shape && shape.value.by !== 'image') },
    seed: { label: 'Seed', value: howMany(own, ({ parameters }) => hasSeed(parameters)) },
    weights: { label: 'Weights', value: howMany(own, hasWeights) },
    negatives: { label: 'Negatives', value: howMany(own, hasNegatives) },
  };
  if (mode === 'photo')
    return [
      shared.frame,
      { label: 'Lens and stop', value: 'In words' },
      shared.negatives,
      shared.weights,
      { label: 'Length' },
      { label: 'Camera move' },
      { label: 'Sound' },
      shared.seed,
    ];
  return [
    { label: 'Length', value: lengths(own) },
    { label: 'Camera move', value: howMany(own, ({ camera }) => camera && camera.value.kind !== 'none') },
    { label: 'Sound', value: howMany(own, ({ audio }) => audio && audio.value.length > 0) },
    {
      label: 'Start image',
      value: howMany(own, ({ startImage }) => startImage && startImage.value !== 'none'),
    },
    shared.frame,
    shared.negatives,
    shared.weights,
    shared.seed,
  ];
}

function hasSeed(parameters: Model['parameters']): boolean {
  return parameters.some(({ value }) => /^-*seed$/i.test(value.name));
}

function hasWeights({ weights }: Model): boolean {
  return weights !== undefined && weights.value.kind !== 'none' && weights.value.kind !== 'order';
}

function hasNegatives({ negative }: Model): boolean {
  return negative !== undefined && negative.value.kind !== 'none';
}

/** In words that stay true when a model is added. */
function howMany(own: readonly Model[], can: (model: Model) => unknown): string | undefined {
  const share = own.filter((model) => Boolean(can(model))).length / own.length;
  if (share === 0) return undefined;
  if (share === 1) return 'All';
  if (share > 0.5) return 'Most';
  return share >= 0.2 ? 'Some' : 'Few';
}

/** From the shortest to the longest clip that can be asked for. */
function lengths(own: readonly Model[]): string | undefined {
  const seconds = own.flatMap(({ duration }) => {
    const offered = duration?.value.seconds;
    if (!offered) return [];
    return 'max' in offered ? [offered.min ?? offered.max, offered.max] : [...offered];
  });
  if (seconds.length === 0) return undefined;
  return `${Math.min(...seconds)} to ${Math.max(...seconds)} s`;
}
