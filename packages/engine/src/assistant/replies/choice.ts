import { fillFigures } from '../fill-figures.ts';
import { readWants } from '../models/wants/read-wants.ts';
import { suggest } from '../models/wants/suggest.ts';
import { isParticular, type Want } from '../models/wants/want.ts';
import type { Question } from '../question.ts';
import { isPuzzled } from '../reading/find-terms.ts';
import type { Understood } from '../reading/understood.ts';
import { ask, type Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';

export function choice(meant: Understood, question: Question): Reply | undefined {
  if (OF_HERE.test(meant.own) && meant.mentions.length === 0) return undefined;
  const said = readWants(meant.plain);
  if (!meant.isChoosing && !(meant.isSeeking && said.some(isParticular)) && !isListOfWants(meant, said))
    return undefined;
  // "Inpainting or outpainting, which is it" asks for one of the two words.
  if (
    meant.terms.length > 1 &&
    /\bor\b/.test(meant.plain) &&
    !said.some(isParticular) &&
    !/\b(?:models?|generators?)\b/.test(meant.plain)
  )
    return undefined;
  const isOpen =
    said.length === 0 && /\b(?:models?|generators?)\b/.test(meant.plain) && question.mode !== undefined;
  const wants = isOpen ? readWants(question.mode === 'video' ? 'videos' : 'photos') : said;
  if (wants.length === 0) {
    if (
      !/\b(?:models?|generators?)\b/.test(meant.plain) ||
      !/\b(?:best|recommend|should|which|pick|good)\b/.test(meant.plain)
    )
      return undefined;
    return {
      topic: 'which-model',
      lead: 'That depends on the shot: still or moving, how long, with sound or without, which shape. Tell me one of them and I name those that fit.',
      more: fillFigures('The ones working people name first: {popularNames}.', question.figures),
      buttons: [ask('Which video models make sound?'), ask('Which model is best for lettering?')],
    };
  }
  const isBare = wants.every(({ id }) => id === 'video' || id === 'photo');
  const narrowed =
    isBare && !/\b(?:list|all|how many)\b/.test(meant.plain) ? [...wants, ...readWants('popular')] : wants;
  const { lead, more, rest, models } = suggest(narrowed);
  return {
    topic: 'which-model',
    lead,
    more: [wants.some(({ id }) => id === 'lettering') ? IN_QUOTES : undefined, more]
      .filter(Boolean)
      .join(' '),
    ...(rest ? { rest } : {}),
    dare: 'take the one you know least and give it your plainest shot.',
    buttons: models.slice(0, 2).map(chooseIn),
  };
}

/** What one speaks or types into here, and no generator. */
const OF_HERE =
  /\b(?:mic|mike|microphone|dictat\w+|voice input|storyboard button|brainstorm\w*|workspaces?|image to prompt|one[- ]click|optimi[sz]er)\b/;

const IN_QUOTES = 'Put the words in quotation marks, one to four of them.';

/** Whether a generator is asked for, by what only one can do. */
export function wantsModel({ plain: text, isChoosing, isSeeking }: Understood): boolean {
  return (
    (isChoosing || isSeeking) &&
    readWants(text).some((want) => isParticular(want) || want.isOfStatus === true)
  );
}

/** Two wishes that only a generator can have are about one, whatever else is said. */
export function choiceOfMany(meant: Understood, question: Question): Reply | undefined {
  const many = readWants(meant.plain).filter(isParticular).length > 1;
  return many && (meant.isSeeking || meant.isChoosing || isListOfWants(meant, readWants(meant.plain)))
    ? choice(meant, question)
    : undefined;
}

/** "Free one for vertical video?": half a sentence that is made of wishes. */
function isListOfWants({ own, mentions, wish, given }: Understood, wants: readonly Want[]): boolean {
  return (
    mentions.length === 0 &&
    (wish === undefined || wish === 'edit' || wish === 'shift') &&
    given === undefined &&
    !isPuzzled(own) &&
    wants.length > 1 &&
    wants.some(isParticular) &&
    (wants.filter(isParticular).length > 1 ||
      (wants.length > 2 &&
        !/\b(?:videos?|photos?|pictures?|clips?|images?) (?:of|about|showing|where)\b/.test(own)) ||
      (own.split(' ').length <= 9 &&
        /\b(?:one|ones|only|anything|something|models?|generators?|ai|tool)\b|\?$/.test(own))) &&
    !/\b(?:my|how|prompts?|why|when|where|mean|means|difference)\b/.test(own)
  );
}
