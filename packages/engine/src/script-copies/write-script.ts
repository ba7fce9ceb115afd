import type { Model } from '../catalogue/model.ts';
import { isOfPart } from '../language/orders/order-in.ts';
import { emptyShot, type Shot } from '../shot/shot.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { fitModel } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import type { Dropped, Segment, Written } from '../writing/written.ts';
import { type Brief, type BriefBox, briefOf } from './brief.ts';
import { formOf, type Shows, showsOf } from './forms.ts';
import { planOf, quotesAreAll, type Scene } from './plan.ts';

/** Tools that read out what they are given: avatars, and clips cut over a narration. */
export function takesScript({ family }: Model): boolean {
  return family === 'avatar' || family === 'script-to-video';
}

/** A brief that is sorted for one tool, and how scenes become its script. */
export interface OpenScript {
  readonly brief: Brief;
  /** As the engine plans them. */
  readonly scenes: readonly Scene[];
  readonly seconds: number | undefined;
  readonly isEnglish: boolean;
  readonly shows: Shows;
  /** Scenes in the form that the tool takes, and what goes beside it. */
  readonly write: (scenes: readonly Scene[], by?: 'scene') => Written;
}

/** Boxes of a form or a text as a script for such a tool: the brief is sorted and never read out. */
export function writeScript(shot: Shot, model: Model, settings: Settings): Written {
  const { scenes, write } = openScript(shot, model, settings);
  return write(scenes);
}

export function openScript(shot: Shot, model: Model, settings: Settings): OpenScript {
  const boxes = boxesOf(shot);
  const brief = briefOf(boxes);
  const isEnglish = boxes.every(({ reading }) => reading.languages.every((one) => one === 'en'));
  const form = formOf(model);
  const seconds = shot.duration ?? brief.seconds;
  const shaped = brief.seconds === undefined ? shot : { ...shot, duration: shot.duration ?? brief.seconds };
  const own = form.settings(brief, model, shaped);
  const planned = planOf(brief, seconds).map((scene) => (isEnglish ? scene : withoutEnglish(scene)));
  const fitted = fitModel(besideOf(shaped), model, settings);
  const parameters = { ...fitted.parameters, ...own };
  const write = (scenes: readonly Scene[], by?: 'scene'): Written => {
    // How long it is decides how much there is to say, wherever it is set.
    const dropped: Dropped[] = fitted.dropped.filter(({ field }) => field !== 'duration');
    let kept = [...scenes];
    const say = () =>
      form.say({ brief, scenes: kept, shot: shaped, model, parameters, ...(by && { picturesBy: by }) });
    let segments = say();
    const limits = hardLimits(model);
    while (kept.length > 1 && !fits(textOf(segments), limits)) {
      const gone = kept.at(-1);
      kept = kept.slice(0, -1);
      for (const value of gone?.narration ?? [])
        dropped.push({ field: 'audio.dialogue', value, reason: 'length-limit' });
      segments = say();
    }
    const text = textOf(segments);
    // A brief says its shape in words where there is no setting for it.
    const isInWords = dropped.findIndex(({ field, value }) => field === 'ratio' && text.includes(value));
    if (isInWords >= 0) dropped.splice(isInWords, 1);
    dropped.push(...untold(brief, `${text}\n${Object.values(parameters).join('\n')}`, form.takes));
    dropped.push(...unheeded(shot, boxes, text, dropped));
    return {
      text,
      ...(Object.keys(parameters).length > 0 && { parameters }),
      segments,
      dropped,
      ...(shaped.duration !== undefined && { asked: { seconds: String(shaped.duration) } }),
    };
  };
  return { brief, scenes: planned, seconds, isEnglish, shows: showsOf(form, model), write };
}

function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

function boxesOf({ said, form }: Shot): BriefBox[] {
  if (said) return [{ part: undefined, reading: said }];
  return (form?.boxes ?? []).map(({ asks, said: reading }) => ({ part: asks, reading }));
}

