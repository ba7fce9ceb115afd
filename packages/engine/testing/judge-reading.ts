import type { Shot } from '../src/shot/shot.ts';
import type { ExpectedReading, JudgedLine } from './judged-line.ts';

export interface Verdict {
  /** Fields that were expected. */
  expected: number;
  right: number;
  /** Fields that were set and should not have been. */
  set: number;
  invented: string[];
  wrong: string[];
}

type Reading = Partial<Record<keyof ExpectedReading, unknown>>;

/** Holds what was read against what a careful assistant director wrote down. */
export function judge({ text, expect, optional = [] }: JudgedLine, shot: Shot): Verdict {
  const reading = readingOf(shot);
  const verdict: Verdict = { expected: 0, right: 0, set: 0, invented: [], wrong: [] };
  const keys = new Set([...Object.keys(expect), ...Object.keys(reading)] as (keyof ExpectedReading)[]);
  for (const key of keys) {
    const wanted = expect[key];
    const got = reading[key];
    if (got !== undefined) verdict.set += 1;
    if (wanted === undefined) {
      if (!optional.includes(key)) verdict.invented.push(`${key}=${JSON.stringify(got)} in "${text}"`);
      continue;
    }
    if (got === undefined && optional.includes(key)) continue;
    verdict.expected += 1;
    if (got !== undefined && agrees(key, wanted, got)) verdict.right += 1;
    else verdict.wrong.push(`${key}: ${JSON.stringify(got)} for ${JSON.stringify(wanted)} in "${text}"`);
  }
  return verdict;
}

/** What is set, under the names the lines use. An action nobody asked about is not judged. */
function readingOf({ subject, place, camera, light, effects, lines, negative, duration }: Shot): Reading {
  const given: Reading = {
    size: camera.size,
    framings: camera.framings.length > 0 ? camera.framings : undefined,
    angle: camera.angle,
    movement: camera.movement,
    mm: camera.lens?.mm,
    toMm: camera.lens?.toMm,
    lensKind: camera.lens?.kind,
    focus: camera.focus,
    aperture: camera.aperture ?? camera.lens?.maxAperture,
    shutter: camera.shutter,
    iso: camera.iso,
    source: light.source,
    direction: light.direction,
    quality: light.quality,
    temperature: light.temperature,
    hour: place.hour,
    weather: place.weather,
    placeClass: place.class,
    duration,
    people: subject.people,
    effects: effects.length > 0 ? effects : undefined,
    speech: lines.length > 0 ? lines : undefined,
    negative: negative.length > 0 ? negative : undefined,
    action: subject.action || undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function agrees(key: keyof ExpectedReading, wanted: unknown, got: unknown): boolean {
  if (key === 'action') return list(wanted).some((words) => standInOrder(String(words), String(got)));
  if (key === 'speech') return sameSpeech(wanted as SpeechList, got as SpeechList);
  if (key === 'negative') return sameThings(wanted as unknown[], got as string[]);
  if (key === 'framings' || key === 'effects')
    return JSON.stringify([...(wanted as string[])].sort()) === JSON.stringify([...(got as string[])].sort());
  return list(wanted).includes(got);
}

type SpeechList = readonly { words: unknown; speaker?: unknown; manner?: unknown }[];

function sameSpeech(wanted: SpeechList, got: SpeechList): boolean {
  return (
    wanted.length === got.length &&
    wanted.every(
      ({ words, speaker = '', manner = '' }, at) =>
        bare(words) === bare(got[at]?.words) &&
        list(speaker).some((one) => bare(one) === bare(got[at]?.speaker)) &&
        list(manner).some((one) => bare(one) === bare(got[at]?.manner)),
    )
  );
}

function sameThings(wanted: readonly unknown[], got: readonly string[]): boolean {
  return (
    wanted.length === got.length &&
    wanted.every((thing) => list(thing).some((one) => got.some((other) => bare(one) === bare(other))))
  );
}

function standInOrder(words: string, text: string): boolean {
  const found = text.toLowerCase().split(/[^\p{L}\p{N}']+/u);
  let at = 0;
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => {
      at = found.indexOf(word, at) + 1;
      return at > 0;
    });
}

function bare(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^\W*(?:(?:a|an|the) )?|[^\p{L}\p{N}]*$/gu, '')
    .trim();
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
