/** What people leave out when they type fast. */
const SHORT: Readonly<Record<string, string>> = {
  whats: "what's",
  thats: "that's",
  theres: "there's",
  wheres: "where's",
  hows: "how's",
  whos: "who's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  im: "i'm",
  ive: "i've",
  id: "i'd",
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  smth: 'something',
  sth: 'something',
  vid: 'video',
  vids: 'videos',
  pic: 'picture',
  pics: 'pictures',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  bday: 'birthday',
  thx: 'thanks',
  ther: 'there',
  teh: 'the',
  wich: 'which',
  wat: 'what',
  wen: 'when',
};

const LEAST_LETTERS = 6;
/** No word is longer, and every letter of one costs a look at some fifty others. */
const MOST_LETTERS = 24;

/** Fast typing written out, and a word that is one letter off a word we know put right. */
export function respell(text: string, lexicon: ReadonlySet<string>): string {
  return text.replace(/[a-z][a-z']*/g, (word) => {
    const long = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
    if (long !== undefined) return long;
    if (
      word.length < LEAST_LETTERS ||
      word.length > MOST_LETTERS ||
      lexicon.has(word) ||
      lexicon.has(`${word}s`) ||
      lexicon.has(word.replace(/(?:s|es|ed|ing|ly|'s)$/, ''))
    )
      return word;
    const near = oneOff(word, lexicon);
    return near ?? word;
  });
}

/** The only word of the lexicon that is a letter more, less, other or swapped; none where there are two. */
function oneOff(word: string, lexicon: ReadonlySet<string>): string | undefined {
  const found = new Set<string>();
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const candidates = [
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ];
    for (const candidate of candidates)
      if (candidate.length >= LEAST_LETTERS - 1 && lexicon.has(candidate)) found.add(candidate);
  }
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
