import type { Parameter } from '../../../catalogue/index.ts';
import { figured, inputSentences, limitOf, list, marked, told } from '../fact-sentences.ts';
import { languageNames } from '../language-names.ts';
import { type Attribute, bold, undocumented } from './attribute.ts';

function parameterWords({ name, min, max, options, default: usual, only }: Parameter): string {
  const range =
    options !== undefined
      ? ` (${options.join(', ')})`
      : min !== undefined && max !== undefined
        ? ` (${figured(min)} to ${figured(max)})`
        : '';
  const begins =
    usual !== undefined && options === undefined
      ? `, usually ${typeof usual === 'number' ? figured(usual) : usual}`
      : '';
  return `\`${name}\`${range}${begins}${only ? `, ${only}` : ''}`;
}

export const limit: Attribute = {
  id: 'limit',
  asked:
    /(?:prompt|text|description)s?\b.{0,40}\b(?:long|length|limits?|short|size)\b|\b(?:long|length|limits?|max\w*|short)\b.{0,30}\bprompts?\b|\b(?:characters?|tokens?|words)\b.{0,30}\b(?:limit|max\w*|allow\w*|take|accept|fit|can|read)|\b(?:how many|max\w*|limit\w*|most)\b.{0,20}\b(?:characters?|tokens?|words)\b|(?:character|token|word) limit|cut off|too long|\bhow much text\b|\b\d{3,5} (?:characters?|words|tokens|letters)\b/,
  name: 'a limit of its prompt',
  says: (model) => {
    const limits = model.limits.map((fact) => told(fact, limitOf));
    return limits.length > 0 ? `For ${bold(model)} ${limits.join('; ')}.` : undefined;
  },
  row: {
    head: 'Prompt',
    cell: (model) =>
      model.limits
        .filter(({ value }) => value.of === 'prompt')
        .map((fact) =>
          marked(
            fact,
            ({ max, min, unit, kind, only }) =>
              `${kind === 'best' ? 'best ' : 'at most '}${min !== undefined && min > 1 ? `${min} to ` : ''}${figured(max)} ${unit === 'utf16-units' ? 'characters' : unit}${only ? `, ${only}` : ''}`,
          ),
        )
        .join('; ') || undocumented,
  },
};

export const negative: Attribute = {
  id: 'negative',
  asked:
    /\bnegatives?\b|\b(?:tell|say|told|write)\b.{0,20}\bno [a-z]+s\b|\bleav\w+ (?:\w+ )?out\b|\b(?:exclude|avoid|leave out|keep out|get rid|not (?:to )?(?:show|be seen)|unwanted|without)\b|--no\b|(?:what|things?|stuff|anything|something) (?:that )?(?:i|you|we) (?:do(?:n't| not)|never) (?:want|like)|should(?:n't| not) be (?:in|there|seen)/,
  name: 'negative prompts',
  says: (model) =>
    model.negative &&
    `${told(model.negative, (negative) => {
      switch (negative.kind) {
        case 'none':
          return `${bold(model)} takes no negative prompt; say what should be there instead`;
        case 'field':
          return `${bold(model)} has a field of its own for what must not be seen, \`${negative.name}\`${negative.only ? ` (${negative.only})` : ''}${negative.nounsOnly ? '. Single nouns only: it reads each word by itself' : ''}`;
        case 'flag':
          return `${bold(model)} is told with \`${negative.flag}\`${negative.nounsOnly ? ', single nouns only: it reads each word by itself' : ''}`;
        case 'in-prompt':
          return `${bold(model)} is told in the prompt itself, as a sentence`;
      }
    })}.`,
  row: {
    head: 'Negative prompt',
    cell: ({ negative }) =>
      negative
        ? marked(
            negative,
            (value) =>
              ({
                none: 'none',
                field: 'own field',
                flag: value.kind === 'flag' ? `\`${value.flag}\`` : '',
                'in-prompt': 'in the prompt',
              })[value.kind],
          )
        : undocumented,
  },
};

export const weights: Attribute = {
  id: 'weights',
  asked: /\bweights?\b|\bweighted\b|\bemphasi[sz]\w*|\bcount(?:s)? more\b|\bstronger\b|\(word:/,
  name: 'how a word is made to count more',
  says: (model) =>
    model.weights &&
    `${told(model.weights, ({ kind, only }) => `${bold(model)} ${{ none: 'has no weights', order: 'has no weights: what stands earlier counts more', parentheses: 'weighs words in parentheses, as in `(soft light:1.2)`', 'double-colon': 'weighs with two colons, as in `fog::2`', colon: 'weighs with a colon, as in `fog:2`' }[kind]}${only ? ` (${only})` : ''}`)}.`,
};

export const parameters: Attribute = {
  id: 'parameters',
  asked:
    /\b(?:parameters?|flags?|settings?|seed|stylize|chaos|weird|cfg\w*|guidance\w*|sampler|steps|options|switches)\b|--\w+/,
  name: 'its settings',
  says: (model, message) => {
    const named = model.parameters.filter(({ value }) =>
      new RegExp(`(?<![a-z])${value.name.replace(/[^\w]/g, '').toLowerCase()}(?![a-z])`).test(
        message.replace(/--/g, ''),
      ),
    );
    const shown = (named.length > 0 ? named : model.parameters).slice(0, 8);
    return shown.length > 0
      ? `${bold(model)} knows ${shown.map((fact) => told(fact, parameterWords)).join('; ')}.`
      : undefined;
  },
};

export const languages: Attribute = {
  id: 'languages',
  asked: /\blanguages?\b|\b(?:english|chinese|german|french|spanish|japanese|russian|italian)\b/,
  name: 'the languages it reads',
  says: (model) =>
    model.languages &&
    `${told(model.languages, (tags) => `${bold(model)} reads ${list(tags.map((tag) => languageNames[tag] ?? tag))}${tags.length > 1 ? ', the first of them best' : ''}`)}.`,
};

export const rewriter: Attribute = {
  id: 'rewriter',
  asked: /\brewrit\w*|prompt (?:enhanc|upsampl|optimi)\w*|chang\w* my prompt/,
  name: 'whether it rewrites a prompt',
  says: (model) =>
    model.rewriter &&
    `${told(model.rewriter, ({ setting }) => `${bold(model)} rewrites what it is sent before it reads it${setting ? `; \`${setting}\` turns that off` : ''}`)}.`,
};

export const input: Attribute = {
  id: 'input',
  asked:
    /\bhow (?:do|should|would|can|to|does one)\b.{0,20}\b(?:write|prompt|phrase|word|talk to)|\bprompt(?:ing)? (?:style|format|structure|for|guide|tips)|\b(?:sentences?|tags?|prose|keywords?|commas?|phrases)\b|\b(?:kind|sort|type|style) of (?:text|prompt|language|input)|\btips?\b|\badvice\b|\bguide\b|\bbest (?:way|results|practice)|\b(?:read|want|prefer|understand)s?\b|\b(?:prompt|scripts?|input)\b/,
  name: 'how it reads',
  says: (model) => {
    const guide = model.guide ? ` Its maker’s guide: ${model.guide.value}.` : '';
    return `${told(model.input, (input) => `${bold(model)} reads ${inputSentences[input]} best`)}. ${model.tips[0] ?? ''}${guide}`;
  },
  row: { head: 'Reads', cell: ({ input }) => marked(input, (value) => inputSentences[value]) },
};
