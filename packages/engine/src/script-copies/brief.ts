import { isSomebody } from '../language/cast/people.ts';
import {
  aboutIn,
  asksFor,
  forWhom,
  isDenial,
  isForThose,
  isListed,
  isOfMusic,
  isPeopleByAge,
  madeOf,
  nameBefore,
  ordered,
  picturesIn,
  showsOne,
  withColon,
  withoutFor,
  withoutOrdinal,
  withoutScreen,
} from '../language/orders/heads.ts';
import {
  aimedAt,
  aside,
  asksForWords,
  clipKinds,
  factLabels,
  isSeenLast,
  leadsToScreen,
  type Order,
  orderIn,
  secondsIn,
  soundsSo,
  speakerIn,
  withoutSeconds,
} from '../language/orders/order-in.ts';
import { leadsToClose, namedSelf, withoutWish } from '../language/orders/script-lines.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import { auxiliaries } from '../language/words/closed-class.ts';
import { dealTerms, ownContact } from '../language/words/narration-words.ts';
import {
  addresses,
  type BriefRole,
  briefWords,
  explains,
  madeThings,
  musicWords,
  platforms,
  platformsIn,
  roleOfLabel,
  shapeWords,
  visualWords,
  voiceWords,
} from '../language/words/script-words.ts';
import { isMostlyVerb } from '../language/words/senses.ts';
import { audiences, tones } from '../language/words/sight-words.ts';
import { isPronoun } from '../language/words/word-class.ts';
import type { Part } from '../shot/shot.ts';
import { piecesOf } from './pieces.ts';
import { writtenScript } from './written-script.ts';

/** Words to be read out, and who reads them. */
export interface Spoken {
  readonly words: string;
  readonly speaker?: string;
  /** It stood between quotation marks: it is said word for word. */
  readonly isQuoted?: true;
}

/** What a brief says, sorted by what becomes of it. */
export interface Brief {
  /** In order. */
  readonly spoken: Spoken[];
  /** Somebody has written the script whole: nothing is added to it, and nothing else is read out. */
  written?: readonly (readonly string[])[];
  /** What it is about, where that is named apart. */
  topic?: string;
  speaker?: string;
  close?: string;
  /** What is seen at the end: "our logo". */
  closeLook?: string;
  /** What is written at the end. */
  closeScreen?: string;
  /** Whom it is made for: "my nail studio". */
  client?: string;
  /** What kind of clip it is: "onboarding". */
  kind?: string;
  /** How long it is to be, where no setting says it. */
  seconds?: number;
  /** What the opening is to do: "Welcome visitors to the garden". */
  greeting?: string;
  /** What is to be said once more. */
  readonly again: string[];
  /** What is to be left out, in the words it was said in. */
  readonly avoid: string[];
  readonly visuals: string[];
  readonly screen: string[];
  readonly audience: string[];
  readonly tone: string[];
  readonly voice: string[];
  readonly music: string[];
  readonly platform: string[];
  /** What is said to whoever makes it. */
  readonly notes: string[];
}

export interface BriefBox {
  readonly part: Part | undefined;
  readonly reading: Reading;
}

/** What each box of a form is about; a text has one that is about all of it. */
const ROLE_OF_BOX: Readonly<Partial<Record<Part, BriefRole>>> = {
  place: 'visual',
  mood: 'tone',
  camera: 'visual',
  light: 'visual',
};

export function briefOf(boxes: readonly BriefBox[]): Brief {
  const brief: Brief = {
    spoken: [],
    again: [],
    avoid: [],
    visuals: [],
    screen: [],
    audience: [],
    tone: [],
    voice: [],
    music: [],
    platform: [],
    notes: [],
  };
  for (const box of boxes) sort(brief, box);
  return brief;
}

