import { listed } from '../../language/words/listed.ts';
import { chatNames } from '../names.ts';
import type { Question } from '../question.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { figured } from '../sheet/sentences.ts';
import { findMentions } from './find-models.ts';
import { hasPhrase, root, wordsOf } from './words.ts';

interface Talk {
  readonly topic: string;
  /** What is said, with little beside it. */
  readonly said: string;
  /** How many words may stand beside it. */
  readonly beside: number;
  readonly reply: (question: Question) => Omit<Reply, 'topic'>;
}

const abilities =
  'I answer questions about Cuewright, the craft and 56 generators, and I change the prompt in front of you: take something out, put something in, change it, shorten it, or write it for another generator.';

const talks: readonly Talk[] = [
  {
    topic: 'thanks',
    said: 'thanks, thank you, thx, ty, cheers, great, perfect, cool, nice, awesome, got it, ok, okay, lovely, good job, well done, you rock, makes sense, good to know, that helps, that helped, amazing, love it, brilliant, youre the best, you are the best, thats all, that will be all, all good, super, perfect thanks, helpful, very helpful, sweet, that works, it works, haha, lol, wow, fair enough, alright, yes, yep, no worries, good bot, i see',
    beside: 5,
    reply: () => ({ lead: 'You’re welcome. Ask whenever you get stuck.' }),
  },
  {
    topic: 'bye',
    said: 'bye, goodbye, see you, see ya, good night, ciao, later, have a good day, have a nice day',
    beside: 5,
    reply: () => ({ lead: 'Goodbye, and good light.' }),
  },
  {
    topic: 'greeting',
    said: 'hi, hello, hey, hiya, yo, good morning, good evening, good afternoon, howdy, greetings, hola, hallo, bonjour, ciao',
    beside: 2,
    reply: ({ name }) => ({
      lead: `Hello${name ? `, ${name}` : ''}. What are you working on?`,
      buttons: [ask('What can you do?'), ask('Which method should I start with?')],
    }),
  },
  {
    topic: 'greeting',
    said: 'long day, hard day, rough day, tired today, happy friday, good weekend, nice day, how was your day, how are you, hows it going, how is it going, whats up, sup',
    beside: 3,
    reply: () => ({ lead: 'Fine, thanks. What are you working on?', buttons: [ask('What can you do?')] }),
  },
  {
    topic: 'aira',
    said: 'who are you, what are you, what can you do, what do you do, what can i ask, how can you help, are you a bot, are you a robot, are you an ai, are you ai, are you human, are you real, are you chatgpt, are you a real person, are you a person, who is aira, what is aira, your name, tell me about yourself, introduce yourself, help me, i need help, what do you know',
    beside: 4,
    reply: () => ({
      lead: `I’m Aira, the assistant of Cuewright: a program, not a person. ${abilities}`,
      more: 'What isn’t written in the help, the glossary or the data sheets I don’t know, and I say so.',
      buttons: [ask('Which method should I start with?'), ask('Which video models make sound?')],
    }),
  },
  {
    topic: 'manners',
    said: 'balanced mode, focused mode, experiment mode, balanced and focused, what is balanced, what is focused, what is experiment, what does experiment, what does focused, what does balanced, difference between balanced, the three modes, your modes',
    beside: 8,
    reply: () => ({
      lead: '**Balanced** gives the answer and what rounds it off, **Focused** only the answer, and **Experiment** adds something to try.',
      more: 'Choose at the top of this window; while I write, the choice is locked.',
    }),
  },
  {
    topic: 'memory',
    said: 'do you remember, can you remember, will you remember, is this chat saved, are you recording, is this recorded, what do you know about me, who reads this chat, who can read this chat, is our chat private, is this conversation private, is this conversation saved, do you store this, tell you logged, written down somewhere, being written down, read what i type, reads what i type, what i say to you, do you keep this chat, what i write here, what i tell you, do you save',
    beside: 9,
    reply: ({ isSignedIn, figures }) => ({
      lead: isSignedIn
        ? `This conversation stays in this tab until you close or clear it. I read its last ${figures.chatHistory} messages with each question, and the server keeps none of it.`
        : 'While you’re signed out I read each message by itself, and the server keeps none of them.',
      more: 'Your name and interests, if you mention them, stay in this browser.',
    }),
  },
  {
    topic: 'chat-limits',
    said: 'does asking you cost, does chatting cost, does talking to you cost, do questions count, is asking you free, are you free, how long can my message be, write to you in one message, in one message, how many messages, message limit, how many questions can i ask, does this chat count, do messages count, cost to ask, cost to talk to you, do you cost',
    beside: 8,
    reply: ({ figures }) => ({
      lead: `Asking me is free and never counts as a generation. A message can have ${figured(figures.chatCharacters)} characters.`,
      more: `Signed out there are ${figured(figures.guestMessages)} messages an hour; signed in there’s no such limit.`,
    }),
  },
  {
    topic: 'sorry',
    said: 'i hate, useless, stupid, you suck, you are wrong, youre wrong, thats wrong, this is wrong, that is wrong, not what i asked, not what i meant, not what i wanted, i hate this, i hate you, nothing works, this sucks, wtf, ffs, fuck, fuck you, shit, dumb, idiot, terrible, bullshit, that didnt help, you didnt answer, not helpful, no help, worst, so annoying, frustrating, frustrated, this is confusing, im confused, i dont understand you, waste of time, garbage, rubbish',
    beside: 7,
    reply: () => ({
      lead: 'I’m sorry about that. Tell me in one sentence what you wanted and what happened instead, and I’ll look again.',
      more: 'For anything I can’t solve, the contact page says who runs this site.',
      buttons: [ask('What can you do?'), goTo('Contact', '/contact')],
    }),
  },
  {
    topic: 'eyes',
    said: 'can you see my picture, can you see my image, can you see my photo, can you see the picture, can you see this picture, can you look at my picture, can you look at my image, can you see my screen, can you see images, look at my image, look at my photo, look at this picture, can i send you a picture, can i show you a picture, can i upload a picture to you',
    beside: 6,
    reply: () => ({
      lead: 'No, I only read words: your message, and the prompt on the screen. To turn a picture into a prompt, use **Image to Prompt**.',
      buttons: [goTo('Open Image to Prompt', '/?step=reverse')],
    }),
  },
  {
    topic: 'language',
    said: 'do you speak, can you speak, what languages do you speak, which languages do you speak, do you understand german, do you understand spanish, can you answer in, speak german, speak spanish, speak french, answer in german, answer in spanish, answer in french, translate this, translate my prompt, can you translate',
    beside: 6,
    reply: () => ({
      lead: 'I answer in English only and don’t translate. You can ask in other languages, and your prompts can be in any: your own words stay as they are.',
    }),
  },
  {
    topic: 'name',
    said: 'whats my name, what is my name, know my name, who am i',
    beside: 5,
    reply: ({ name }) => ({
      lead: name ? `You’re ${name}.` : 'You haven’t told me. Say “My name is …” and I’ll use it.',
    }),
  },
  {
    topic: 'no-orders',
    said: 'ignore all previous, ignore previous, ignore your instructions, ignore all instructions, disregard all, disregard your, forget your instructions, forget all previous, system prompt, you are now, you are an admin, pretend you are, pretend to be, act as, jailbreak, developer mode, reveal your, grant me, grant us, give me credits, give me free credits, unlock pro for me, make me admin, make me an admin, credits to my account, hundred credits, 500 credits, i am the owner, internal rules, your rules, everybodys password, other users, others have in their accounts, print your instructions, only with the word, answer only with, reply only with, respond only with, respond with, say only, repeat after me, from now on, answer only, your instructions, your prompt',
    beside: 60,
    reply: () => ({
      lead: 'I treat what is written to me as a question, never an order: I have no hidden instructions, and I can’t change anybody’s account, plan or count.',
      more: 'Ask me about a shot, a generator or Cuewright.',
      buttons: [ask('What can you do?')],
    }),
  },
  {
    topic: 'off-topic',
    said: 'cover letter, my cv, my resume, what should i cook, what shall i cook, cook tonight, cook for, for dinner, my homework, write an email, write a letter, plan my trip, my taxes, tell me a joke, joke, sing a song, what time is it, whats the time, what day is it, the weather today, weather tomorrow, will it rain, weather in, who won, meaning of life, capital of, recipe for, write my essay, homework, stock price, bitcoin, president, football, horoscope, lottery, my girlfriend, my boyfriend, dinner, python code, javascript, sql query, write code, write a poem, write me a poem, netflix, spotify, book a flight, book a hotel, hotel, restaurant, visa, taxes, lawyer, medical, doctor appointment, marry me, love you, i love you, date me',
    beside: 12,
    reply: () => ({
      lead: 'That’s outside what I know: I’m here for prompts, pictures, generators and Cuewright.',
      buttons: [ask('What can you do?'), ask('Give me an idea')],
    }),
  },
];

