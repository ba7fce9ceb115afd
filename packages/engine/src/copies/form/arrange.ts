import { namesMedium } from '../../dialects/pieces/medium.ts';
import { runningOn, withoutStop } from '../../dialects/pieces/running-on.ts';
import { tellsDeed } from '../../language/deeds/deed-in.ts';
import type { Language } from '../../language/tokens/language.ts';
import { isVerb, senseOf } from '../../language/words/senses.ts';
import { photoWords } from '../../language/words/sight-words.ts';
import { isDeterminer, isPreposition } from '../../language/words/word-class.ts';
import type { Part, Shot } from '../../shot/shot.ts';
import { textOf, withCapital } from '../../writing/sentence.ts';
import type { Positive } from '../../writing/wordings.ts';
import { append, cutEnd, type Stretch } from '../stretches.ts';
import type { Guide, Slot } from './guide.ts';
import { asMood, goesOnFromSubject, isThing, ledAs } from './led.ts';
import type { SaidOptions } from './options.ts';
import type { SlotWords } from './words-by-slot.ts';

export interface ToArrange {
  readonly guide: Guide;
  readonly said: readonly SlotWords[];
  readonly options: SaidOptions['phrases'];
  readonly facts: readonly Positive[];
  readonly shot: Shot;
  readonly language: Language;
  readonly keeps: readonly string[];
}

/** The words of a form in the order its guide asks for, joined as it asks. */
export function arrange(given: ToArrange): Stretch[] {
  switch (given.guide.manner) {
    case 'phrases':
    case 'caption':
      return inPhrases(given);
    case 'lines':
      return inLines(given);
    case 'sections':
      return inSections(given);
    case 'beats':
      return inBeats(given);
    case 'sentences':
      return inSentences(given);
  }
}

/** Words that stand together, before they are a sentence or a phrase. */
interface Group {
  readonly slot: Slot;
  readonly words: Stretch[];
}

/** Behind a label the words need nothing that says what they are about. */
function groupsOf({ guide, said, options, keeps, language }: ToArrange, isLabelled = false): Group[] {
  return guide.order.flatMap((slot) => {
    const own = said
      .filter((one) => one.slot === slot)
      .map((one) => ({
        slot,
        words: isLabelled || language !== 'en' ? [...one.words] : led(one, keeps, PROSAIC.has(guide.manner)),
      }));
    const chosen: Stretch[] = [];
    for (const { part, text } of options.filter((one) => one.slot === slot))
      append(chosen, chosen.length === 0 ? text : `, ${text}`, part);
    return [...own, { slot, words: chosen }].filter(({ words }) => textOf(words).trim() !== '');
  });
}

/** Manners in which a part of a form stands as a sentence of its own. */
const PROSAIC: ReadonlySet<Guide['manner']> = new Set(['sentences', 'sections', 'beats']);

function led(one: SlotWords, keeps: readonly string[], isProse: boolean): Stretch[] {
  const text = textOf([...one.words]);
  const [command = ''] = COMMAND.exec(text) ?? [];
  const own = text.slice(command.length);
  const { before, behind } = ledAs(one, own, isProse);
  const part = one.words[0]?.part ?? 'subject';
  if (behind === ' mood') return [{ part: 'mood', text: `${asMood(text, keeps)} mood` }];
  if (before === '' && behind === '') return one.words.map((stretch) => ({ ...stretch }));
  const words: Stretch[] = [];
  append(words, command === '' ? before : command + withCapital(before), part);
  for (const [at, stretch] of one.words.entries()) {
    const said = at === 0 ? stretch.text.slice(command.length) : stretch.text;
    append(words, at === 0 && before !== '' ? runningOn(said) : said, stretch.part);
  }
  append(words, behind, part);
  return words;
}

/** "[Pan left] ". */
const COMMAND = /^\[[^\]]*\] /;

const STOPPED = /[.!?…。！？][)"'”’»」』]*$/;

function isStopped(words: readonly Stretch[]): boolean {
  return STOPPED.test(textOf([...words]).trimEnd());
}

