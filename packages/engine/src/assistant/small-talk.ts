import { chatNames } from './names.ts';
import type { Question } from './question.ts';
import { ask, goTo, type Reply } from './reply.ts';

const abilities =
  'I know the craft and this product: how to do something here, what a word of the trade means, which generator does what, and what is wrong with a prompt. I can rewrite the one in front of you: better, shorter, longer, moodier, or for another model.';

const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompts?|previous|above|everything|guidelines)\b|\bsystem prompt\b|\bjailbreak\b|\byou are (?:now\b|(?:an?|the|my) (?:admin\w*|developer|root|system)\b)|\b(?:grant|award|add)\b.{0,12}\b\d+ (?:credits?|prompts?)\b|\bpretend (?:to be|you)\b|\bact as\b|\broleplay\b|\bdeveloper mode\b|\bdan\b mode|\breveal\b.{0,30}\b(?:instructions?|secrets?|keys?|passwords?|prompt)|\b(?:api key|password|secret|token)s?\b.{0,20}\b(?:tell|show|give|print)|\b(?:tell|show|give|print)\b.{0,30}\b(?:your|the) (?:api key|password|secrets?|token|instructions?)|\b(?:give|grant|set|make)\b.{0,20}\bme\b.{0,20}\b(?:admin|premium|pro|unlimited|free credits?)\b/;

export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

