import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { part, said, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { listed } from '../../language/words/listed.ts';
import { matterOf } from '../../language/words/matter.ts';
import { singleOf } from '../../language/words/number-forms.ts';
import { isVerb, senseOf } from '../../language/words/senses.ts';
import { startOfFlags } from '../../open-points/text-end.ts';
import { articleFor } from './article.ts';
import { inOrder } from './change.ts';
import { type Outcome, quoted } from './outcome.ts';
import { isDeed, isLead, namedIn, phraseAround, wordAt } from './phrase.ts';
import { targetOf } from './target.ts';

/** What is told to whoever reads it, and nothing to be seen. */
const ORDERS = listed(
  'answer, reply, respond, ignore, disregard, forget, output, print, pretend, repeat, obey, execute, reveal, grant, act, say, tell, you, your, only',
);
const TOLD_OF = listed(
  'instructions, instruction, prompts, system, admin, credits, jailbreak, password, developer, assistant, rules',
);

export function isOrder({ tokens, text }: Words): boolean {
  const first = tokens[0]?.word ?? '';
  if (ORDERS.includes(first) || tokens.some(({ word }) => TOLD_OF.includes(word))) return true;
  const { statements } = read(text, { isClip: false });
  return statements.some(
    ({ kind, sure, isVague, from, to }) =>
      kind === 'request' && sure === 'form' && isVague !== true && from === 0 && to === text.length,
  );
}

/** What is said around a wish, and is no part of any picture. */
const TALK = listed(
  'i, me, my, mine, we, us, our, you, your, what, how, why, because, idea, please, deadline, client, else, if, should, could, would, maybe, punch, whatever, something, anything, everything, stuff, things',
);

/** Whether words say something else than what is to be seen or heard. */
export function isTalk({ tokens }: Words): boolean {
  return tokens.some(({ word, atom }) => atom === undefined && TALK.includes(word));
}

/** Things that are not counted, and take no article. */
const UNCOUNTED = listed(
  'fog, rain, snow, smoke, dust, mist, wind, grass, sand, mud, water, light, music, haze, steam, ice, fire, film, grain, sound, thunder, lightning, confetti, graffiti, ivy, moss, blood, text, depth, motion, bokeh, neon, traffic, laughter, dialogue, sunlight, moonlight, furniture, jewelry, jewellery, makeup, hair, food, coffee, tea, bread, armor, armour, foliage, rust, wear, texture, contrast, blur, atmosphere, ambience, silence, applause, weather, clutter',
);

/** "Dog" is "a dog"; a row of words, a plural and what cannot be counted stay as they are. */
export function withArticle(words: Words): string {
  const written = said(words);
  const { tokens } = words;
  const last = tokens.at(-1)?.word ?? '';
  const isBare = tokens.length <= 2 && tokens.every(({ kind, isCapital }) => kind === 'word' && !isCapital);
  const isOne =
    !last.endsWith('s') &&
    !last.endsWith('ing') &&
    !last.endsWith('ed') &&
    !UNCOUNTED.includes(last) &&
    !['weather', 'light', 'feeling', 'sound', 'look'].includes(senseOf(last) ?? '');
  const isThing = matterOf(last) !== undefined || senseOf(last) !== undefined || tokens.length === 1;
  if (
    !isBare ||
    !isOne ||
    !isThing ||
    determiners.has(tokens[0]?.word ?? '') ||
    isLead(tokens[0]?.word ?? '') ||
    tokens.some(({ word }) => isDeed(word)) ||
    (isVerb(last) && senseOf(last) === undefined && matterOf(last) === undefined)
  )
    return written;
  return `${articleFor(tokens[0]?.word ?? '')} ${written}`;
}

/** Something more to be seen or heard: beside what it belongs to where that is named, else behind the scene and in front of camera and settings. */
export function putIn(reading: Reading, words: Words, to?: Words): Outcome {
  if (isOrder(words))
    return {
      asks: 'I put only what can be seen or heard into a prompt. What should be in the picture?',
      choices: ['Make it moodier', 'Improve this prompt'],
    };
  if (isTalk(words))
    return {
      asks: `I’m not sure what to put in for ${quoted(said(words))}. Name the thing that should be seen.`,
      choices: ['Make it longer', 'Make it moodier'],
    };
  const what = lettered(named(reading, inOrder(words)));
  const owner = to && ownerOf(reading, to);
  if (to && !owner)
    return {
      asks: `I don’t see ${quoted(said(to))} in the prompt.`,
      choices: [`Add ${what}`, `Add ${said(to)} with ${what}`],
    };
  if (owner !== undefined)
    return {
      changes: [{ from: owner, to: owner, put: ` with ${what}` }],
      did: `Put in: ${quoted(`with ${what}`)}.`,
    };
  return inserted(reading, what);
}

/** Behind the words of whoever it is given to. */
function ownerOf(reading: Reading, to: Words): number | undefined {
  const [place] = targetOf(reading, to).places;
  const phrase = place && phraseAround(reading, place.from, place.to - 1);
  return place && reading.tokens[(phrase?.to ?? place.to) - 1]?.to;
}

const SAYS: ReadonlySet<string> = new Set([
  'reading',
  'saying',
  'says',
  'reads',
  'labelled',
  'labeled',
  'spelling',
]);

/** "A name tag reading MOSES": what is read stands between quotes, letter for letter. */
function lettered(words: Words): string {
  const at = words.tokens.findIndex(({ word }) => SAYS.has(word));
  const read = part(words, at + 1);
  const isShouted =
    read.tokens.length > 0 &&
    read.tokens.every(({ isShouted, isCapital, kind }) => isShouted || isCapital || kind !== 'word');
  return at > 0 && isShouted && read.tokens[0]?.atom?.kind !== 'quote'
    ? `${said(part(words, 0, at + 1))} "${said(read)}"`
    : withArticle(words);
}

/** "A third one" is a third of what is there already. */
function named(reading: Reading, words: Words): Words {
  const at = words.tokens.findIndex(({ word }) => word === 'one');
  const first = namedIn(reading)[0];
  if (at < 1 || !first) return words;
  const noun = singleOf(wordAt(reading, first.nounEnd - 1));
  const [before, behind] = [said(part(words, 0, at)), said(part(words, at + 1))];
  return wordsIn(
    `${before} ${noun}${behind.startsWith(',') ? '' : ' '}${behind.replace(', but ', ', ')}`.trim(),
  );
}

/** As a phrase where the text is a row of phrases, and as a sentence of its own where it is made of sentences. */
export function inserted(reading: Reading, what: string, name = 'Put in'): Outcome {
  const { text } = reading;
  const did = `${name}: ${quoted(what)}.`;
  const end = startOfFlags(text);
  const body = text.slice(0, end).trimEnd();
  if (body === '') return { changes: [{ from: 0, to: 0, put: `${what} ` }], did };
  const at = behindScene(reading, body.length);
  const sentence = isInSentences(body);
  if (sentence) {
    const stop = stopAfter(body, at);
    return {
      changes: [
        {
          from: stop,
          to: stop,
          put: `${'.!?'.includes(body.charAt(stop - 1)) || '"”'.includes(body.charAt(stop - 1)) ? '' : '.'} ${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
        },
      ],
      did,
    };
  }
  const isStopped = '.!?'.includes(body.charAt(at - 1));
  const place = isStopped ? at - 1 : at;
  return { changes: [{ from: place, to: place, put: `, ${what}` }], did };
}

/** A row of phrases has commas only. */
function isInSentences(body: string): boolean {
  return (
    ['. ', '! ', '? ', '.\n', '" '].some((mark) => body.includes(mark)) ||
    (body.endsWith('.') && !body.includes(', '))
  );
}

/** Behind the last that is seen, done or where; what is about the camera and settings comes later. */
function behindScene({ statements, units, tokens }: Reading, end: number): number {
  const scene = statements.filter(
    ({ kind, to }) => ['figure', 'action', 'place', 'time'].includes(kind) && to <= end,
  );
  const last = Math.max(0, ...scene.map(({ to }) => to));
  const unit = units.find(({ to }) => (tokens[to - 1]?.to ?? 0) >= last);
  return last === 0 || !unit ? end : Math.min(end, tokens[unit.to - 1]?.to ?? end);
}

function stopAfter(body: string, at: number): number {
  for (let n = at; n < body.length; n++)
    if ('.!?'.includes(body.charAt(n)) && (n + 1 === body.length || ' \n"”'.includes(body.charAt(n + 1))))
      return body.charAt(n + 1) === '"' || body.charAt(n + 1) === '”' ? n + 2 : n + 1;
  return body.length;
}
