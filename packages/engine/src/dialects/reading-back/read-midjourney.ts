import type { ModelId } from '../../catalogue/index.ts';
import { midjourney } from '../../catalogue/models/photo/midjourney.ts';
import { midjourneyVideo } from '../../catalogue/models/video/midjourney-video.ts';
import type { Mode, Reference } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { ratioIn } from './nearest-ratio.ts';
import { addNegatives, type ReadBack, settingValue, withoutEnd } from './read-back.ts';
import { withoutWeights } from './without-weights.ts';

/** A keyboard makes one long dash out of two short ones. */
const FLAG = /(?<=^|\s)(?:--|—)([a-z][a-z-]*)(?=\s|$|,)/gi;
const PICTURES = /^(?:\s*https?:\/\/\S+)+/;
const WEIGHTED_PART = /^-?(?:\d+(?:\.\d+)?|\.\d+)?(?=\s|$)/;

const LONG: Readonly<Record<string, string>> = { aspect: 'ar', version: 'v', quality: 'q', profile: 'p' };
const ALONE: readonly string[] = [
  'raw',
  'tile',
  'hd',
  'draft',
  'loop',
  'video',
  'fast',
  'relax',
  'turbo',
  'stealth',
  'public',
];
const ROLES: Readonly<Record<string, Reference['role']>> = {
  sref: 'style',
  oref: 'subject',
  cref: 'subject',
};
const MOVES: readonly string[] = ['motion', 'loop', 'video', 'end', 'bs'];

interface Flag {
  name: string;
  value: string;
}

/** Phrases, then flags: a cat in the rain --ar 3:2 --no text --s 250. */
export function readMidjourney(prompt: string, mode: Mode): ReadBack {
  const { words, flags } = parted(prompt);
  const isVideo = flags.some(({ name }) => MOVES.includes(name));
  const pictures = PICTURES.exec(words)?.[0].trim().split(/\s+/) ?? [];
  const text = words.replace(PICTURES, '');
  const { wanted, unwanted } = byWeight(text);
  const said = withoutWeights(wanted).trim();
  const { shot } = readShot(said, { mode: isVideo ? 'video' : mode });
  const settings: Record<string, string | number | boolean> = {};
  const negatives = unwanted;
  for (const id of pictures) shot.references.push({ id, role: 'subject' });
  for (const { name, value } of flags) {
    const role = ROLES[name];
    const ratio = name === 'ar' ? ratioIn(value) : undefined;
    if (ratio) shot.ratio = ratio;
    else if (name === 'no') negatives.push(value);
    else if (role && /\D/.test(value))
      for (const id of value.split(/\s+/)) shot.references.push({ id, role });
    else settings[longName(name, isVideo)] = value === '' ? true : settingValue(value);
  }
  const negative = negatives.filter((thing) => thing !== '').join(', ');
  addNegatives(shot, negative);
  const model: ModelId = isVideo ? 'midjourney-video' : 'midjourney';
  return { kind: 'midjourney', words: said, shot, settings, ...(negative && { negative }), model };
}

/** "a harbour::2 boats::-0.5": what counts less than nothing must not be seen. */
function byWeight(text: string): { wanted: string; unwanted: string[] } {
  const [first = '', ...others] = text.split('::');
  let said = first;
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const other of others) {
    const [weight = ''] = WEIGHTED_PART.exec(other) ?? [];
    (weight.startsWith('-') ? unwanted : wanted).push(said.trim());
    said = other.slice(weight.length);
  }
  return { wanted: [...wanted, said.trim()].filter((part) => part !== '').join(', '), unwanted };
}

/** Words that stand behind a flag's value are words again: people put flags anywhere. */
function parted(prompt: string): { words: string; flags: Flag[] } {
  const marks = [...prompt.matchAll(FLAG)];
  const flags: Flag[] = [];
  let words = prompt.slice(0, marks[0]?.index ?? prompt.length);
  for (const [n, mark] of marks.entries()) {
    const written = mark[1]?.toLowerCase() ?? '';
    const name = LONG[written] ?? written;
    const behind = prompt.slice(mark.index + mark[0].length, marks[n + 1]?.index ?? prompt.length);
    const taken = takenBy(name, behind);
    flags.push({ name, value: withoutEnd(taken.trim()) });
    words += behind.slice(taken.length);
  }
  return { words: words.trim().replace(/,$/, ''), flags };
}

function takenBy(name: string, behind: string): string {
  if (name === 'no') return behind;
  if (ALONE.includes(name)) return '';
  const several = name in ROLES ? /^(?:\s+(?:https?:\/\/\S+|\d+(?:::\d+)?|[\w-]+(?=\s|$)))+/ : /^\s+[^\s,]+/;
  return several.exec(behind)?.[0] ?? '';
}

/** As the data sheet writes it: `--s` is `--stylize`. */
function longName(name: string, isVideo: boolean): string {
  const known = (isVideo ? midjourneyVideo : midjourney).parameters;
  const meant = known.find(({ value }) => value.name === `--${name}` || value.short === `--${name}`);
  return meant?.value.name ?? `--${name}`;
}