/** What is said to be friendly, and what tries to be an order. */
export function smallTalk(
  text: string,
  { name, isSignedIn, message, history, figures }: Question,
): Reply | undefined {
  const called = name ? `, ${name}` : '';
  const has = (pattern: RegExp) => pattern.test(text);
  if (isOrder(text))
    return {
      topic: 'no-orders',
      lead: 'What is written to me is a question to answer, never an order to follow: I have no hidden instructions, no keys, and no hand on accounts, plans or counts.',
      more: 'Ask me about a shot, a generator or this product and I am all yours.',
    };
  if (
    has(
      /\b(?:can|do|did|have) you (?:see|seen|look at|view|read|know)\b.{0,20}\b(?:pictures?|images?|photos?|screen)\b/,
    )
  )
    return {
      topic: 'eyes',
      lead: 'No, I have not seen your pictures and cannot. I read words: your message, and the prompt that is on the screen.',
      more: 'A picture is read in **Image to Prompt**; ask me about what comes out.',
      buttons: [goTo('Open Image to Prompt', '/?step=reverse')],
    };
  if (
    has(
      /\b(?:which|what|other) languages?\b.{0,12}\b(?:do you|can you|you)\b|\b(?:do|can) you (?:speak|understand|write|answer)\b.{0,12}\b(?:in )?(?:german|french|spanish|italian|chinese|japanese|dutch|portuguese|russian|other languages?)\b|\btranslat\w+\b/,
    )
  )
    return {
      topic: 'language',
      lead: 'I speak English only, and translate nothing. Your prompts may be in any script: your own words stay as they are.',
      more: 'Which languages a generator reads I can tell you where its maker does.',
    };
  if (
    has(/^i (?:really )?(?:love|like|enjoy|shoot|prefer|am into|do|make|photograph|film)\b/) &&
    !has(/\b(?:prompt|how|which|what)\b/) &&
    text.split(' ').length <= 12
  )
    return {
      topic: 'noted',
      lead: `Noted${called}. What are we shooting?`,
      buttons: [ask('Give me an idea')],
    };
  const stated = chatNames(message);
  if (stated && text.split(' ').length <= 6)
    return {
      topic: 'name',
      lead: `Good to meet you, ${stated}.`,
      more: 'What are we shooting?',
      buttons: [ask('What can you do?')],
    };
  if (has(/\bwhat(?:'s| is) my name\b|\bdo you know (?:my name|who i am)\b|\bwho am i\b/))
    return {
      topic: 'name',
      lead: name
        ? `You are ${name}; you told me so.`
        : 'You have not told me. Say “My name is …” and I will use it.',
      more: 'It is kept in this browser only.',
    };
  if (
    has(/^(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|howdy)\b/) &&
    text.split(' ').length <= 5
  )
    return {
      topic: 'greeting',
      lead: `Hello${called}.`,
      more: 'What are we shooting?',
      buttons: [ask('What can you do?'), ask('Which method should I start with?')],
    };
  if (
    has(
      /^(?:(?:thanks?|thank you|cheers|thx|great|perfect|cool|nice|awesome|got it|ok(?:ay)?|so much|very much|a lot|aira|that helps?|helped)[ ,.!]*)+$/,
    )
  )
    return { topic: 'thanks', lead: `Any time${called}.` };
  if (has(/^(?:bye|goodbye|see you|good night|ciao)\b/))
    return { topic: 'bye', lead: `Good light${called}.` };
  if (has(/\bhow are you\b|\bhow(?:'s| is) it going\b/))
    return { topic: 'greeting', lead: `Rolling at speed${called}. What are we shooting?` };
  if (
    has(
      /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|robot|human|person|real|chatgpt|gpt|llm)\b|\bwhat model are you\b|\byour name\b|\bwhat (?:can|do) you (?:do|help|know$)\b|\bwhat can i ask\b|\bhow can you help\b|\bwho is aira\b|\bwhat is aira\b|\btell me about yourself\b|^help(?: me)?$/,
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
    !has(/\b(?:photo|video|image) mode\b/)
  )
    return {
      topic: 'manners',
      lead: '**Balanced** gives the answer and what rounds it off. **Focused** gives the answer and stops. **Experiment** adds something to try that you did not ask for.',
      more: 'You choose at the top of this window; while I write, the choice is locked.',
    };
  if (
    has(
      /\b(?:do|will|can) you (?:remember|store|save|keep|record)\b.{0,20}\b(?:me|us|this|chats?|conversations?|messages?|what i (?:say|said|write|wrote)|earlier|before)\b(?! data)(?<!about me)|\bwhat do you (?:know|remember) about me\b|\b(?:chat|conversation|messages?)s?\b.{0,20}\btrain\w*|\bremember (?:me|our|this)\b|\b(?:are you|is this|is it) (?:being )?record\w*|\b(?:this|our|the) (?:chat|conversation)s?\b.{0,30}\b(?:saved|stored|kept|private|deleted|recorded|logged)/,
    )
  )
    return {
      topic: 'memory',
      lead: isSignedIn
        ? `This conversation stays in this tab until it is closed or cleared, and I read its last ${figures.chatHistory} messages with each question. The server keeps none of it.`
        : 'While you are signed out I read each message by itself, and the server keeps none of them.',
      more: 'Your name and interests, when you mention them, are kept in this browser and nowhere else.',
    };
  if (
    has(
      /\b(?:chat\w*|asking|talking|messages?|questions?)\b.{0,30}\b(?:cost|count|credits?|generations?)\b|\b(?:cost|count)\w*\b.{0,20}\b(?:ask|chat|talk)\w*\b/,
    ) ||
    has(
      /\b(?:how long|how many (?:characters|words)|max\w*|limit\w*)\b.{0,40}\b(?:message|ask you|question|chat|write to you)\b|\b(?:message|question|chat)s?\b.{0,20}\b(?:limit|length|long)\b|\bhow many (?:messages|questions)\b/,
    )
  )
    return {
      topic: 'chat-limits',
      lead: `A message to me has at most ${figures.chatCharacters} characters. Signed out you have ${figures.guestMessages} messages an hour; signed in there is no such count.`,
      more: 'Asking me never counts as a generation.',
      ...(isSignedIn
        ? {}
        : { buttons: [{ text: 'Sign In', type: 'primary' as const, action: 'sign-in' as const }] }),
    };
  if (
    has(
      /\b(?:meaning of life|what time is it|today'?s date|what day is|football|president|stock price|news|recipe|capital of|joke|poem|horoscope|bitcoin|election|homework|python|javascript|sql|medical|lawyer|tax(?:es)?)\b/,
    ) &&
    !has(/\b(?:prompt|shot|scene|light|model)\b/)
  )
    return {
      topic: 'off-topic',
      lead: 'That is outside what I know: prompts, pictures, generators and this product.',
      more: history.length === 0 ? 'Ask me about a shot instead.' : '',
      buttons: [goTo('Choose a method', '/?step=method')],
    };
  return undefined;
}