/** A capital in front and a stop behind. */
function asSentence(words: Stretch[], language: Language): Stretch[] {
  const [first, ...others] = words;
  if (!first) return [];
  // "f/8" stays small.
  const isFigure = /^f\/?\d/.test(first.text);
  const opened = [{ ...first, text: isFigure ? first.text : withCapital(first.text) }, ...others];
  cutEnd(opened, (text) => text.replace(/[\s,;:、，]+$/, ''));
  if (!isStopped(opened)) append(opened, isWide(language) ? '。' : '.', opened.at(-1)?.part ?? 'subject');
  return opened;
}

function isWide(language: Language): boolean {
  return language === 'zh' || language === 'ja';
}

function inSentences(given: ToArrange): Stretch[] {
  const { language, facts } = given;
  const out: Stretch[] = [];
  const push = (words: Stretch[]) => {
    const text = textOf(words);
    if (text === '') return;
    if (out.length > 0 && !(isWide(language) && /[。！？]$/.test(textOf(out))))
      append(out, ' ', out.at(-1)?.part ?? 'subject');
    for (const one of words) append(out, one.text, one.part);
  };
  for (const words of joinedScene(groupsOf(given), given)) push(asSentence(words, language));
  for (const { sentence } of facts) push([{ part: 'technical', text: sentence }]);
  return out;
}

/** Where somebody is goes on from who it is; what kind of picture it is leads in. What is heard stands behind its cue. */
function joinedScene(groups: readonly Group[], given: ToArrange): Stretch[][] {
  const out: Stretch[][] = [];
  const heard = groups.filter(({ slot }) => slot === 'audio');
  let subject: Stretch[] | undefined;
  for (const { slot, words } of groups) {
    if (slot === 'audio') continue;
    const text = textOf(words);
    if (slot === 'place' && subject && isOpen(subject) && goesOnFromSubject(text)) {
      append(subject, textOf(subject).includes(',') ? ', ' : ' ', 'place');
      for (const [at, one] of words.entries())
        append(subject, at === 0 ? runningOn(one.text) : one.text, one.part);
      subject = undefined;
      continue;
    }
    const own = slot === 'subject' ? withMedium(words, given) : words;
    if (slot === 'subject') subject = own;
    out.push(own);
  }
  if (heard.length > 0)
    out.push(
      ...cued(
        heard.map(({ words }) => words),
        given,
      ),
    );
  return out;
}

function isOpen(words: readonly Stretch[]): boolean {
  const text = textOf([...words]);
  return !isStopped(words) && !/[.;:!?]\s/.test(text) && text.length < 240;
}

/** "SFX: a door slams, rain." */
function cued(heard: readonly Stretch[][], { guide, language, shot }: ToArrange): Stretch[][] {
  if (guide.cues !== true || language !== 'en') return [...heard];
  return heard.map((words) => {
    const text = textOf(words);
    if (text.startsWith('SFX:') || text.startsWith('Ambient noise:')) return [...words];
    const isAround = shot.audio.ambience.some((one) => text.includes(one));
    const [first, ...rest] = words;
    const heard = first ? [{ ...first, text: heardSmall(first.text) }, ...rest] : [];
    return [{ part: 'audio' as const, text: `${isAround ? 'Ambient noise' : 'SFX'}: ` }, ...heard];
  });
}

/** "Laughter, water" goes on small behind a cue; "Maria sings" is a name. */
function heardSmall(text: string): string {
  const [word = ''] = /^\p{Lu}\p{Ll}+(?=[\s,.]|$)(?! \p{Lu})/u.exec(text) ?? [];
  const isCommon = senseOf(word.toLowerCase()) !== undefined || word.endsWith('ing');
  return isCommon && word !== '' ? text.charAt(0).toLowerCase() + text.slice(1) : runningOn(text);
}

function plain(one: Stretch): Stretch {
  return { ...one, text: runningOn(one.text) };
}

/** "A photo of a heron", "A photo: two people run". */
function withMedium(words: Stretch[], { guide, shot, language }: ToArrange): Stretch[] {
  const { medium } = guide;
  if (medium === undefined || shot.mode !== 'photo' || language !== 'en' || namesMedium(shot)) return words;
  const text = textOf(words);
  const joint = isThing(text) && !tellsDeed(text) && !mayTell(text) && !STOPPED.test(text) ? ' of ' : ': ';
  const [first, ...others] = words;
  if (!first) return words;
  return [{ part: 'camera', text: `${medium}${joint}` }, plain(first), ...others];
}

