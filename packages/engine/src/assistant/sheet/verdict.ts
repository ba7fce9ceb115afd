import { longestOf, type Model } from '../../catalogue/index.ts';
import { list } from './sentences.ts';

/** What a comparison comes to in a sentence, where the data of all of them decide it. */
export function verdict(models: readonly Model[], asked: readonly string[]): string | undefined {
  for (const id of [...asked, ...Object.keys(general)]) {
    const found = (general[id] ?? particular[id])?.(models);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Judge = (models: readonly Model[]) => string | undefined;

const bold = (models: readonly Model[]) => list(models.map(({ name }) => `**${name}**`));
const s = (models: readonly Model[], one: string, many: string) => (models.length === 1 ? one : many);

/** Those that do and those that do not; nothing where it is not known of all, or all do the same. */
function parted(
  has: (model: Model) => boolean | undefined,
  yes: readonly [string, string],
  no: readonly [string, string],
): Judge {
  return (models) => {
    const known = models.map((model) => ({ model, does: has(model) }));
    if (known.some(({ does }) => does === undefined)) return undefined;
    const do_ = known.filter(({ does }) => does).map(({ model }) => model);
    const not = known.filter(({ does }) => !does).map(({ model }) => model);
    if (do_.length === 0 || not.length === 0) return undefined;
    return `${bold(do_)} ${s(do_, ...yes)}, ${bold(not)} ${s(not, ...no)}.`;
  };
}

/** The one that has most of it. */
function most(
  of: (model: Model) => number | undefined,
  says: (best: string, figure: number, others: string) => string,
): Judge {
  return (models) => {
    const ranked = models
      .map((model) => ({ model, figure: of(model) }))
      .toSorted((one, other) => (other.figure ?? 0) - (one.figure ?? 0));
    const [first, second] = ranked;
    if (!first || !second || ranked.some(({ figure }) => figure === undefined)) return undefined;
    if (first.figure === second.figure) return undefined;
    const others = ranked.slice(1).map(({ model, figure }) => `**${model.name}** ${figure}`);
    return says(`**${first.model.name}**`, first.figure ?? 0, list(others));
  };
}

const QUALITIES = ['none', 'poor', 'fair', 'strong'];
const quality = ({ lettering }: Model) => lettering?.value.quality;

/** They decide it where nothing in particular is asked, the weightiest first. */
const general: Readonly<Record<string, Judge>> = {
  status: parted(
    ({ status }) => status.value.kind !== 'retired' && status.value.kind !== 'research-only',
    ['can be used', 'can be used'],
    ['no longer', 'no longer'],
  ),
  audio: (models) =>
    parted(
      ({ audio }) => audio && audio.value.length > 0,
      ['makes sound', 'make sound'],
      ['does not', 'do not'],
    )(models) ??
    parted(
      ({ audio }) => audio?.value.includes('dialogue'),
      ['speaks dialogue', 'speak dialogue'],
      ['does not', 'do not'],
    )(models),
  lettering: (models) => {
    const ranked = models.toSorted(
      (one, other) => QUALITIES.indexOf(quality(other) ?? '') - QUALITIES.indexOf(quality(one) ?? ''),
    );
    const [first, second] = ranked;
    if (!first || !second || models.some((model) => quality(model) === undefined)) return undefined;
    return quality(first) === quality(second)
      ? undefined
      : `For words in the picture take **${first.name}**: ${quality(first)} at lettering, ${list(ranked.slice(1).map((model) => `**${model.name}** ${quality(model)}`))}.`;
  },
  duration: most(
    ({ mode, duration }) => (mode === 'video' && duration ? longestOf(duration.value) : undefined),
    (best, figure, others) => `${best} runs longest: up to ${figure} seconds (${others}).`,
  ),
};

const particular: Readonly<Record<string, Judge>> = {
  negative: parted(
    ({ negative }) => negative && negative.value.kind !== 'none',
    ['takes a negative prompt', 'take a negative prompt'],
    ['takes none', 'take none'],
  ),
  'start-image': parted(
    ({ startImage }) => startImage && startImage.value === 'required',
    ['needs a picture to start from', 'need a picture to start from'],
    ['does not', 'do not'],
  ),
  'last-frame': parted(
    ({ lastFrame }) => lastFrame?.value,
    ['takes a last frame', 'take a last frame'],
    ['does not', 'do not'],
  ),
  tier: parted(
    ({ tier }) => tier === 'free',
    ['is labelled free', 'are labelled free'],
    ['asks for a paid plan', 'ask for a paid plan'],
  ),
};
