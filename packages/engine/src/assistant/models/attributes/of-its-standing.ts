import { list, told } from '../fact-sentences.ts';
import { type Attribute, bold } from './attribute.ts';

const PRICE =
  /\b(?:how much|price\w*|pricing|charg\w+|fees?|per (?:month|video|clip|image|second)|an? (?:month|year)|plans?|dollars?|bucks|euros?|subscription|cost)\b|\$/;

export const successor: Attribute = {
  id: 'successor',
  asked:
    /\b(?:successor|replac\w*|instead of|took (?:its|the) place|newer one|comes after|alternatives?|what else (?:can|could|should|would))\b/,
  name: 'what replaced it',
  says: (model) => model.successor && `What comes after ${bold(model)} is **${model.successor.name}**.`,
};

export const versions: Attribute = {
  id: 'versions',
  asked: /\bversions?\b|\b(?:newest|latest|current) (?:one|model)?\b/,
  name: 'its versions',
  says: (model) =>
    model.versions &&
    `${told(model.versions, (versions) => `Behind **${model.name}** stand ${list(versions)}, the newest first`)}.`,
};

export const provider: Attribute = {
  id: 'provider',
  asked:
    /\b(?:who|which company|whose|maker|makes(?! (?:any|an?|no|it|me|sense)\b)|made by|owner|owns|owned|provider|developer|developed|built by|behind|company|vendor)\b/,
  name: 'its maker',
  says: (model) => `${bold(model)} is made by ${model.provider}.`,
  row: { head: 'Maker', cell: ({ provider }) => provider },
};

export const tier: Attribute = {
  id: 'tier',
  asked:
    /\b(?:free|premium|pay|paid|price\w*|pricing|costs?|charg\w+|fees?|per month|an? (?:month|year)|plans?|dollars?|bucks|euros?|tier|expensive|cheap\w*|subscription|money|licen[cs]e)\b/,
  name: 'its tier',
  says: (model, message) => {
    const label =
      model.tier === 'free'
        ? `${bold(model)} carries the label **free** here: it can be tried without paying its maker. What more of it costs, its maker decides.`
        : `${bold(model)} carries the label **premium** here: its maker asks for a paid plan. Writing prompts for it costs nothing extra in Cuewright.`;
    return PRICE.test(message)
      ? `What ${model.provider} charges I do not know: no maker’s prices are in the catalogue, because they change. ${label}`
      : label;
  },
  row: { head: 'Tier', cell: ({ tier }) => tier },
};

export const status: Attribute = {
  id: 'status',
  asked:
    /(?<!\b(?:an?|my|one|the) )\bstill\b(?!s| image| photo| picture| life)|\b(?:retired?|dead|shut(?:ting)? ?(?:\w+ )?down|discontinued|legacy|active|status|closed|deprecated|alive|working|available|gone|exist\w*|offline|obsolete|supported|dated|outdated|access)\b/,
  name: 'whether it still runs',
  says: (model) => {
    const { kind, note } = model.status.value;
    const since = 'since' in model.status.value ? ` since ${model.status.value.since}` : '';
    const what = {
      active: 'is active',
      legacy: 'still runs, as a legacy model',
      'research-only': 'is research only',
      retired: `is retired${since}`,
    }[kind];
    const next = model.successor ? ` What comes after it is **${model.successor.name}**.` : '';
    return `${told(model.status, () => `${bold(model)} ${what}`)}.${note ? ` ${note}` : ''}${next}`;
  },
  row: {
    head: 'Status',
    cell: ({ status }) =>
      ({ active: 'active', legacy: 'legacy', retired: 'retired', 'research-only': 'research only' })[
        status.value.kind
      ],
  },
};
