import type { Model } from '../../../catalogue/index.ts';
import { catalogue } from '../../reading/find-models.ts';
import { isServed, list, longestOf, secondsOf } from '../fact-sentences.ts';
import type { Want } from './want.ts';

const SHOWN = 6;

export interface Suggested {
  lead: string;
  more?: string;
  /** Those there was no room for. */
  rest?: string;
  models: readonly Model[];
}

/** The generators that fit all of it, the better ones first. */
export function suggest(wants: readonly Want[], among: readonly Model[] = catalogue): Suggested {
  const isOfStatus = wants.some((want) => want.isOfStatus);
  const passing = among.filter(
    (model) => (isOfStatus || isServed(model)) && wants.every(({ fits }) => fits(model)),
  );
  const rank = (model: Model) =>
    wants.reduce((sum, { rank }) => sum + (rank?.(model) ?? 0) * 100, 0) +
    (model.popular ? 10 : 0) +
    (model.status.value.kind === 'active' ? 5 : 0) +
    (model.tier === 'free' ? 1 : 0);
  const best = passing.toSorted((one, other) => rank(other) - rank(one));
  const what = list(wants.map(({ words }) => words));
  const lost = isOfStatus
    ? []
    : among.filter((model) => !isServed(model) && wants.every(({ fits }) => fits(model)));
  const gone =
    lost.length > 0
      ? `${list(lost.map(({ name }) => `**${name}**`))} would have fitted, but can no longer be used, or never could.`
      : undefined;
  if (best.length === 0) return noneFits(wants, what, gone);
  const reasons = (model: Model) =>
    [...new Set(wants.flatMap(({ because }) => because?.(model) ?? []))].join('; ');
  const lines = best.map((model) => `- **${model.name}**${reasons(model) ? `: ${reasons(model)}` : ''}`);
  const rest = best.length - SHOWN;
  const head =
    best.length === 1
      ? `One ${what}:`
      : `${best.length} of them ${wants.length === 1 ? plural(what) : `fit “${what}”`}:`;
  return {
    lead: `${wants.some(({ id }) => id === 'longest') ? 'These run longest:' : head}\n${lines.slice(0, SHOWN).join('\n')}${rest > 0 ? `\n\nAnd ${rest} more.` : ''}`,
    ...(gone ? { more: gone } : {}),
    ...(rest > 0 ? { rest: lines.slice(SHOWN).join('\n') } : {}),
    models: best,
  };
}

/** Which one wish less would leave some. */
function noneFits(wants: readonly Want[], what: string, gone: string | undefined): Suggested {
  const nearly =
    wants.length > 1
      ? wants
          .map((left) => ({
            left,
            count: catalogue.filter(
              (model) => isServed(model) && wants.every((want) => want === left || want.fits(model)),
            ).length,
          }))
          .filter(({ count }) => count > 0)
      : [];
  return {
    lead: `None of the generators in the catalogue that still run ${what === '' ? 'fits' : what}, as far as it is documented.${longestInstead(wants)}`,
    more: [
      gone,
      nearly.length > 0
        ? `Without “${nearly[0]?.left.words}” there would be ${nearly[0]?.count}.`
        : undefined,
    ]
      .filter(Boolean)
      .join(' '),
    models: [],
  };
}

const verbs: Readonly<Record<string, string>> = {
  runs: 'run',
  makes: 'make',
  is: 'are',
  has: 'have',
  offers: 'offer',
  gives: 'give',
  sets: 'set',
  takes: 'take',
  starts: 'start',
  carries: 'carry',
  reads: 'read',
  narrates: 'narrate',
  speaks: 'speak',
};

function plural(words: string): string {
  return words.replace(/^\w+/, (verb) => verbs[verb] ?? verb);
}

/** Who wants more seconds than there are is told how many there are. */
function longestInstead(wants: readonly Want[]): string {
  if (!wants.some(({ id }) => id === 'seconds')) return '';
  const [longest] = catalogue
    .filter((model) => isServed(model) && model.duration)
    .toSorted(
      (one, other) =>
        longestOf(other.duration?.value ?? { seconds: [0] }) -
        longestOf(one.duration?.value ?? { seconds: [0] }),
    );
  return longest?.duration
    ? ` The longest is **${longest.name}**: ${secondsOf(longest.duration.value)}.`
    : '';
}