function sort(brief: Brief, { part, reading }: BriefBox): void {
  const given = withoutSettings(reading);
  const isEnglish = reading.languages.every((one) => one === 'en');
  const script =
    part === undefined || part === 'subject'
      ? writtenScript(given, isEnglish, requestsIn(reading))
      : undefined;
  if (script) {
    brief.written = script.scenes;
    const named = script.scenes
      .flat()
      .map(namedSelf)
      .find((name) => name !== undefined);
    if (named !== undefined) brief.speaker ??= named;
  }
  const text = script?.rest ?? given;
  const asked = part && ROLE_OF_BOX[part];
  let label: BriefRole | undefined;
  let speaker: string | undefined;
  let wasQuoted = false;
  const pieces = piecesOf(text, isEnglish);
  for (const [nth, given] of pieces.entries()) {
    let piece = given;
    if (!piece.isQuoted && pieces[nth + 1]?.isQuoted && leadsToScreen(piece.text)) {
      // What leads up to written words is none of the others.
      const end = Math.max(0, piece.text.lastIndexOf(', '));
      piece = { ...piece, text: piece.text.slice(0, end) };
      if (piece.text !== '') sort(brief, { part, reading: { ...reading, text: piece.text, statements: [] } });
      label = 'screen';
      continue;
    }
    if (!piece.isQuoted && pieces[nth + 1]?.isQuoted && leadsToClose(piece.text)) {
      label = 'close';
      continue;
    }
    if (!piece.isQuoted && pieces[nth + 1]?.isQuoted && asksForWords(piece.text)) {
      brief.notes.push(withoutStop(piece.text).replace(/:$/, ''));
      continue;
    }
    if (piece.isQuoted) {
      wasQuoted = true;
      if (label === 'close') {
        keepIn(brief, 'close', piece.text);
        label = undefined;
        continue;
      }
      const isScreen = label === 'screen' || (label === undefined && isLettering(reading, piece.from));
      if (isScreen) brief.screen.push(piece.text);
      else
        brief.spoken.push({ words: piece.text, isQuoted: true, ...(speaker !== undefined && { speaker }) });
      continue;
    }
    if (isEnglish && label === undefined && isOfDeal(piece.text)) {
      brief.notes.push(withoutStop(piece.text));
      continue;
    }
    // Behind what is quoted the brief goes on.
    if (wasQuoted && label === 'say') label = undefined;
    wasQuoted = false;
    if (isEnglish && isFollowed(brief, piece.text, label, asked)) continue;
    const [head, rest] = headed(piece.text);
    const named = roleOfLabel(withoutLead(head === '' ? piece.text.replace(/\.$/, '') : head));
    if (named !== undefined) {
      if (head === '' && named !== 'say') keepIn(brief, asked ?? 'visual', piece.text);
      else label = named;
      if (rest !== '' && named === 'say') {
        for (const item of isListed(head) ? toldItems(rest, 2) : [rest]) keepIn(brief, 'say', item);
        // "Key points: one, two, three." ends with its sentence.
        if (isListed(head) && rest.includes(', ') && /[.!?]$/.test(rest)) label = undefined;
      } else if (rest !== '') {
        keepIn(brief, named, rest);
        label = undefined;
      }
      continue;
    }
    const shown = picturesIn(piece.text);
    if (shown !== undefined) {
      keepIn(brief, 'visual', shown);
      continue;
    }
    const bareHead = head.replace(/[\s,]+$/, '');
    if (factLabels.has(bareHead.toLowerCase()) && rest !== '') {
      keepIn(brief, 'say', `${bareHead}: ${rest}`);
      continue;
    }
    if (bareHead !== '' && (!bareHead.includes(',') || teller(bareHead))) {
      speaker = headOf(brief, bareHead, rest === '');
      const items = rest === '' ? [] : itemsOf(rest);
      const isTopic = isBriefHead(bareHead) && items.length === 1;
      for (const item of items) keepIn(brief, isTopic ? 'topic' : 'say', item);
      // A list goes on behind a semicolon, and ends with its sentence.
      if (rest !== '' && !isBriefHead(head)) label = /[.!?]$/.test(piece.text) ? undefined : 'say';
      continue;
    }
    speaker = undefined;
    const role = roleOfClause(clausesOf(piece.text)[0] ?? '', reading, piece.from);
    if (label === 'say' && (role === undefined || WEAK.has(role))) keepIn(brief, 'say', piece.text);
    else if (asked !== undefined && asked !== 'say') {
      for (const clause of clausesOf(piece.text)) {
        if (isEnglish && followed(brief, clause, asked === 'tone' ? undefined : asked)) continue;
        const at = piece.from + piece.text.indexOf(clause);
        keepIn(brief, roleOfClause(clause, reading, at) ?? asked, clause);
      }
    } else if (reading.language !== 'en') keepIn(brief, 'say', piece.text);
    else keepWords(brief, piece.text, reading, piece.from);
  }
}

