import { useNouns } from '../requests/request-words.ts';
import type { Token } from '../tokens/token.ts';
import { matterOf } from '../words/matter.ts';
import { senseOf } from '../words/senses.ts';
import { strong, weak } from './evidence-words.ts';

/** What is to be in the picture or not, said of it outright, whoever says so and in whatever letter. */
const OF_PICTURE: readonly RegExp[] = [
  // "I'd prefer we don't show needles".
  /\b(?:don't|do not|not|never|without|avoid|stop) (?:to )?(?:show|showing|include|including|depict|picture|see) (?!how\b|what\b|if\b|why\b|any point|it to\b)\S/,
  // "I am myself not on the picture", "nothing else in the frame".
  /\b(?:not|nobody|nothing|no|never|none)\b.*\b(?:in|on|into) (?:the|this) (?:picture|frame|shot|image|photo)\b/,
  // "He should look like he's winning".
  /^(?:and |but |so )?(?:he|she|they|both|all|everyone|nobody) (?:should|must|has to|have to|needs? to|may|can) (?:(?:not|really|just|both|all) )?(?:look|wear|hold|stand|sit|smile|lean|carry|face|appear|seem|laugh|frown|be (?:wearing|holding|standing|sitting|smiling|looking|barefoot|seen|visible|laughing|asleep))\b/,
  // "Photo, not drawing".
  /^(?:a |an )?(?:photo|photograph|drawing|painting|illustration|cartoon|render|film)$/,
  /^(?:and |but )?(?:not|no) (?:a |an )?(?:photo|photograph|drawing|drawn|painting|painted|illustration|illustrated|cartoon|render|rendered|photoreal|photorealistic|photographic|animated)$/,
  // "Ladder yes, dripping no".
  /^(?!oh |thanks |ok |okay )(?:the )?\p{L}+ (?:yes|no)$/u,
  // "So all I want is a kitchen".
  /^(?:\p{L}+ ){0,2}(?:what|all) (?:i|we)(?:'d| would)? (?:like|love|want|need|imagine|picture|see|think of) (?:is|would be) \S/u,
  // "The blanket is the crocheted one with zigzags".
  /^(?:the|his|her|their|its) \p{L}+ (?:is|are) (?:the|a|an) (?:\p{L}+ ){0,3}ones?\b/u,
  // "Stops at the gate and lets them walk on".
  /^(?:and |then )*lets (?:them|him|her|it|us|the|everyone) \S/,
];

const WISHED =
  /^(?:\p{L}+ ){0,2}(?:what|all) (?:i|we)(?:'d| would)? (?:like|love|want|need|imagine|picture|see|think of) (?:is|would be) /u;
const SEEN = new Set(['garment', 'vehicle', 'body', 'furniture', 'surface', 'place', 'light', 'animal']);
const THE = new Set(['the', 'his', 'her', 'their', 'its']);
const IS = new Set(['is', 'are', 'has', 'have', 'hangs', 'stands', 'lies', 'sits']);
const FEW = 4;

/** Whether a clause says outright what is seen. `isNamed` knows the words of what was told of before it. */
export function isToldOfPicture(said: readonly Token[], isNamed: (word: string) => boolean): boolean {
  const line = lineOf(said);
  return OF_PICTURE.some((form) => form.test(line)) || isToldOn(said, isNamed);
}

/** "The blanket is the crocheted one", "it has a basket": more of a thing that is there. */
function isToldOn(said: readonly Token[], isNamed: (word: string) => boolean): boolean {
  const [first, second, third] = said.map(({ word }) => word);
  if (first === 'it' && (second === 'has' || second === 'wears') && (third === 'a' || third === 'an'))
    return said.slice(3).every(({ word }) => !strong.has(word) && !weak.has(word) && !useNouns.has(word));
  if (!THE.has(first ?? '')) return false;
  const verb = said.slice(0, FEW).findIndex(({ word }) => IS.has(word));
  const thing = said[verb - 1]?.word ?? '';
  return verb > 1 && isNamed(thing) && isThing(thing);
}

function isThing(word: string): boolean {
  return SEEN.has(senseOf(word) ?? '') || matterOf(word) !== undefined;
}

/** "Now what I'd like is just the kitchen": how many of its words are the wish, and not what is wished for. */
export function wishedFrom(said: readonly Token[]): number {
  const lead = WISHED.exec(`${lineOf(said)} `)?.[0];
  return lead === undefined ? 0 : lead.trim().split(' ').length;
}

/** What can only be of the job, whoever is named in it. */
const OF_JOB: readonly RegExp[] = [
  // "As the logo goes there later".
  /^(?:as|because|since|bc|so that|cos) (?:the|our|their|your|my) (?:\p{L}+ )?(?:logo|headline|title|text|copy|caption|slogan|tagline|price|badge|button|menu|date|claim|overlay|subtitles?) (?:goes|go|sits|sit|comes|come|will|lands|runs|gets|needs|is (?:placed|added|put|going|overlaid))\b/u,
  // "Because everyone will see it on their phone".
  /^(?:as|because|since|bc|cos) (?:everyone|everybody|people|most people|customers|readers|visitors|followers|they|most of them) (?:will |'ll |mostly |usually |only |just )*(?:see|watch|view|read|look at|scroll|open|get) (?:it|this|them|that|these)\b/,
  /^net \d+$/,
  /^(?:\p{L}+ ){0,3}by (?:close of business|cob|eod)\b/u,
  /^by (?:end of (?:the )?(?:day|week|month|business))\b/,
  // "They want it before the regatta".
  /^(?:and |but )?(?:they|we|she|he|i|(?:the )?(?:client|boss|board|printer|agency)) (?:want|wants|need|needs|must have) (?:it|this|them|these|the (?:file|files|final|finals|artwork)) (?:back |all |done |ready |finished )?(?:before|by|until|till|for|on|no later)\b/,
  // "Rosalind signs off tomorrow".
  /^(?:and |but )?(?:\p{L}+ ){1,3}(?:signs|sign|signed|has to sign|must sign|needs to sign) (?:it |this |them )?off\b/u,
  // "Send stills to …", "upload it to the drive".
  /^(?:and |then |please )*(?:send|email|mail|forward|upload|invoice|cc|bcc) (?:\p{L}+ ){1,3}(?:to|at|by|via|over) \S/u,
  /^(?:and |as |because |but )?(?:they're|we're|they are|we are) (?:rebranding|relaunching|merging|on (?:leave|holiday|vacation)|away (?:until|till|from))\b/,
  /^(?:and )?(?:legal|compliance|procurement|accounts|accounting|localisation|localization) (?:\p{L}+ )?(?:stopped|killed|hated|rejected|vetoed|approved|blocked|signed|had|has signed|has approved)\b/u,
  /\b(?:is|was|are|were) (?:a |an )?(?:\p{L}+ )?(?:nightmare|pain|hassle|headache) to \p{L}+$/u,
];

export function isToldOfJob(said: readonly Token[]): boolean {
  const line = lineOf(said);
  return OF_JOB.some((form) => form.test(line));
}

function lineOf(said: readonly Token[]): string {
  return said.map(({ word }) => word.replace(/’/g, "'")).join(' ');
}
