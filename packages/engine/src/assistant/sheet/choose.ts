import type { Model } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import type { Mode } from '../../shot/shot.ts';
import { ask, type Reply } from '../reply.ts';
import { catalogue } from '../said/find-models.ts';
import { isServed, list } from './sentences.ts';
import type { Want } from './wants.ts';

const SHOWN = 6;

function fitting(wants: readonly Want[], mode: Mode | undefined, isOfStatus: boolean): Model[] {
  return catalogue.filter(
    (model) =>
      (mode === undefined || model.mode === mode) &&
      (isOfStatus || isServed(model)) &&
      wants.every(({ fits }) => fits(model)),
  );
}

/** Those that do all of it, the better ones first. */
export function bestFor(wants: readonly Want[], mode: Mode | undefined): Model[] {
  const rank = (model: Model) =>
    wants.reduce((sum, want) => sum + (want.rank?.(model) ?? 0) * 100, 0) +
    (model.popular ? 10 : 0) +
    (model.status.value.kind === 'active' ? 5 : 0);
  return fitting(
    wants,
    mode,
    wants.some((want) => want.isOfStatus === true),
  ).toSorted((one, other) => rank(other) - rank(one));
}

/** They are wanted of clips alone. */
export const OF_CLIPS = listed(
  'sound, dialogue, music, longest, seconds, start-image, needs-image, text-only, last-frame, silent, narration, script, brackets',
);

/** The generators that do all that is wanted; for what else there is no data. */
export function choose(asked: readonly Want[], mode: Mode | undefined, besides?: string): Reply {
  const wants = mode === 'photo' ? asked.filter(({ id }) => !OF_CLIPS.includes(id)) : asked;
  const isOfStatus = wants.some((want) => want.isOfStatus === true);
  const best = bestFor(wants, mode);
  const kind = mode === undefined ? 'generators' : mode === 'video' ? 'video generators' : 'image generators';
  const what = list(wants.map(({ many }) => many));
  if (best.length === 0) {
    const nearly = wants
      .map((left) => ({
        left,
        count: fitting(
          wants.filter((want) => want !== left),
          mode,
          isOfStatus,
        ).length,
      }))
      .filter(({ count }) => count > 0 && wants.length > 1);
    const [near] = nearly;
    return {
      topic: 'choose',
      lead: `No ${mode === 'video' ? 'video generator' : mode === 'photo' ? 'image generator' : 'generator'} that is still available ${list(wants.map(({ one }) => one))}, as far as their makers document it.${near ? ` ${near.count} would fit without “${near.left.one}”.` : ''}`,
      buttons: [ask('Which generators can you write for?')],
    };
  }
  const line = (model: Model) => {
    const reasons = [...new Set(wants.flatMap(({ because }) => because?.(model) ?? []))].join('; ');
    return `- **${model.name}**${reasons ? `: ${reasons}` : ''}`;
  };
  const [first] = best;
  const names = list(best.slice(0, 3).map(({ name }) => `**${name}**`));
  const isRanked = wants.some((want) => want.rank !== undefined);
  const lead =
    best.length === 1
      ? `Only **${first?.name}** ${wants.length > 0 ? list(wants.map(({ one }) => one)) : 'fits'}.`
      : wants.length === 0
        ? `The best known ${kind} are ${names}.`
        : `${isRanked ? `Start with ${names}` : names}: of the ${kind}, ${best.length} ${what}.`;
  return {
    topic: 'choose',
    lead: besides === undefined ? lead : `Which is best for “${besides}” no maker documents. ${lead}`,
    more:
      best.slice(0, SHOWN).map(line).join('\n') +
      (best.length > SHOWN ? `\n\nAnd ${best.length - SHOWN} more.` : ''),
    ...(best.length > SHOWN && { rest: best.slice(SHOWN).map(line).join('\n') }),
    ...(best.length > 1 &&
      best[1] &&
      first && { buttons: [ask(`Compare ${first.name} and ${best[1].name}`)] }),
  };
}