/** Money, terms, and how whoever orders it is reached: nobody reads that out. */
function isOfDeal(words: string): boolean {
  return dealTerms.test(words) || ownContact.test(words);
}

function requestsIn({ statements }: Reading): Statement[] {
  return statements.filter(
    (one) => one.kind === 'setting' || (one.kind === 'request' && one.about !== 'talk'),
  );
}

/** Under a label that words are to be read out stand, only what can be no line of them is followed. */
function isFollowed(brief: Brief, words: string, label: BriefRole | undefined, asked?: BriefRole): boolean {
  if (label === undefined) return followed(brief, words, asked);
  const order = label === 'say' ? orderIn(words) : undefined;
  if (order === undefined || !NO_LINE.has(order.does)) return false;
  follow(brief, order);
  return true;
}

const NO_LINE: ReadonlySet<Order['does']> = new Set(['speak', 'write', 'close', 'say']);

/** Whether it tells whoever makes it what to do, which is done and not read out. */
function followed(brief: Brief, words: string, asked?: BriefRole): boolean {
  const whole = orderIn(words);
  if (whole) {
    follow(brief, whole);
    return true;
  }
  const whom = aimedAt(withoutStop(words));
  if (whom !== undefined) {
    brief.audience.push(whom);
    return true;
  }
  if (asked !== undefined) return false;
  if (soundsSo(words)) {
    keepIn(brief, 'tone', withoutStop(words));
    return true;
  }
  const clauses = words.split(/,\s+(?:and\s+)?/);
  const orders = clauses.map(orderIn);
  if (clauses.length < 2 || !orders.every((one, at) => one !== undefined || soundsSo(clauses[at] ?? '')))
    return false;
  for (const [at, one] of orders.entries())
    if (one) follow(brief, one);
    else keepIn(brief, 'tone', withoutStop(clauses[at] ?? ''));
  return true;
}

function withoutStop(words: string): string {
  return words.replace(/[\s,.:!]+$/, '');
}

function follow(brief: Brief, { does, words, times }: Order): void {
  switch (does) {
    case 'say':
      if (brief.written) brief.notes.push(words);
      else for (const item of toldItems(words)) brief.spoken.push({ words: item });
      for (let more = 1; more < times; more++) brief.again.push(words);
      break;
    case 'show':
      keepIn(brief, 'visual', words);
      break;
    case 'open':
      brief.visuals.unshift(...listOf(words).map(seenIn));
      break;
    case 'close':
      if (isSeenLast(words)) brief.closeLook = words;
      else {
        const written = withoutScreen(words);
        if (written !== words) brief.closeScreen = written;
        keepIn(brief, 'close', written);
      }
      break;
    case 'sound':
      keepIn(brief, 'tone', words);
      break;
    case 'avoid':
      if (isOfMusic(words)) brief.music.push(words);
      else brief.avoid.push(words);
      break;
    case 'speak':
      keepIn(brief, 'voice', words);
      break;
    case 'write':
      keepIn(brief, 'screen', words);
      break;
  }
}

/** "Then show the crusher" among things to be shown. */
function seenIn(item: string): string {
  const order = orderIn(item);
  return order?.does === 'show' ? order.words : item;
}

const FEWEST_WORDS = 3;

/** "That the house is closed, tours start at 11, and dogs stay out": one thing after the other. */
function toldItems(words: string, fewest = FEWEST_WORDS): string[] {
  const items = words.split(/[,;]\s+(?:and\s+)?/);
  return items.every((item) => item.split(/\s+/).length >= fewest) ? items : [words];
}

/** Roles that a word alone gives: where words are to be read out they are among them. */
const WEAK: ReadonlySet<BriefRole> = new Set(['visual', 'music', 'note']);
const REMARKS: ReadonlySet<BriefRole> = new Set(['platform', 'voice', 'audience', 'note']);

