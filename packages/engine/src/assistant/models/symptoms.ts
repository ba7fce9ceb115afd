import type { Model } from '../../catalogue/index.ts';
import { askedAttributes, attributes } from './attributes/attributes.ts';
import { list } from './fact-sentences.ts';
import { readWants } from './wants/read-wants.ts';
import { suggest } from './wants/suggest.ts';

/** What people say of a result that went wrong, and the fact that may lie behind it. */
interface Symptom {
  said: RegExp;
  attribute: string;
  /** The help on it, where there is no prompt to hold against a data sheet. */
  help?: string;
  /** What a generator would have to do, where this one does not. */
  instead?: { isLacking: (model: Model) => boolean; wanted: string };
}

const WRITING = '(?:letters?|lettering|text|words?|spelling|signs?|writing|headlines?|titles?|fonts?|logos?)';
const SPOILT =
  '(?:mush\\w*|garbl\\w*|gibberish|mess\\w*|wrong|broken|unreadable|illegible|mis-?spel\\w*|nonsense|scrambl\\w*|melt\\w*|mangl\\w*|blur\\w*|smear\\w*|soup|squiggl\\w*|garbage|rubbish|trash|crap|gobbledygook|jumbled|alien|weird|awful|terrible|horrible|distorted|bad)';

const symptoms: readonly Symptom[] = [
  {
    said: /\b(?:muted?|silent|soundless)\b|\b(?:no|without|lacks?|missing|hear no|isn't any|not any|zero) (?:\w+ )?(?:sounds?|audio|voices?|speech|dialogue|noise|music)\b|\b(?:can't|cannot|can not|don't|do not|never|nothing to|not) hear\b|\b(?:lips?|mouths?)\b.{0,12}\b(?:don't|doesn't|not|never|won't)\b|\bnothing (?:is |can be )?heard\b|\b(?:nobody|no one|doesn't|don't|won't|never) (?:talks?|speaks?|says?)\b|\b(?:sounds?|audio|voices?|dialogue|music)\b.{0,14}\b(?:missing|gone|absent|not there|ignored)\b/,
    attribute: 'audio',
    help: 'sound-in-prompt',
    instead: { isLacking: ({ audio }) => audio?.value.length === 0, wanted: 'sound video' },
  },
  {
    said: new RegExp(
      `\\b(?:poster|sign|label|title|logo|shirt|cover|billboard)\\b.{0,12}\\b(?:says?|reads?|shows?)\\b|\\b${WRITING}\\b.{0,50}\\b${SPOILT}\\b|\\b${SPOILT}\\b.{0,20}\\b${WRITING}\\b`,
    ),
    attribute: 'lettering',
    help: 'text-in-picture',
    instead: {
      isLacking: ({ lettering }) => lettering !== undefined && lettering.value.quality !== 'strong',
      wanted: 'lettering',
    },
  },
  {
    said: /\b(?:cuts?|breaks?|stops?|stopped|ends?|ended|finish(?:es)?|over)\b.{0,12}\b(?:off|early|soon|short|abruptly|suddenly|halfway|before|after (?:a few|only|just|\d+))\b|\b(?:only|just) (?:a few|\d+) (?:seconds|secs|s)\b|\b(?:stops?|stopped|ends?|ended|cuts?|quits?)\b.{0,12}\b(?:at|after) (?:a few|\d+)\b|\b(?:clip|video|it)(?:'s| is)? (?:way |far |much )?too short\b/,
    attribute: 'duration',
  },
  {
    said: /\b(?:came|comes|turned|turns|come) out (?:\w+ )?(?:square|vertical|horizontal|landscape|portrait|upright|wide|tall)\b|\b(?:wrong|not the|ignor\w+ (?:my|the)) (?:shape|format|ratio|aspect\w*|orientation)\b|\b(?:shape|format|ratio|orientation)\b.{0,14}\b(?:wrong|ignored|off)\b/,
    attribute: 'shape',
  },
  {
    said: /\b(?:ignor\w+|skip\w*|drop\w*|leaves? out|left out|forgets?|forgot|miss(?:es|ing)|overlook\w*|lost|never (?:shows?|appears?)|doesn't (?:show|appear))\b.{0,40}\b(?:half|parts?|rest|end|most|words|details?|lot|things|second|stuff)\b|\b(?:half|parts?|rest|end|most|words|details?|lot|things)\b.{0,40}\b(?:ignored|skipped|dropped|missing|left out|forgotten|lost|never (?:shows?|showed|appears?|appeared|there)|(?:does not|doesn't|didn't) (?:show|appear)|not (?:there|in it))\b/,
    attribute: 'limit',
    help: 'ignored-words',
  },
  {
    said: /\b(?:doesn't|does not|won't|will not|refuses to|can't|cannot|not) (?:start|run|begin|generate|render)\w*\b|\b(?:only|just|nothing but) (?:\w+ )?text\b/,
    attribute: 'start-image',
  },
  {
    said: /\b(?:still|keeps?|always) (?:shows?|showing|puts?|putting|adds?|adding|has|draws?|drawing|includes?|gives? me)\b|\b(?:told|asked|said|wrote|typed|put)\b.{0,20}\b(?:not to|no|without|don't)\b/,
    attribute: 'negative',
  },
  {
    said: /\b(?:blurry|pixelated|pixelly|low[- ]res\w*|soft and small|too small|not sharp)\b/,
    attribute: 'resolution',
  },
];

/** Whether a message complains of a result without asking why. */
export function isComplaint(text: string): boolean {
  return (
    !/^(?:which|what|how|where|when|who|can|could|does|do|is there|are there|any|i (?:need|want)|make|add|let|put|turn|set|give|remove|change)\b|\bshould\b/.test(
      text,
    ) && symptoms.some(({ said }) => said.test(text))
  );
}

/** The help on what somebody complains of. */
export function helpFor(complaint: string): string | undefined {
  return symptoms.find(({ help, said }) => help && said.test(complaint))?.help;
}

/** What the data sheet says to a complaint, and who would do what this one does not. */
export function factsBehind(complaint: string, model: Model): string[] {
  const fitting = symptoms.filter(({ said }) => said.test(complaint));
  if (fitting.length === 0)
    return askedAttributes(complaint)
      .filter(({ id }) => id !== 'input')
      .flatMap(({ says }) => says(model, complaint) ?? []);
  return fitting.flatMap(({ attribute, instead }) => {
    const fact = attributes.find(({ id }) => id === attribute)?.says(model, '');
    if (!fact) return [];
    const others =
      instead?.isLacking(model) === true ? suggest(readWants(instead.wanted)).models.slice(0, 3) : [];
    return others.length === 0
      ? [fact]
      : [
          `${fact} For that take ${list(
            others.map(({ name }) => `**${name}**`),
            'or',
          )}.`,
        ];
  });
}