function besideOf({ mode, ratio, duration, startImage, references }: Shot): Shot {
  return {
    ...emptyShot(mode),
    ...(ratio !== undefined && { ratio }),
    ...(duration !== undefined && { duration }),
    ...(startImage !== undefined && { startImage }),
    references: [...references],
  };
}

/** In another language nothing of ours stands beside it: what is to be filled is left open without a word. */
function withoutEnglish(scene: Scene): Scene {
  const isOurs = scene.narration.every((line) => line.startsWith('['));
  return {
    ...scene,
    title: isOurs ? '' : scene.title,
    narration: scene.narration.flatMap((line) => (line.startsWith('[') ? (isOurs ? ['[…]'] : []) : [line])),
  };
}

/** Where words stand between quotation marks, what stands outside of them is not read out. */
function unread(brief: Brief): string[] {
  const { spoken } = brief;
  return quotesAreAll(brief) ? spoken.flatMap(({ words, isQuoted }) => (isQuoted ? [] : [words])) : [];
}

/** Parts of the brief that this tool has no place for. */
function untold(brief: Brief, there: string, takes?: (wish: string) => boolean): Dropped[] {
  const parts = {
    mood: brief.tone,
    'place.text': brief.visuals.filter((one) => takes?.(one) !== true),
    'subject.text': brief.topic === undefined ? [] : [brief.topic],
    'audio.dialogue': [
      ...brief.voice,
      ...(brief.closeLook === undefined ? [] : [brief.closeLook]),
      ...(brief.greeting === undefined ? [] : [brief.greeting]),
      ...brief.screen,
      ...brief.audience,
    ],
    'audio.music': brief.music,
    details: [
      ...(brief.client === undefined ? [] : [brief.client]),
      ...(brief.written === undefined || brief.kind === undefined ? [] : [brief.kind]),
      ...brief.platform,
      ...brief.avoid,

      ...unread(brief),
    ],
  };
  const gone = Object.entries(parts).flatMap(([field, values]) =>
    values
      .filter((value) => !there.toLowerCase().includes(value.toLowerCase()))
      // A face for each part of the words says it.
      .filter((value) => !(isOfPart(value) && there.includes('"expression"')))
      .map((value) => ({ field, value, reason: 'not-understood' as const })),
  );
  const notes = brief.notes.map((value) => ({
    field: 'request',
    value,
    reason: 'asked-of-the-app' as const,
  }));
  const speakers = [brief.speaker, ...brief.spoken.map(({ speaker }) => speaker)];
  const unnamed = [...new Set(speakers)]
    .filter((speaker) => speaker !== undefined)
    .filter((speaker) => !there.toLowerCase().includes(speaker.toLowerCase()))
    .map((value) => ({ field: 'audio.dialogue', value, reason: 'not-understood' as const }));
  return [...gone, ...notes.filter(({ value }) => !there.includes(value)), ...unnamed];
}

/** What must not be there, what has to stay and is not, and settings that such a tool does not have. */
function unheeded(
  shot: Shot,
  boxes: readonly BriefBox[],
  text: string,
  dropped: readonly Dropped[],
): Dropped[] {
  const isTold = (value: string) => text.includes(value) || dropped.some((one) => one.value.includes(value));
  const settings = boxes.flatMap(({ reading }) =>
    reading.statements.flatMap((one) =>
      one.kind === 'setting' &&
      one.sure !== 'guess' &&
      one.key !== 'ratio' &&
      one.key !== 'seconds' &&
      one.key !== 'other'
        ? [{ field: one.key, value: one.value, reason: 'no-setting' as const }]
        : [],
    ),
  );
  return [
    ...settings,
    ...shot.negative
      .filter((value) => !isTold(value))
      .map((value) => ({ field: 'negative', value, reason: 'no-negative' as const })),
    ...shot.locked
      .filter((value) => !isTold(value))
      .map((value) => ({ field: 'locked', value, reason: 'not-understood' as const })),
  ];
}
