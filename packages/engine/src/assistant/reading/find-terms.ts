import { glossary, type Term } from '../../content/glossary/glossary.ts';
import { plain as plainWords } from './words.ts';

/** "Low-key" and "low key" are one word. */
const plain = (text: string) => plainWords(text).replace(/[-\s]+/g, ' ');

const names = glossary
  .flatMap((term) => [term.name, ...term.aliases].map((name) => ({ name: plain(name), term })))
  .toSorted((one, other) => other.name.length - one.name.length);

/** The words of the trade a text names, in its order, each with its longest name. */
export function findTermsIn(text: string): Term[] {
  let rest = plain(text);
  const found: { term: Term; at: number }[] = [];
  for (const { name, term } of names) {
    if (name.length < 3 || !rest.includes(name)) continue;
    const match = new RegExp(
      `(?<![a-z0-9])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?(?![a-z0-9])`,
    ).exec(rest);
    if (!match) continue;
    if (!found.some((other) => other.term.id === term.id)) found.push({ term, at: match.index });
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ term }) => term);
}

/** The word that is exactly this. */
export function termCalled(words: string): Term | undefined {
  const asked = plain(words)
    .replace(/[?.!]+$/, '')
    .replace(/^(?:an?|the)\s+/, '');
  return (
    names.find(({ name }) => name === asked) ??
    names.find(({ name }) => `${name}s` === asked || name === `${asked}s`) ??
    names.find(({ name }) => name.replace(/t?ing$/, '') === asked.replace(/t?ing$/, '') && name.includes(' '))
  )?.term;
}

/** The first word that begins so: a dolly is a dolly in. */
export function termBeginning(words: string): Term | undefined {
  const asked = plain(words);
  if (asked === '') return undefined;
  return names
    .toSorted((one, other) => one.name.length - other.name.length)
    .find(({ name }) => name.startsWith(`${asked} `))?.term;
}

const phrases = names
  .map(({ name }) => ({ name, parts: name.split(' ') }))
  .filter(({ parts }) => parts.length > 1);

/** "Dutch angel": a name of several words of which one has a letter off, though it be a word itself. */
function withTermsPutRight(text: string): string {
  const words = text.split(' ');
  const bare = words.map((word) => word.replace(/[^a-z0-9]/g, ''));
  const said = new Set(bare);
  for (const { name, parts } of phrases) {
    if (!parts.some((part) => said.has(part))) continue;
    for (let at = 0; at + parts.length <= words.length; at++) {
      const off = onlyOneOff(parts, bare, at);
      const [right = '', typed = ''] = off === undefined ? [] : [parts[off], bare[at + off]];
      if (right.length > 2 && right[0] === typed[0] && isLetterOff(right, typed, parts.length > 2)) {
        const typedSo = words.slice(at, at + parts.length).join(' ');
        return text.replace(typedSo, name + (/[^a-z0-9]+$/.exec(typedSo)?.[0] ?? ''));
      }
    }
  }
  return text;
}

/** Which of the parts does not stand there, where all the others do. */
function onlyOneOff(parts: readonly string[], words: readonly string[], at: number): number | undefined {
  let off: number | undefined;
  for (let n = 0; n < parts.length; n++) {
    if (parts[n] === words[at + n]) continue;
    if (off !== undefined) return undefined;
    off = n;
  }
  return off;
}

/** Whether two letters side by side changed places, one is missing, or, in a long name, one is another. */
function isLetterOff(word: string, typed: string, isLong: boolean): boolean {
  return Array.from(word).some((_, n) => {
    const [before, after] = [word.slice(0, n), word.slice(n + 1)];
    const isOther =
      isLong &&
      word.length > 3 &&
      typed.length === word.length &&
      typed.startsWith(before) &&
      typed.endsWith(after);
    const swapped = before.slice(0, -1) + word.charAt(n) + before.slice(-1) + after;
    const isShort = word.length > 3 && before + after === typed;
    return isOther || isShort || swapped === typed;
  });
}

const ASKED =
  "(?:what(?:'s| is| are| was| were|s)?(?: actually| exactly| even| really| again)?|define|definition of|meaning of|explain(?: to \\w+| me)?(?: what)?|what (?:do|does|did)(?: \\w+){0,4} (?:mean by|call)|remind me(?: what| of)?|tell me what|know what|(?:talk|tell me)(?: to me)? about|word|heard of|(?:hearing|reading|seeing)(?: of| about)?)";
/** What may follow the word, and leaves the question one for its meaning. */
const TAIL =
  '(?:is|are|shots?|technique|means?|again|exactly|in|for|supposed|actually|really|mean|do|does|stands?|when|on|and|as|please|like|to|simply|briefly|quickly|good|used|useful|even|called|that|people|he|she|they|everybody|everyone|anyway|i|thing|pls|saw|at|with|all)';

/** The word whose meaning is asked, wherever it stands: "could you explain to them what chiaroscuro means". */
export function termAskedFor(text: string): Term | undefined {
  if (!ASKS_MEANING.test(plain(text))) return undefined;
  const said = withTermsPutRight(plain(text));
  for (const { name, term } of names) {
    if (!said.includes(name)) continue;
    const word = `(?:an? |the |this |that )?["']?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?["']?`;
    const asks = new RegExp(
      `\\b${ASKED} ${word}(?:[?.!,;:]|$| -| ${TAIL}\\b)|\\b${word} (?:means?|meaning|definition|stands? for)\\b|\\b${word}(?:[,:;.?!]| -)? (?:please |can you |could you )?(?:explain|define|what(?:'s| is|s) (?:that|it|this)|what does (?:that|it|this) mean)\\b`,
    );
    if (asks.test(said)) return term;
  }
  return undefined;
}

const ASKS_MEANING = /\b(?:about|what|whats|define|definition|mean\w*|explain|remind|stands? for|word)\b/;

const PUZZLED =
  /[,.;] ?(?:so )?what(?:'s| is| are) (?:an? )?[\w -]{2,25}[?.! ]*$|\bwhat(?:ever)? (?:do|does|did) .{0,40}\b(?:means?|meant|talking about|want\w*)\b|\bwhat (?:on earth|the (?:hell|heck))\b|\bwhat(?:'s| is| are| was| were)? (?:that|it|those|this|they)(?: (?:exactly|again|then|anyway|please|supposed to be|(?:in|on) (?:a |the )?(?:film\w*|set|movies?|cinema|photography|english|this trade)))?(?:[?.!]|$)|\b(?:no (?:clue|idea) (?:what|how it)|no clue|(?:don't|didn't|do not|did not) (?:know|get|understand) what|not sure what|never heard|clueless|nodded|pretended|googled?|look (?:it )?up|remind me what|plain (?:words|english)|eli5)\b/;

/** Whether somebody met a word and does not know it: "the gaffer said gobo and I nodded". */
export function isPuzzled(text: string): boolean {
  return PUZZLED.test(text);
}
