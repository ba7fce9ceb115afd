import type { Model, Parameter } from '../../catalogue/index.ts';
import { read } from '../../language/read.ts';
import { artefacts, useNouns } from '../../language/requests/request-words.ts';
import { askedOf } from '../../language/settings/asked-of.ts';
import {
  comparing,
  filmWords,
  frames,
  settingGlue,
  settingTalk,
  shapes,
} from '../../language/settings/setting-words.ts';
import type { SettingKey } from '../../language/statement.ts';
import { numbersIn } from '../../language/words/numbers-in.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { tokensOf } from './concrete.ts';
import type { Given } from './laws-of-writing.ts';
import type { ToldSetting } from './told-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** Settings by the names that people have for them, and how each is put so that it can be read as nothing else. */
const named: Readonly<Record<string, { isValue: RegExp; put: (value: string) => string }>> = {
  ratio: { isValue: /^\d{1,4}:\d{1,4}$/, put: (value) => value },
  seconds: { isValue: /^\d{1,3}(?:\.\d+)?$/, put: (value) => `${value} seconds` },
  resolution: { isValue: /^(?:\d{3,4}p|[248]K|\d{3,5}x\d{3,5})$/i, put: (value) => value },
  fps: { isValue: /^\d{1,3}$/, put: (value) => `${value} fps` },
  count: { isValue: /^\d{1,2}$/, put: (value) => `${value} images` },
};
export const settingNames = Object.keys(named) as SettingKey[];

const MINUTE = 60;
const FIGURES = /\d+(?:\.\d+)?/g;

/** A setting as the engine reads it without doubt; nothing of the generator's own, which go by their names. */
export function putSetting({ name, value }: ToldSetting): string | undefined {
  return named[name]?.put(value);
}

/** The generator's own setting of a name. */
export function ownSetting({ parameters }: Model, name: string): Parameter | undefined {
  return parameters.map((one) => one.value).find((one) => one.name === name || one.short === name);
}

/** As the generator takes it. */
export function ownValue({ options, min, max }: Parameter, value: string): string | number | boolean {
  const option = options?.find((one) => String(one).toLowerCase() === value.toLowerCase());
  if (option !== undefined) return option;
  if (value === 'true' || value === 'false') return value === 'true';
  const isNumber = min !== undefined || max !== undefined || !options;
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** L6: what is set was said, by the words that it is said to come from. */
export function settingsLaw({ answer, told, rest, asked, isEnglish }: Given): BrokenLaw | undefined {
  const isClip = asked.mode === 'video';
  const { statements } = read(rest, { isClip });
  const certain = statements.filter(({ sure }) => sure !== 'guess');
  for (const { words, name, value } of answer.set) {
    const isNamed = named[name]?.isValue.test(value);
    if (words === '' || !(isNamed || ownSetting(told.model, name))) return { problem: 'other-form' };
    const said = numbersIn(words);
    const figures = value.match(FIGURES) ?? [];
    const isSaid =
      figures.every(
        (one) => said.has(Number(one)) || (name === 'seconds' && said.has(Number(one) / MINUTE)),
      ) ||
      (name === 'ratio' && isOfSides(value, [...said]));
    const isByName = said.size === 0 && (namesSetting(words, name) || namesSetting(words, value));
    if (said.size > 0 ? !isSaid : !isNamed && figures.length > 0 && !isByName)
      return { problem: 'changed', words };
    const heard = isNamed
      ? askedOf(read(words, { isClip }).statements, words, name as SettingKey)
      : undefined;
    // Words without a figure are about the setting, or what is seen would be gone with them.
    if (
      said.size === 0 &&
      !isByName &&
      heard === undefined &&
      isEnglish &&
      !talksOf(name, words) &&
      !isOfUse(words)
    )
      return { problem: 'leaves-nothing', words };
    if (!isNamed) continue;
    const elsewhere = askedOf(certain, rest, name as SettingKey);
    const shape = name === 'ratio' ? shapeIn(words) : undefined;
    const isOther =
      differs(heard, value, words) || differs(shape, value, words) || differs(elsewhere, value, rest);
    // "Nearly square, a touch taller" names one shape and means another.
    const isRelative = name === 'ratio' && tokensOf(words).some(({ word }) => comparing.has(word));
    if (isOther && !isRelative) return { problem: 'changed', words };
  }
  return undefined;
}

/** The shape of which a name stands in words. */
function shapeIn(words: string): string | undefined {
  const name = words
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => Object.hasOwn(shapes, word));
  return name === undefined ? undefined : shapes[name];
}

/** Words that say it without a figure. */
function talksOf(name: string, words: string): boolean {
  const talk = settingTalk[name];
  return (
    talk !== undefined && (shapeIn(words) !== undefined || tokensOf(words).some(({ word }) => talk.has(word)))
  );
}

/** "Contrast medium": whoever names a setting leaves its figure to whoever knows the values. */
function namesSetting(words: string, name: string): boolean {
  const plain = (one: string) => one.toLowerCase().replace(/[^a-z]+/g, '');
  return plain(name) !== '' && plain(words).includes(plain(name));
}

/** Where a picture will be seen, and nothing else, is no part of it. */
function isOfUse(words: string): boolean {
  return tokensOf(words).every(
    ({ kind, word }) =>
      kind === 'mark' ||
      isFunctionWord(word) ||
      [frames, useNouns, artefacts, settingGlue, filmWords].some((names) => names.has(word)),
  );
}

/** A shape by its name says only how the picture is held: "vertical" is 4:5 as well as 9:16. */
function differs(read: string | undefined, value: string, text: string): boolean {
  if (read === undefined || read.toLowerCase() === value.toLowerCase()) return false;
  return !value.includes(':') || text.includes(read) || heldAs(read) !== heldAs(value);
}

/** "900 by 2000" is 9:20. */
function isOfSides(value: string, sides: readonly number[]): boolean {
  const [width = 1, height = 1] = value.split(':').map(Number);
  return sides.some((one, at) =>
    sides.some((other, nth) => nth !== at && Math.abs(one / other - width / height) < ALMOST),
  );
}

const ALMOST = 0.01;

function heldAs(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return Math.sign(width - height);
}
