import type { Question } from '../../question.ts';
import { ask, type Reply } from '../../reply.ts';

const abilities =
  'I know the craft and this product: how to do something here, what a word of the trade means, which generator does what, and what is wrong with a prompt. I can rewrite the one in front of you: better, shorter, longer, moodier, or for another model.';

/** Who she is, how she talks and what she remembers. */
export function aboutAira(text: string, { isSignedIn, figures }: Question): Reply | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (
    has(
      /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|robot|human|person|real|chatgpt|gpt|llm)\b|\bwhat model are you\b|\byour name\b|\bwhat (?:can|do) you (?:do|help|know$)\b|\bwhat can i ask\b|\bhow can you help\b|\bwho is aira\b|\bwhat is aira\b|\b(?:tell me about|describe|introduce) yourself\b|\bwho made you\b|\bare you (?:better|smarter) than\b|^(?:please )?(?:i (?:need|want) (?:some )?)?help(?: me)?(?: please)?[.!?]*$|^i(?:'m| am) (?:so |totally |a bit )?(?:confused|lost|overwhelmed)[.!?]*$/,
    )
  )
    return {
      topic: 'aira',
      lead: `I am Aira, the assistant of Cuewright. ${abilities}`,
      more: 'I am a program that looks things up in what is written here: the help, the glossary and the data sheets of the generators. What is not in them I do not know, and say so.',
      buttons: [ask('Which method should I start with?'), ask('What is a rack focus?')],
    };
  if (
    has(/\b(?:balanced|focused|experiment)\b.{0,30}\b(?:mode|mean|difference|do|does)?\b/) &&
    has(
      /\b(?:modes?|balanced|focused|experiment)\b.{0,40}\b(?:what|mean|differ|do|does|modes?)\b|\b(?:what|how|difference|differ)\b.{0,40}\b(?:modes?|balanced|focused|experiment)\b/,
    ) &&
    !has(/\b(?:photo|video|image) mode\b|\b(?:tungsten|daylight)\b/)
  )
    return {
      topic: 'manners',
      lead: '**Balanced** gives the answer and what rounds it off. **Focused** gives the answer and stops. **Experiment** adds something to try that you did not ask for.',
      more: 'You choose at the top of this window; while I write, the choice is locked.',
    };
  if (
    has(
      /\b(?:do|will|can) you (?:remember|store|save|keep|record)\b.{0,20}\b(?:me|us|this|chats?|conversations?|messages?|what i (?:say|said|write|wrote)|earlier|before)\b(?! data)(?<!about me)|\bwhat do you (?:know|remember) about me\b|\b(?:chat|conversation|messages?)s?\b.{0,20}\btrain\w*|\bremember (?:me|our|this)\b|\b(?:are you|is this|is it) (?:being )?record\w*|\b(?:what|things?|everything) i (?:say|tell|write|type|ask|am saying|told|said)\b(?: to| with)? ?(?:you|here|in here)?\b.{0,20}\b(?:written down|stored|saved|kept|logged|recorded|remembered|on (?:file|record)|read by)\b|\b(?:who|anybody|anyone|somebody|someone|nobody|people) (?:\w+ )?reads? (?:what i (?:write|type|say|ask)|these messages|our chat)\b|\b(?:this|our|the) (?:chat|conversation)s?\b.{0,30}\b(?:saved|stored|kept|private|deleted|recorded|logged)/,
    )
  )
    return {
      topic: 'memory',
      lead: isSignedIn
        ? `This conversation stays in this tab until it is closed or cleared, and I read its last ${figures.chatHistory} messages with each question. The server keeps none of it.`
        : 'While you are signed out I read each message by itself, and the server keeps none of them.',
      more: 'Your name and interests, when you mention them, are kept in this browser and nowhere else.',
    };
  return undefined;
}