/** What stands before a colon: who speaks, what it is about, or what kind of clip it is to be. Gives whoever speaks next. */
function headOf(brief: Brief, given: string, isAlone: boolean): string | undefined {
  const seconds = isBriefHead(given) ? secondsIn(given) : undefined;
  if (seconds !== undefined) brief.seconds ??= seconds;
  const head = withoutStop(seconds === undefined ? given : withoutSeconds(given));
  const order = ordered(head);
  if (order) {
    if (order.whom !== '') brief.audience.push(order.whom);
    aboutOf(brief, order.about);
    return undefined;
  }
  const told = teller(head);
  if (told) {
    // "She says": who was named before.
    if (isPronoun(told.speaker.toLowerCase())) return brief.speaker ?? told.speaker;
    brief.speaker ??= told.speaker;
    if (brief.speaker !== told.speaker) brief.voice.push(told.speaker);
    if (told.greets !== undefined) brief.greeting = `${told.greets} ${told.topic}`;
    else if (told.topic !== '') aboutOf(brief, told.topic);
    return told.speaker;
  }
  if (isAlone && isName(head)) return nameIn(head);
  if (isBriefHead(head)) {
    const behind = behindMade(head);
    const about = aboutIn(behind);
    const whom = forWhom(behind);
    const who = speakerIn(behind);
    if (who !== undefined && isSpeaker(who)) brief.speaker ??= who;
    if (about !== undefined) aboutOf(brief, about.trim());
    if (whom !== undefined && !isAudience(whom) && isCalled(whom.trim())) aboutOf(brief, whom.trim());
    else if (whom !== undefined && !isAudience(whom)) brief.client = whom.trim();
    else if (whom !== undefined) brief.audience.push(whom.trim());
    const kind = kindIn(head);
    if (kind !== undefined) brief.kind ??= kind;
    if (
      head.split(/\s+/).length <= 2 &&
      head
        .toLowerCase()
        .split(/\s+/)
        .some((word) => platforms.has(word))
    ) {
      brief.platform.push(...platformsIn(head));
      return undefined;
    }
    const named = platformsIn(head).filter((word) => word !== 'website');
    brief.platform.push(...named);
    const made = madeOf(head);
    const isNamed = made
      .toLowerCase()
      .split(/\s+/)
      .every((word) => platforms.has(word) || madeThings.has(word) || word === 'a');
    const isSaid =
      (kind !== undefined && made.toLowerCase().startsWith(kind)) || (isNamed && named.length > 0);
    if (!isSaid) brief.notes.push(made);
    return undefined;
  }
  if (isName(head)) return nameIn(head);
  aboutOf(brief, head.trim());
  return undefined;
}

/** What stands behind the last word for what is to be made: "for visitors" of "a script for a video for visitors". */
function behindMade(head: string): string {
  const words = head.split(/\s+/);
  const at = words.findLastIndex((word) => {
    const plain = word.toLowerCase().replace(/[^\p{L}-]/gu, '');
    return madeThings.has(plain) || platforms.has(plain);
  });
  // "A greeting for the website": where it is shown is said behind what it is.
  const first = words.findIndex((word) => madeThings.has(word.toLowerCase()));
  return words
    .slice((first >= 0 && platforms.has((words[at] ?? '').toLowerCase()) ? first : at) + 1)
    .join(' ');
}

/** "Café Lind in Graz": who the clip is made for has a name, whom it is shown to has none. */
function isCalled(whom: string): boolean {
  const [first = ''] = whom.replace(/^(?:the|our)\s+/i, '').split(/\s+/);
  return /\p{Lu}/u.test(whom) && !isSomebody(first.toLowerCase());
}

/** People, and no firm: "residents over 65", not "my nail studio". */
function isAudience(whom: string): boolean {
  const words = whom.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return words.some(
    (word) => audiences.has(word) || isSomebody(word) || word === 'people' || word === 'everyone',
  );
}

/** "Onboarding", of "an onboarding video". */
function kindIn(head: string): string | undefined {
  const words = head.toLowerCase().split(/\s+/);
  const at = words.findIndex((word) => madeThings.has(word) && word !== 'training' && word !== 'short');
  const before = words[at - 1] ?? '';
  return at > 0 && clipKinds.has(before) ? before : undefined;
}

/** What it is about is named once; whatever else is named so is one more thing to say. */
function aboutOf(brief: Brief, words: string): void {
  if (brief.topic === undefined) brief.topic = words;
  else if (brief.written) brief.notes.push(words);
  else brief.spoken.push({ words });
}

/** "A training video for shop staff": what is to be made. */
function isBriefHead(head: string): boolean {
  return head
    .toLowerCase()
    .split(/\s+/)
    .some((word) => madeThings.has(word) || platforms.has(word));
}