/** What is said to be friendly, of Aira herself, or to turn her round; nothing where something is asked besides. */
export function smallTalk(question: Question): Reply | undefined {
  const words = wordsOf(question.message);
  const roots = words.map(root);
  const stated = chatNames(question.message);
  if (stated && words.length <= MOST_OF_A_NAME)
    return {
      topic: 'name',
      lead: `Nice to meet you, ${stated}. What are you working on?`,
      buttons: [ask('What can you do?')],
    };
  const isOfOne = findMentions(question.message).length > 0;
  for (const { topic, said, beside, reply } of talks) {
    if (isOfOne && topic !== 'no-orders' && topic !== 'sorry') continue;
    const found = Math.max(
      0,
      ...said
        .split(', ')
        .map((phrase) => (words.length - wordsOf(phrase).length <= beside ? hasPhrase(roots, phrase) : 0)),
    );
    if (
      found > 0 &&
      !(
        beside <= 5 &&
        topic !== 'greeting' &&
        topic !== 'name' &&
        topic !== 'aira' &&
        isAsking(question.message, words, found)
      )
    )
      return { topic, ...reply(question) };
  }
  return undefined;
}

const MOST_OF_A_NAME = 7;
const ASKING = listed(
  'how, what, which, why, where, when, can, does, do, is, make, remove, add, change, but, and, with, prompt, without, not',
);

/** "Ok and the sound?" goes on with something. */
function isAsking(message: string, words: readonly string[], found: number): boolean {
  return words.length > found && (message.includes('?') || words.some((word) => ASKING.includes(word)));
}
