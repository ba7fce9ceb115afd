import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import type { SaidForm, Shot } from '../shot/shot.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { startsFromImage } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import { keepers } from '../writing/keepers.ts';
import { putBack } from '../writing/put-back.ts';
import { textOf } from '../writing/sentence.ts';
import type { Dropped, Written } from '../writing/written.ts';
import { fitBeside } from './fit-beside.ts';
import { arrange } from './form/arrange.ts';
import { clashingOptions } from './form/clashing-options.ts';
import { guideOf, type Slot } from './form/guide.ts';
import { saidOptions } from './form/options.ts';
import { type SlotWords, wordsBySlot } from './form/words-by-slot.ts';
import type { Lifted } from './lift.ts';
import { openOf } from './open.ts';
import { settleWords } from './settle-words.ts';
import { stillStands } from './still-stands.ts';
import { append, type Stretch } from './stretches.ts';
import { toldOf } from './told.ts';
import { unheededIn } from './unheeded.ts';

/** The boxes of a form in the person's words, in the order and with the joints that the guide of a generator asks for. */
export function writeForm(shot: Shot, form: SaidForm, model: Model, settings: Settings): Written {
  const isFromImage = startsFromImage(shot, model);
  const keeps = keepers(shot);
  const guide = guideOf(model);
  const readings = form.boxes.map(({ said }) => said);
  const isPhotographic = guide.isPhotographic === true;
  const settle = (unheeded: readonly string[]) => {
    const settled = form.boxes.map(({ asks, said: first }) => ({
      asks,
      first,
      ...settleWords(first, {
        model,
        mode: shot.mode,
        keeps,
        unheeded,
        isFromImage,
        asks,
        isPhotographic,
        isStopElsewhere: readings.some((one) => one !== first && saysStop(one)),
      }),
    }));
    const lifted = together(settled.map((one) => one.lifted));
    const left = settled.map((one) => one.said.text).join('\n');
    return { settled, lifted, fitted: fitBeside(shot, { readings, left }, model, lifted, settings) };
  };
  const once = settle([]);
  const unheeded = unheededIn(readings, once.fitted.dropped);
  const { settled, lifted, fitted } = unheeded.length > 0 ? settle(unheeded) : once;
  const tail = dialectOf(model).tail?.(fitted, model) ?? '';
  const { chosen, open: clashes } = clashingOptions(form.chosen, readings);
  const options = saidOptions(chosen, {
    isPhotographic,
    isClip: shot.mode === 'video',
  });
  const said = wordsBySlot(settled, guide, model);
  const language = readings.length > 0 ? longest(readings).language : 'en';
  const compose = (slots: readonly SlotWords[]): Stretch[] => {
    const words = arrange({
      guide,
      said: slots,
      options: isFromImage ? [] : options.phrases,
      facts: fitted.facts,
      shot,
      language,
      keeps,
    });
    append(words, tail, 'technical');
    return putBack(words, keeps, false) as Stretch[];
  };
  const limits = hardLimits(model);
  const whole = compose(said);
  const { kept, gone } = fits(textOf(whole), limits)
    ? { kept: said, gone: [] }
    : roomFor(said, keeps, (slots) => fits(textOf(compose(slots)), limits));
  const segments = kept === said ? whole : compose(kept);
  const text = textOf(segments);
  const dropped: Dropped[] = [
    ...lifted.dropped,
    ...options.dropped,
    ...fitted.dropped,
    ...(readings[0] ? toldOf(longest(readings), model) : []),
    ...gone.map(({ words }) => ({
      field: 'details',
      value: textOf([...words]),
      reason: 'length-limit' as const,
    })),
  ];
  const { negative, parameters } = fitted;
  const open = [...clashes, ...openOf(asOneText(shot, form), model, shot.startImage !== undefined)];
  return {
    text,
    ...(negative === undefined ? {} : { negative }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    segments,
    dropped: dropped.filter((one) => !stillStands(one, text)),
    asked: lifted.chosen,
    ...(open.length > 0 && { open }),
  };
}

/** What contradicts itself may stand in two boxes. */
const asOne = new WeakMap<SaidForm, Reading>();

function asOneText({ said, mode }: Shot, form: SaidForm): Reading {
  const known =
    said ??
    asOne.get(form) ??
    read(form.boxes.map(({ said: { text } }) => text).join('\n'), { isClip: mode === 'video' });
  asOne.set(form, known);
  return known;
}

function saysStop({ terms }: Reading): boolean {
  return terms.some(({ field, isDenied }) => field === 'camera.aperture' && !isDenied);
}

function longest(readings: readonly Reading[]): Reading {
  return readings.reduce((one, other) => (other.text.length > one.text.length ? other : one));
}

function together(all: readonly Omit<Lifted, 'edits'>[]): Omit<Lifted, 'edits'> {
  return {
    negative: [...new Set(all.flatMap(({ negative }) => negative))],
    settings: Object.assign({}, ...all.map(({ settings }) => settings)),
    chosen: Object.assign({}, ...all.toReversed().map(({ chosen }) => chosen)),
    dropped: all.flatMap(({ dropped }) => dropped),
  };
}

/** What goes first where not all has room. */
const EXPENDABLE: readonly Slot[] = ['technical', 'mood', 'camera', 'light', 'audio', 'place'];

function roomFor(
  said: readonly SlotWords[],
  keeps: readonly string[],
  doFit: (slots: readonly SlotWords[]) => boolean,
): { kept: readonly SlotWords[]; gone: readonly SlotWords[] } {
  let kept = said;
  for (const slot of EXPENDABLE) {
    if (doFit(kept)) break;
    kept = kept.filter(
      (one) => one.slot !== slot || keeps.some((words) => textOf([...one.words]).includes(words)),
    );
  }
  return { kept, gone: said.filter((one) => !kept.includes(one)) };
}