const FIRST_WORDS = 5;
const FEWEST_TOLD = 5;

/** "Insta reel for my nail studio": what is to be made stands first, and nothing is told of it. */
function isMadeFirst(words: string): boolean {
  const all = words.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const at = all.findIndex((word) => madeThings.has(word) || platforms.has(word));
  return (
    at >= 0 && at < FIRST_WORDS && !all.some((word) => auxiliaries.has(word)) && !isMostlyVerb(all[0] ?? '')
  );
}

const OF_SHOT: ReadonlySet<Statement['kind']> = new Set(['camera', 'move', 'light', 'look', 'sound']);

/** "Medium shot at eye level on a 50mm": how it is seen, which nobody says. */
function isOfShot({ statements }: Reading, from: number, to: number): boolean {
  const inside = statements.filter((one) => one.within === undefined && one.from < to && one.to > from);
  return (
    inside.length > 0 &&
    inside.every(({ kind }) => OF_SHOT.has(kind)) &&
    inside.some(({ sure }) => sure !== 'guess')
  );
}

/** A sentence that is content stays whole; a row of remarks is taken one by one. */
function keepWords(brief: Brief, words: string, reading: Reading, from: number): void {
  if (isOfShot(reading, from, from + words.length)) {
    keepIn(brief, 'visual', words);
    return;
  }
  if (isBriefHead(words.replace(/,.*$/s, ''))) {
    const seconds = secondsIn(words);
    if (seconds !== undefined) brief.seconds ??= seconds;
  }
  const isTimed = isBriefHead(words.replace(/,.*$/s, '')) && secondsIn(words) !== undefined;
  const [first = '', ...others] = clausesOf(isTimed ? withoutSeconds(words).trim() : words);
  const told = teller(first);
  const order = ordered(withoutWish(words));
  if (order) {
    if (order.whom !== '') brief.audience.push(order.whom);
    aboutOf(brief, order.about);
    return;
  }
  const isLed =
    (told && isSpeaker(told.speaker)) ||
    (isBriefHead(first) && (!isContent(first) || asksFor(first) || isMadeFirst(first)));
  if (isLed) headOf(brief, first, false);
  const clauses = isLed ? others : [first, ...others];
  if (clauses.length === 0) return;
  if (isLed) {
    for (const clause of clauses)
      if (!followed(brief, clause))
        keepIn(brief, roleOfClause(clause, reading, from + words.indexOf(clause)) ?? 'visual', clause);
    return;
  }
  const roles = clauses.map((clause) => roleOfClause(clause, reading, from + words.indexOf(clause)));
  // Behind what is told a row that is no remark goes on telling.
  const isBegun = brief.spoken.length > 0 || (brief.topic !== undefined && !showsOne(words));
  const isTold = isBegun && roles.every((role) => role === undefined || role === 'note');
  if (isTold && words.split(/\s+/).length >= FEWEST_TOLD && !clauses.some((clause) => orderIn(clause))) {
    keepIn(brief, 'say', words);
    return;
  }
  const isRow =
    roles.some((role) => role !== undefined && (REMARKS.has(role) || !isContent(words))) ||
    roles.every((role) => role === 'tone');
  if (!isRow) {
    // "It stops at the gate": it goes on from what was told.
    const [word = ''] = /^[\p{L}'’]+/u.exec(words.toLowerCase()) ?? [];
    const goesOn = brief.spoken.length > 0 && isPronoun(word);
    keepIn(brief, goesOn || isContent(words) ? 'say' : 'visual', words, false);
    return;
  }
  let before: BriefRole | undefined;
  for (const [at, clause] of clauses.entries()) {
    const own = roles[at] ?? (before === 'voice' ? 'voice' : undefined);
    // "Male narrator, Irish, unhurried": it goes on about the voice.
    const isOfVoice = before === 'voice' && soundsSo(clause);
    before = isOfVoice ? 'voice' : own;
    if (before !== 'voice' && followed(brief, clause)) continue;
    const role = isOfVoice ? 'voice' : own;
    keepIn(brief, role ?? (isContent(clause) ? 'say' : 'visual'), clause, role !== undefined);
  }
}

function keepIn(brief: Brief, given: BriefRole | 'topic', said: string, isVisual = true): void {
  // Beside a script that is written out nothing else is read out, and no picture is guessed.
  const isOther = given === 'say' || given === 'topic' || (given === 'visual' && !isVisual);
  const role = brief.written !== undefined && isOther ? 'note' : given;
  const words = said
    .replace(/^[\s,–—-]+|[\s,;–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?: ,)+/g, ',')
    .replace(/[\s,]+([.!?])$/, '$1');
  if (!/[\p{L}\p{N}]/u.test(words)) return;
  const [, label = '', rest = ''] = /^([^:]{1,24}):\s+(.+)$/s.exec(words) ?? [];
  const bare = rest !== '' && roleOfLabel(label) === role ? rest : words;
  switch (role) {
    case 'say': {
      const { words: once, times } = aside(bare);
      brief.spoken.push({ words: once });
      for (let more = 1; more < times; more++) brief.again.push(once);
      break;
    }
    case 'screen': {
      const [, quoted, behind = ''] = /^['‘](.+)['’][,.]?(.*)$/s.exec(bare) ?? [];
      brief.screen.push(quoted ?? bare.replace(/\.$/, ''));
      if (platforms.has(behind.trim().toLowerCase())) brief.platform.push(behind.trim());
      else if (behind.trim() !== '') brief.notes.push(behind.trim());
      break;
    }
    case 'topic':
      aboutOf(brief, bare.replace(/\.$/, ''));
      break;
    case 'close':
      brief.close = brief.close === undefined ? bare : `${brief.close} ${bare}`;
      break;
    case 'visual':
      for (const item of listOf(bare).map(seenIn))
        if (isDenial(item)) brief.avoid.push(withoutStop(item));
        else brief.visuals.push(item);
      break;
    case 'note':
      brief.notes.push(bare);
      break;
    case 'platform':
      brief.platform.push(...platformsIn(bare));
      break;
    case 'voice': {
      const [, name] = /\bnamed?\s+(.+)$/i.exec(bare) ?? [];
      // "Dana from HR, relaxed": who it is, and how.
      const [who = bare, ...how] = nameBefore(bare) === undefined ? [bare] : bare.split(/,\s+/);
      const called = name ?? (nameBefore(bare) === undefined ? undefined : who);
      if (called !== undefined && brief.speaker === undefined) {
        brief.speaker = called.replace(/\.$/, '');
        brief.voice.push(...how.map(withoutStop));
      } else brief.voice.push(bare.replace(/\.$/, ''));
      break;
    }
    case 'audience':
      brief.audience.push(withoutFor(bare).replace(/\.$/, ''));
      break;
    default:
      brief[role].push(bare.replace(/\.$/, ''));
  }
}

/** What stands before a colon, and what behind it; an order for a video may be long. */
function headed(given: string): [head: string, rest: string] {
  // "Tone = calm".
  const words = withColon(given);
  const [, head = '', rest = ''] = /^([^:]{1,160}):(?:\s+|$)(.*)$/s.exec(words) ?? [];
  return head.length <= LONGEST_HEAD || isBriefHead(head) ? [head, rest] : ['', ''];
}

const LONGEST_HEAD = 60;

/** "A list of", "the": words before a label that name nothing. */
function withoutLead(head: string): string {
  return head.replace(/^(?:the|our|with|and|two|three|four|five|six|\d+)\s+/i, '').trim();
}

/** "Sgt Obi, in uniform, explains extinguishers": who says what follows, and what it is about. */
function teller(head: string): { speaker: string; topic: string; greets?: string } | undefined {
  const words = head.split(/\s+/);
  const at = words.findIndex((word) => explains.has(word.toLowerCase()));
  if (at < 1) return undefined;
  const who = words
    .slice(0, at)
    .join(' ')
    .replace(/,.*$/, '')
    .replace(/^(?:an?|the|our)\s+/i, '');
  const greets = GREETS.get((words[at] ?? '').toLowerCase());
  const topic = words
    .slice(at + 1)
    .join(' ')
    .replace(/[.,]+$/, '');
  return { speaker: who, topic, ...(greets !== undefined && { greets }) };
}

const GREETS = new Map([
  ['welcomes', 'Welcome'],
  ['greets', 'Greet'],
  ['invites', 'Invite'],
]);

const MOST_OF_A_SPEAKER = 6;

/** "Head gardener Mr Okafor". */
function isSpeaker(who: string): boolean {
  const words = who.split(/\s+/);
  if (isName(who)) return true;
  return (
    words.length <= MOST_OF_A_SPEAKER &&
    words.some((word) => /^(?:Mr|Mrs|Ms|Dr|Prof|Sgt)\.?$/.test(word) || isSomebody(word.toLowerCase()))
  );
}

/** Somebody's name, or what somebody is, with nothing behind it. */
function isName(head: string): boolean {
  const words = nameIn(head).split(/\s+/);
  return words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word) || isSomebody(word.toLowerCase()));
}

