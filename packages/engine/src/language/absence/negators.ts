import type { Language } from '../tokens/language.ts';
import { wordSet } from '../words/word-set.ts';

const NOUN_NEGATORS: Readonly<Partial<Record<Language, string>>> = {
  en: 'no|without|minus|zero|sans|free of|free from|devoid of|void of|bare of|empty of|neither|instead of|rather than|in place of',
  de: 'weder|kein|keine|keinen|keinem|keiner|keinerlei|ohne|frei von|statt|anstatt|anstelle von',
  es: 'ni|sin|ningún|ninguna|ningun|ninguno|nada de|en vez de|en lugar de',
  fr: "ni|sans|aucun|aucune|pas de|pas d'|plus de|jamais de|au lieu de",
  it: 'né|senza|niente|nessun|nessuno|nessuna|invece di',
  pt: 'nem|sem|nenhum|nenhuma|nada de|em vez de',
  zh: '不 要|没 有|沒 有|不 带|无|無|别',
};
const BY_LANGUAGE = new Map(
  Object.entries(NOUN_NEGATORS).map(([name, words]) => [name as Language, new Set(words.split('|'))]),
);
const NONE: ReadonlySet<string> = new Set();

/** Each denies the noun phrase behind it. The same letters mean other things in other languages: "no" is Portuguese for "in". */
export function nounNegatorsOf(language: Language): ReadonlySet<string> {
  return BY_LANGUAGE.get(language === 'other' ? 'en' : language) ?? NONE;
}

/** The first of two that are denied: "neither cars nor people". */
export const pairing = wordSet('neither weder ni né nem');

/** These take all that is listed behind them, however it is joined. */
export const lacking: ReadonlySet<string> = new Set([
  'free of',
  'free from',
  'devoid of',
  'void of',
  'bare of',
  'empty of',
]);

/** Behind these the list goes on through its commas. */
export const listing = wordSet('avoid avoiding exclude excluding omit omitting skip negative');

/** Verbs that ask for something to stay out. */
export const wishVerbs = wordSet(
  'avoid avoiding exclude excluding omit omitting vermeide vermeiden evita evitar evite évite éviter évitez evitare',
);
/** And these, where what is left out follows at once: "skip the gore". */
export const droppingVerbs = wordSet('skip lose ditch ban drop nix scrap');
/** And those that do when they are denied: "don't show any hands". */
export const showing = wordSet(
  'show include add use put have want draw depict feature contain display see render paint place insert write',
);
/** Denied, they ask for a clause not to come true: "do not make her smile", "don't let it rain". */
export const causing = wordSet('make let have want get allow');

/** What these are about is a clause: "don't make the room look bigger". */
export const bringsAbout = wordSet('make let get have');

export const denying = wordSet("don't dont never not mustn't shouldn't");

/** "No longer", "no doubt", "no. 5", "without warning": these deny nothing that could be left out. */
export const emptyAfterNo = wordSet(
  "longer hang matter doubt more less one nobody wonder problem idea sooner wider closer bigger smaller higher lower tighter slower faster wait hurry means way thanks entry exit parking smoking vacancy trespassing it's i you he she we they this that these those it where nonsense frills fuss nothing two three name man's",
);
export const emptyAfterWithout = wordSet(
  'warning end care hesitation looking stopping doubt fail exception hurry effort question delay saying being having knowing noticing touching moving blinking turning word hitch pause break fuss reason ceremony rush ado trace cease limit mercy',
);

/** Before "without" they make it there: "nobody goes without a lamp". */
export const hardly = wordSet(
  "never not nobody nothing no none hardly rarely seldom can't cannot don't doesn't won't isn't",
);

/** "Without once looking down", "without even a nod": what somebody does not do, and not what is not there. */
export const undone = wordSet('once ever even actually really quite so');

/** What comes behind one of these stays: "no dogs except the beagle". */
export const exceptions: readonly string[] = [
  'except',
  'except for',
  'other than',
  'apart from',
  'but',
  'besides',
  'save for',
  'aside from',
  'beyond',
  'unless',
  'until',
];

/** Somebody is told apart from somebody else: an absence beside one of these is one of theirs. */
export const contrasts = wordSet(
  'left right one other another first second third former latter twin both older younger taller shorter elder only her his their',
);

/** A face does not wear it, and nothing else of the picture is without it. */
export const expressions = wordSet('smile smiles grin grins tears expression frown laughter blink emotion');

/** A word alone that says that something is not there, or not so. */
export const denials = wordSet(
  "no not never nor none nobody nothing neither without minus instead rather don't dont doesn't isn't aren't won't can't cannot mustn't shouldn't hasn't haven't hasnt havent isnt arent doesnt avoid skip",
);
