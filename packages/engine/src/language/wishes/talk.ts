import { auxiliaries, determiners, prepositions } from '../words/closed-class.ts';
import { oppositeOf } from '../words/describing.ts';
import { listed } from '../words/listed.ts';
import { ahead, asking, forms } from './forms.ts';
import { startsWith, type Words } from './match-form.ts';

/** In place of the short forms, so that a wish is put in the same words however it is typed. */
const WHOLE: readonly (readonly [short: RegExp, whole: string])[] = [
  [/\bcan['’]?t\b|\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(is|are|was|were|do|does|did|should|could|would|must|has|have)n['’]?t\b/gi, '$1 not'],
  [/\b(he|she|it|that|there|who)['’]s\b/gi, '$1 is'],
  [/\b(they|we|you)['’]re\b/gi, '$1 are'],
  [/\bI['’]?m\b/g, 'I am'],
  [/\b(i|we|they|you|he|she)['’]d\b/gi, '$1 would'],
  [/\bid (like|rather|love|prefer)\b/gi, 'I would $1'],
  [/\b(i|we|they|you|he|she|it)['’]ll\b/gi, '$1 will'],
  [/\b(i|we|they|you)['’]ve\b/gi, '$1 have'],
  [/\blet['’]?s\b/gi, 'let us'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/ n (?=the |a |an |my )/gi, ' and '],
  [/\b(at|to|towards?|into) (?:us|me)\b/gi, '$1 the camera'],
];
const COURTESY = /\s*,?\s*\b(?:please|pls|plz|kindly|thx|tks)\b(?=\s*[.,!?;]|\s|$)/gi;
const TOO =
  /\b((?:the|his|her|its|my) [a-z ]{2,24}?) (?:is|are|looks?|feels?) (?:a bit |a little |way |far |much )?too ([a-z]+)\b/gi;
/** Verbs that say how something becomes. */
const MAKES: readonly (readonly [verb: RegExp, how: string])[] = [
  [/\bsoften (?:up )?((?:the |his |her )?[a-z ]{3,24})/gi, 'softer'],
  [/\bbrighten (?:up )?((?:the |his |her )[a-z ]{3,24})/gi, 'brighter'],
  [/\b(?:darken|dim) (?:down )?((?:the |his |her )[a-z ]{3,24})/gi, 'darker'],
  [/\bwarm up ((?:the |his |her )[a-z ]{3,24})/gi, 'warmer'],
  [/\bcool down ((?:the |his |her )[a-z ]{3,24})/gi, 'cooler'],
  [/\b(?:enlarge|blow up) ((?:the |his |her )[a-z ]{3,24})/gi, 'bigger'],
  [/\bshrink ((?:the |his |her )[a-z ]{3,24})/gi, 'smaller'],
  [/\bwiden ((?:the |his |her )[a-z ]{3,24})/gi, 'wider'],
];
/** "Red nails -> bare nails". */
const ARROW = /([^.,;:\n]+?)\s*(?:->|=>|→|⇒)\s*/g;
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;
const FIXED = '\u0001';

/** A message with its short forms written out and its courtesies left off; what stands between quotes stays. */
export function writtenOut(message: string): string {
  const quotes: string[] = [];
  let text = message.replace(QUOTED, (quote) => {
    quotes.push(quote);
    return FIXED;
  });
  text = text.replace(ARROW, 'change $1 to ');
  for (const [short, whole] of WHOLE) text = text.replace(short, whole);
  text = text.replace(COURTESY, '').trim();
  text = text.replace(TOO, (whole, thing: string, how: string) => {
    const other = oppositeOf(how);
    return other === undefined ? whole : `${thing} should be ${other}`;
  });
  for (const [verb, how] of MAKES) text = text.replace(verb, `make $1 ${how}`);
  return text.replaceAll(FIXED, () => quotes.shift() ?? '');
}

/** Who listens and who speaks, and what is said of the wish and not of the picture. */
const OF_US = new Set(
  listed(
    'i, me, my, mine, we, us, our, you, your, yours, what, how, why, because, it, he, she, they, idea, except, besides, add, one, tomorrow, today, later, soon, please, deadline, client, else, if, maybe, perhaps, whatever, something, anything, stuff, actually, wait, sorry, also, though, thanks, though, instead, not, no, yes, ok, okay, lol, haha, hmm, tbh, imo, btw, then, oh',
  ),
);
const SOMEBODY = new Set(listed('he, she, him, her, they, them, his, it'));

/** "He", "them": whoever is in the picture. */
export function isAboutSomebody(word: string): boolean {
  return SOMEBODY.has(word);
}

const RELATIVE = new Set(listed('that, which, who, whose, where'));
const BY_NAME = new Set(listed('it, him, her, them'));
const MODALS = new Set(listed('would, could, should, will, shall, may, might, must, can'));

/** Words that cannot be a thing, nor what it is to be: they speak of the wish, or are a clause of their own. */
export function isTalk({ tokens }: Words): boolean {
  return tokens.some(({ word, atom, kind }, at) => {
    if (atom !== undefined || kind !== 'word') return false;
    const before = tokens[at - 1]?.word ?? '';
    if (
      word === 'one' &&
      (at === 0 || before === 'third' || before === 'second' || before === 'another' || before === 'more')
    )
      return false;
    if (BY_NAME.has(word) && prepositions.has(before)) return false;
    if (OF_US.has(word) || MODALS.has(word)) return true;
    const isTold = tokens.slice(Math.max(0, at - 2), at).some((one) => RELATIVE.has(one.word));
    return auxiliaries.has(word) && !isTold;
  });
}

/** They turn round what was said just before. */
export const corrections: readonly string[] = listed(
  'actually, no wait, wait, scratch that, or rather, rather, i mean, no actually, sorry i mean, on second thought, no no, hmm no, oh wait',
);

/** Words of doubt in front of how something is: "more of a", "kind of". */
export const vagueLeads: readonly string[] = listed(
  'more of an, more of a, more like an, more like a, more like, kind of, sort of, kinda, sorta, rather, maybe, a kind of, a sort of, like, some kind of, something like, all, a bit more, a little more, a bit, a little, slightly, much, way, more, really, very much, in, of, just, simply, to, too',
);

const HEARD: ReadonlySet<string> = new Set(['sound', 'sounds', 'noise', 'noises', 'song', 'voice', 'melody']);

/** "The sound of a cello": it is heard, and not seen. */
export function isHeard({ tokens }: Words): boolean {
  return tokens.some(({ word }, at) => HEARD.has(word) && tokens[at + 1]?.word === 'of');
}

/** What asks for the state before the last change. */
const BACK: readonly string[] = listed(
  'undo, undo that, undo it, undo the last, undo your last, put it back, put that back, back to how it was, back to what it was, back to the way it was, back to before, go back, revert, revert that, take that back, take it back, restore, restore it, the way it was before, as it was before, how it was before, like it was before, i liked it better before, it was better before, change it back, bring it back, bring back the old, the previous one, the previous version, the old one again, the old version, the original, as before, never mind, nevermind, forget that, cancel that, not that, the one before',
);
const LONGEST_BACK = 9;

/** "Hm, back to how it was". */
export function asksBack(words: Words): boolean {
  const { tokens } = words;
  return (
    tokens.length <= LONGEST_BACK &&
    startsWith(words, asking) === 0 &&
    tokens.some((_, at) => startsWith({ text: words.text, tokens: tokens.slice(at) }, BACK) > 0 && at <= 3)
  );
}

/** What only somebody has who sends files along. */
const SENT: ReadonlySet<string> = new Set([
  'logo',
  'logos',
  'attach',
  'attached',
  'attachment',
  'upload',
  'uploaded',
]);

export function speaksOfFile({ tokens }: Words): boolean {
  return tokens.some(({ word }) => SENT.has(word));
}

const WISHES: ReadonlySet<string> = new Set(
  forms
    .flatMap(([, form]) => form.split(' ')[0]?.replace('?', '').split('|') ?? [])
    .filter((word) => word.length > 2),
);

/** Put as a question. */
export function isAsked(words: Words): boolean {
  return startsWith(words, asking) > 0 || words.text.trimEnd().endsWith('?');
}

/** It begins as wishes begin, or speaks of what should be. */
export function isPutAsWish(words: Words): boolean {
  let { tokens } = words;
  const rest = () => ({ text: words.text, tokens });
  for (let n = startsWith(rest(), ahead); n > 0; n = startsWith(rest(), ahead)) tokens = tokens.slice(n);
  return (
    !isAsked(rest()) && (WISHES.has(tokens[0]?.word ?? '') || tokens.some(({ word }) => word === 'should'))
  );
}

/** What somebody says around a wish: thanks, a mood, a reason. */
const SMALL = new Set(
  listed(
    'great, perfect, nice, cool, good, fine, love, lovely, awesome, amazing, super, yes, yeah, yep, yup, sure, right, hi, hey, hello, thank, thanks, thx, ty, cheers, lol, haha, hmm, hm, um, uh, er, erm, well, hey, wow, oops, oh, ah, ugh, meh, alright, again, please, pls, plz, aira, bit, lot, guess, think, mean, know, see, say, said, really, actually, honestly, basically, just, so, too, very, like, leave, keep, stays, untouched, much, alone, only, all, rest, else, same, everything, nothing, now, here, there, bad, my bad, done, exactly, correct, minute, second, moment, quick, question, weird, problem, worries, trouble, bother, minor, mate, dude, man, please, kindly, dear, quickly, though, way, sorry, bye, later, day, luck, work, job',
  ),
);
const REASONS: readonly string[] = listed(
  'because, cause, cuz, coz, since, otherwise, that is why, so that, hope, i hope, it looks, it feels, looks, feels',
);
const SPEAKS: readonly string[] = listed(
  'i, we, my, our, it is, you, that, this, thats, im, client, the client, deadline, the deadline, boss, the boss',
);
const WANTS: ReadonlySet<string> = new Set(
  listed('want, need, wants, needs, wish, should, must, prefer, require, let, gotta'),
);

/** Whether words are said beside a wish and ask for nothing. */
export function isChatter(words: Words, isOfPrompt: boolean): boolean {
  const { tokens } = words;
  const isSmall = tokens.every(
    ({ word, kind, atom }) =>
      atom === undefined &&
      (kind !== 'word' ||
        SMALL.has(word) ||
        OF_US.has(word) ||
        SOMEBODY.has(word) ||
        auxiliaries.has(word) ||
        prepositions.has(word) ||
        determiners.has(word)),
  );
  if (isSmall) return true;
  if (isOfPrompt) return false;
  if (startsWith(words, REASONS) > 0) return true;
  return startsWith(words, SPEAKS) > 0 && !tokens.some(({ word }) => WANTS.has(word));
}

/** No part of any picture: how much there is of something, and the prompt itself. */
const NOT_SEEN: ReadonlySet<string> = new Set(
  listed(
    'less, fewer, gone, just, thing, things, prompt, here, there, for, like, version, idea, vibe, everything, anything',
  ),
);

/** Whether words could be the name of something to be seen. */
export function isOfPicture({ tokens }: Words): boolean {
  return !tokens.some(({ word, atom, kind }) => atom === undefined && kind === 'word' && NOT_SEEN.has(word));
}

const ASKS_DONE =
  /^(?:so |and |but |wait |ok |um |hm+ )*(?:did|have) (?:you|u)(?: just| even| actually| really| already)? (?:add|put|remove|take|took|change|do|move|make|swap|delete|insert|include|replace|drop|cut|keep|kept|leave|left)(?:d|ed|n|en)?\b/i;

/** "So did you add them?": it asks after what was done to the prompt. */
export function asksWhatWasDone(message: string): boolean {
  return ASKS_DONE.test(message.trim().replaceAll(',', ''));
}