/** "A potter centres clay": a word that may be what somebody does, where nobody knows it better. */
export function mayTell(text: string): boolean {
  const words = (/^[^,.;:!?]*/.exec(text)?.[0] ?? '').toLowerCase().split(/\s+/);
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    const isFree = at > 1 && !isDeterminer(before) && !isPreposition(before);
    return isFree && /[^su]s$/.test(word) && (isVerb(word.slice(0, -1)) || isVerb(word.slice(0, -2)));
  });
}

/** Sentences become phrases like the others. */
function asPhrase(words: readonly Stretch[], keeps: readonly string[]): Stretch[] {
  const phrase = words.map(({ part, text }) => {
    const listed = text
      .split(/(?<=\p{Ll}{4})\.\s+(?=\p{L})/u)
      .map((sentence, at) => (at === 0 ? sentence : runningOn(sentence)))
      .join(', ');
    return {
      part,
      text: keeps.some((kept) => text.includes(kept) && !listed.includes(kept)) ? text : listed,
    };
  });
  cutEnd(phrase, (text) => withoutStop(text.replace(/[\s,;:]+$/, '')));
  return phrase;
}

function inPhrases(given: ToArrange): Stretch[] {
  const { guide, facts, keeps, language } = given;
  const { joint = isWide(language) ? '，' : ', ' } = guide;
  const out: Stretch[] = [];
  const push = (words: readonly Stretch[]) => {
    if (textOf([...words]) === '') return;
    if (out.length > 0) append(out, joint, out.at(-1)?.part ?? 'subject');
    const isFirst = out.length === 0;
    for (const [at, one] of words.entries())
      append(out, at === 0 && !isFirst ? runningOn(one.text) : one.text, one.part);
  };
  for (const { words } of groupsOf(given)) push(asPhrase(words, keeps));
  for (const { phrase } of facts) push([{ part: 'technical', text: phrase }]);
  return guide.manner === 'caption' ? asSentence(out, language) : out;
}

const LABELS: Readonly<Partial<Record<Slot, string>>> = {
  place: 'Scene',
  subject: 'Subject',
  technical: 'Details',
  light: 'Light',
  mood: 'Mood',
  camera: 'Camera',
};
const MOST_UNLABELLED = 2;

/** Each part on a line behind its name; one or two need no names. */
function inLines(given: ToArrange): Stretch[] {
  const { guide, said, options, facts, shot, language } = given;
  const slots = guide.order.filter(
    (slot) => said.some((one) => one.slot === slot) || options.some((one) => one.slot === slot),
  );
  if (slots.length <= MOST_UNLABELLED || language !== 'en') {
    const order: Slot[] = ['subject', ...guide.order.filter((slot) => slot !== 'subject')];
    return inSentences({ ...given, guide: { ...guide, order, medium: 'A photorealistic photograph' } });
  }
  const out: Stretch[] = [];
  const line = (part: Part, label: string, words: readonly Stretch[]) => {
    if (out.length > 0) append(out, '\n', part);
    append(out, label === '' ? '' : `${label}: `, part);
    for (const one of words) append(out, one.text, one.part);
  };
  if (shot.mode === 'photo' && guide.medium && !namesMedium(shot) && !namesPhoto(said))
    line('camera', '', [{ part: 'camera', text: `${guide.medium}.` }]);
  for (const slot of slots) {
    const words = together(groupsOf({ ...given, guide: { ...guide, order: [slot] } }, true));
    line(
      slot === 'lines' ? 'audio' : slot === 'absent' ? 'technical' : slot,
      LABELS[slot] ?? '',
      asSentence(words, language),
    );
  }
  if (facts.length > 0) {
    const none = facts.map(({ phrase }) => phrase).join(', ');
    line('technical', 'Constraints', asSentence([{ part: 'technical', text: none }], language));
  }
  return out;
}

/** The person calls it a photograph already. */
function namesPhoto(said: readonly SlotWords[]): boolean {
  return said.some((one) => one.said.tokens.some(({ word }) => photoWords.has(word)));
}