function nameIn(head: string): string {
  return head
    .replace(/\(.*?\)/g, '')
    .replace(/^(?:scene\s+\S+\s+)?(?:avatar\s+|the\s+|an?\s+)?/i, '')
    .trim();
}

function isLettering({ statements }: Reading, at: number): boolean {
  return statements.some((one: Statement) => one.kind === 'lettering' && one.from <= at && at <= one.to);
}

function clausesOf(words: string): string[] {
  return words.split(/,\s+(?!and\b)|\s[–—-]\s/).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function itemsOf(words: string): string[] {
  const numbered = words.split(/(?:^|[\s,;]+)\d{1,2}[.)]\s+/).filter((item) => /[\p{L}\p{N}]/u.test(item));
  if (numbered.length > 1 && /^\s*1[.)]\s/.test(words)) return numbered;
  return words.split(/[,;]\s+/).filter((item) => /[\p{L}\p{N}]/u.test(item));
}

/** The things of a list; which scene each is for is its place among them. */
function listOf(words: string): string[] {
  return words
    .replace(/\.$/, '')
    .split(/,\s+(?:and\s+)?/)
    .map(withoutOrdinal)
    .filter((one) => one !== '');
}

/** What a clause of a brief is, by words that hardly stand for anything else. */
function roleOfClause(clause: string, { statements }: Reading, at: number): BriefRole | undefined {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const [, head = '', rest = ''] = /^([^:]{1,24}):\s+(.+)$/s.exec(clause) ?? [];
  const named = head === '' || rest === '' ? undefined : roleOfLabel(head);
  if (named) return named;
  if (/^(?:don['’]t|do not) be\b/i.test(clause)) return 'tone';
  const own = statements.find(({ from, to }) => from <= at + 1 && at + 1 < to);
  if (own?.kind === 'request' && own.about !== 'shell' && own.about !== 'talk') return 'note';
  if (isForThose(clause)) return 'audience';
  if (words.length > 9) return undefined;
  if (words.length === 1 && has(shapeWords)) return 'platform';
  if (has(platforms) && words.length <= 3) return 'platform';
  if (has(voiceWords) || /\b(?:man|woman) and (?:man|woman)\b/.test(clause)) return 'voice';
  if (has(musicWords) && words.length <= 4) return 'music';
  if (isPeopleByAge(words.join(' '))) return 'audience';
  if (
    words.length <= 5 &&
    (has(audiences) || /^for (?:our |the |all |new )?\p{L}+/u.test(clause.toLowerCase()))
  )
    return 'audience';
  if (has(visualWords)) return 'visual';
  if (words.length <= 3 && words.every((word) => briefWords.has(word) || isCount(word))) return 'note';
  if (words.length <= 2 && (own?.kind === 'mood' || words.every((word) => tones.has(word)))) return 'tone';
  return undefined;
}

const COUNTS = new Set('one two three four five six per each a'.split(' '));
const isCount = (word: string) => COUNTS.has(word);

/** Facts, orders and words to somebody are read out; who and what is only seen is not. */
function isContent(words: string): boolean {
  const tokens = words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const [first = ''] = tokens;
  if (tokens.some((word) => addresses.has(word.replace('’', "'")))) return true;
  if (/\d/.test(words)) return true;
  // "Gloves are not a substitute" tells; "a man is sitting" shows.
  if (tokens.some((word, at) => auxiliaries.has(word) && !(tokens[at + 1] ?? '').endsWith('ing')))
    return true;
  return isMostlyVerb(first);
}

/** Blanks in the place of what is set beside the words: every other word stays where it is. */
function withoutSettings({ statements, text }: Reading): string {
  return statements
    .filter((one) => one.kind === 'setting' && one.sure !== 'guess')
    .reduce((now, { from, to }) => now.slice(0, from) + ' '.repeat(to - from) + now.slice(to), text);
}
