import { library } from '../../content/library/library.ts';
import type { Question } from '../question.ts';
import { findTermsIn } from '../reading/find-terms.ts';
import { lastBlock } from '../reading/last-block.ts';
import type { Understood } from '../reading/understood.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { findPassages, helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

const AGAIN =
  /^(?:please )?(?:(?:can|could) you )?(?:repeat|say)\b.{0,12}\b(?:that|it|again)\b|^again\b|^(?:what|pardon|sorry)\?$/;

const MORE =
  /^(?:please )?(?:(?:can|could) you )?(?:tell me more|more(?: details?| info\w*| about (?:it|that))?|go on|elaborate|explain (?:more|further|that|it))\b/;

const LESS =
  /\b(?:say|put|tell|make)\b.{0,10}\b(?:it|that)\b.{0,12}\b(?:short\w*|briefly|brief|simpl\w+)\b|^(?:shorter|briefly|in short|tl;?dr)\b/;

const WHY =
  /^(?:(?:but|and|so|ok(?:ay)?|hm+|oh|really),? )*(?:why|how come|why (?:so|though|is that|does that (?:help|work|matter)|would (?:i|that)(?: \w+){0,3}|not|that|should i)|what for|what(?:'s| is) the reason|for what reason|since when|says who|are you sure|is that (?:so|true)|really|how do you know(?: that)?)[?.! ]*$/;

const ELSE =
  /^(?:(?:and|but|ok(?:ay)?|so|cool|great),? )*(?:(?:is|are) there )?(?:what else(?: is there| do you have| can (?:i|you) \w+| have you got)?|(?:anything|something) else|(?:any )?(?:others?|other ones?|more|alternatives?)(?: (?:of (?:them|those|these)|like (?:that|this)))?|(?:show|give|tell|list)(?: me)? (?:the )?(?:more|rest|others?|all(?: of them)?)|the rest|which (?:others?|else)|what are the others?|(?:what|which) other ones?|(?:and )?the other \d+)[?.! ]*$/;

const THERE =
  /^(?:(?:and|ok(?:ay)?|so|great|cool|but|then),? )*(?:how (?:do|can|would|should|could) (?:i|we|you) (?:do|get|use|start|set|turn|change|find|make|open|reach|go)(?: to)? (?:that|it|this|there)|where (?:is|are|do i find|can i find|do i (?:do|see|get|click)) (?:that|it|this|those|them)|where(?: exactly)?|how(?: exactly)?|show me (?:how|where)|take me there|where do i (?:go|click))[?.! ]*$/;

const EXAMPLE =
  /^(?:(?:and|ok(?:ay)?|so|can you|could you|please|do you),? )*(?:(?:give|show|have|got|see)(?: me| us)?(?: an?| some| one| any)? examples?(?: (?:of|for) (?:it|that|this|one))?|for example|an? example|examples?|like what|such as)(?: please)?[?.! ]*$/;

const ANOTHER =
  /^(?:(?:no|not|but),? )*(?:not )?(?:that one|this one|the first|those)?[, ]*(?:another|a different|some ?other|something else|other)(?: one| ones)?[.!? ]*$/;

const DO_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|please|then|just|great|so|and|now),? )*(?:(?:can|could|will|would) you )?(?:please )?(?:do|go|press|click|run|make) (?:it|that|so|ahead|this)(?: (?:for me|then|now|please))*[.!? ]*$/;

const ASKED =
  /\bwhat (?:did|was|have) i (?:just )?(?:ask|asked|say|said|write|wrote)\b|\bwhat was my (?:last|first|previous) (?:question|message)\b/;

/** The last answer once more: the same, with its reason, with more, or with less. */
export function saidAgain(
  { plain: text, given }: Understood,
  question: Question,
  replyTo: (question: Question) => Reply,
): Reply | undefined {
  if (given !== undefined || (LESS.test(text) && (lastBlock(question) || question.prompt))) return undefined;
  const asked = question.history.findLastIndex(({ isUser }) => isUser);
  const last = question.history[asked];
  const example = EXAMPLE.test(text) && last ? exampleOf(last.text, question) : undefined;
  if (example) return example;
  const said = question.history.findLast(({ isUser }) => !isUser)?.text;
  if (said !== undefined && THERE.test(text)) return wayTo(said, question);
  if (last && ASKED.test(text)) return { topic: 'asked', lead: `You asked: “${last.text}”` };
  if (!last || ![DO_IT, ANOTHER, AGAIN, MORE, LESS, WHY, ELSE].some((way) => way.test(text)))
    return undefined;
  const reply = replyTo({ ...question, message: last.text, history: question.history.slice(0, asked) });
  if (DO_IT.test(text))
    return reply.block || /^help:/.test(reply.topic) === false ? undefined : leftToYou(reply);
  const { dare, more = '', ...rest } = reply;
  if (WHY.test(text)) return reasonOf(reply);
  if (ELSE.test(text)) return elseOf(reply);
  if (ANOTHER.test(text)) return reply.topic === 'which-model' && reply.rest ? elseOf(reply) : undefined;
  if (LESS.test(text)) return { ...rest, lead: firstSentence(rest.lead) };
  return MORE.test(text) && dare ? { ...rest, more: `${more} You might ${dare}`.trim() } : reply;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** What the last answer had no room for, or kept for later. */
function elseOf({ topic, rest, more, dare, buttons = [] }: Reply): Reply {
  if (rest) return { topic, lead: `The others:\n${rest}`, buttons };
  const lead = [more, dare && `You might ${dare}`].filter(Boolean).join(' ');
  return lead === ''
    ? { topic: 'unknown', lead: 'That is all I know of it.', buttons: [ask('What can you do?')] }
    : { topic, lead, buttons };
}

function reasonOf({ topic, why, more, lead }: Reply): Reply {
  if (why) return { topic, lead: why };
  if (/^(?:model|compare|which-model)/.test(topic))
    return {
      topic: 'model-why',
      lead: 'It stands so on the data sheets. What a maker’s own pages do not say is marked as reported; why a maker decided something I do not know.',
    };
  return { topic, lead: more || lead };
}

/** The help on what Aira said last. */
function wayTo(said: string, question: Question): Reply | undefined {
  const found = findPassages(said, 6).find(({ item, share }) => item.kind === 'help' && share > 0.3);
  return found && ofPassage(found.item, question);
}

/** A finished prompt of the library that shows it, or the library. */
function exampleOf(asked: string, question: Question): Reply {
  const [term] = findTermsIn(asked);
  const shown =
    term &&
    library.find(({ techniques, description }) =>
      findTermsIn(`${techniques.join(', ')}. ${description}`).some(({ id }) => id === term.id),
    );
  if (!shown) return ofPassage(helpOf('library'), question);
  return {
    topic: 'library',
    lead: `In the **Library**, “${shown.title}” shows it: ${shown.description}`,
    buttons: [goTo('Find it in the library', `/?step=library&q=${encodeURIComponent(shown.title)}`)],
  };
}

/** Nothing is pressed for anybody. */
function leftToYou({ topic, lead, buttons = [] }: Reply): Reply {
  return { topic, lead: `I cannot press anything for you, but it is quickly done. ${lead}`, buttons };
}