/** Several groups of one part: sentences behind sentences, phrases behind commas. */
function together(groups: readonly Group[]): Stretch[] {
  const out: Stretch[] = [];
  for (const { words } of groups) {
    if (out.length > 0) append(out, isStopped(out) ? ' ' : ', ', out.at(-1)?.part ?? 'subject');
    for (const one of words) append(out, one.text, one.part);
  }
  return out;
}

/** The scene in prose, then a block for each of the other parts; what happens next is a beat on a line of its own. */
function inSections(given: ToArrange): Stretch[] {
  const { guide, language, said, keeps } = given;
  if (language !== 'en') return inSentences(given);
  const [, ...next] = said.filter(({ slot }) => slot === 'subject');
  const beats = next.filter(({ statements }) => statements.some(({ kind }) => kind === 'action'));
  const prose = guide.order.filter((slot) => PROSE.has(slot));
  const out = inSentences({
    ...given,
    said: said.filter((one) => !beats.includes(one)),
    facts: given.facts.filter((fact) => !isHeard(fact)),
    guide: { ...guide, order: prose },
  });
  const of = (slot: Slot) => together(groupsOf({ ...given, guide: { ...guide, order: [slot] } }, true));
  const labelled = (['camera', 'light', 'mood'] as const).flatMap((slot) => {
    const words = asPhrase(of(slot), keeps);
    return words.length > 0 ? [[{ part: slot, text: `${SECTION_LABELS[slot]}: ` }, ...words]] : [];
  });
  block(out, 'camera', 'Cinematography', labelled);
  block(
    out,
    'subject',
    'Actions',
    beats.map(({ words }) => [{ part: 'subject', text: '- ' }, ...raised(asPhrase(words, keeps))]),
  );
  block(out, 'audio', 'Dialogue', said.filter(({ slot }) => slot === 'lines').flatMap(linesOf));
  const heard = of('audio');
  block(out, 'audio', 'Background Sound', [
    ...(heard.length > 0 ? [raised(asPhrase(heard, keeps))] : []),
    ...given.facts
      .filter(isHeard)
      .map((fact) => [{ part: 'audio' as const, text: withCapital(fact.phrase) }]),
  ]);
  return out;
}

function isHeard({ phrase }: Positive): boolean {
  return phrase.split(' ').includes('sound');
}

function raised([first, ...others]: readonly Stretch[]): Stretch[] {
  return first ? [{ ...first, text: withCapital(first.text) }, ...others] : [];
}

/** One sentence a beat, by its number; what does not happen stands with the first. */
function inBeats(given: ToArrange): Stretch[] {
  const { said, guide, language } = given;
  const [, ...next] = said.filter(({ slot }) => slot === 'subject');
  const first = inSentences({ ...given, said: said.filter((one) => !next.includes(one)), guide });
  if (next.length === 0) return first;
  const out: Stretch[] = [];
  for (const [at, words] of [first, ...next.map((one) => asSentence([...one.words], language))].entries()) {
    append(out, `${at === 0 ? '' : '\n'}${at + 1}. `, 'subject');
    for (const one of words) append(out, one.text, one.part);
  }
  return out;
}

const PROSE: ReadonlySet<Slot> = new Set(['subject', 'place', 'technical', 'absent']);
const SECTION_LABELS = { camera: 'Camera', light: 'Lighting', mood: 'Mood' } as const;

function block(out: Stretch[], part: Part, label: string, lines: readonly (readonly Stretch[])[]): void {
  if (lines.length === 0) return;
  append(out, `${out.length > 0 ? '\n\n' : ''}${label}:`, part);
  for (const words of lines) {
    append(out, '\n', part);
    for (const one of words) append(out, one.text, one.part);
  }
}

/** What each says on a line of its own. */
function linesOf({ said, statements }: SlotWords): Stretch[][] {
  return statements.flatMap((one) => {
    if (one.kind !== 'line') return [];
    // Who speaks stands between the line before and this one.
    const before = statements.findLast(({ kind, to }) => kind === 'line' && to <= one.from)?.to ?? 0;
    const first = statements.find(({ from }) => from >= before) ?? one;
    const text = said.text.slice(first.from, one.to).trim();
    return [[{ part: 'audio' as const, text: `- ${withCapital(text)}` }]];
  });
}
