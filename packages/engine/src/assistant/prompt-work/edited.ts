import type { Model } from '../../catalogue/index.ts';
import { promptShot } from '../../methods/prompt-shot.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import { readEdit } from '../reading/edit.ts';
import { ask, type Reply } from '../reply.ts';
import { besideIt } from './beside-it.ts';
import { block } from './block.ts';
import { withoutHour } from './hour.ts';
import { withoutThing } from './without-thing.ts';

/** One thing put in, changed or taken out; all else stays. */
export function edited(
  text: string,
  mode: Mode,
  said: string,
  model: Model | undefined,
  locked: readonly string[] = [],
): Reply {
  const { put, drop } = readEdit(said) ?? {};
  const cut = drop === undefined ? undefined : withoutThing(text, drop, put);
  const shot = promptShot(cut ?? text, mode, locked);
  if (drop !== undefined && cut !== undefined)
    return {
      topic: 'prompt-edit',
      lead:
        put === undefined
          ? `“${drop}” is out of it; all else stays.`
          : `“${put}” stands where “${drop}” stood; all else stays.`,
      block: block(write(shot, model), shot, model),
      buttons: [ask('Make it shorter')],
    };
  const wanted = put ?? drop ?? '';
  if (put === undefined) shot.negative.push(wanted);
  else putIn(shot, wanted);
  const written = write(shot, model);
  const out = written.dropped.find(({ reason }) => reason === 'no-negative');
  return {
    topic: 'prompt-edit',
    lead:
      put !== undefined
        ? `With “${wanted}” in it; all else stays.`
        : out && model
          ? `**${model.name}** cannot be told what must not be seen. Take “${wanted}” out of your own words, and say what stands there instead.`
          : `“${wanted}” is named as what must not be seen.${besideIt(written)}`,
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}

export function putIn(shot: Shot, wanted: string): void {
  const { place, camera, light, effects, palette, subject, ratio } = promptShot(wanted, shot.mode);
  if (ratio) shot.ratio = ratio;
  const isKnown = [
    place.hour,
    place.weather,
    place.class,
    camera.size,
    camera.angle,
    camera.movement,
    camera.lens,
    camera.focus,
    camera.aperture,
    light.source,
    light.quality,
    light.direction,
    light.temperature,
    effects[0],
    palette[0],
    ratio,
  ].some((field) => field !== undefined);
  const { text: _, ...where } = place;
  const { text: _camera, framings, ...lens } = camera;
  const { text: _light, ...lit } = light;
  if (where.hour) withoutHour(shot);
  shot.place = { ...shot.place, ...where };
  shot.camera = { ...shot.camera, ...lens, framings: [...new Set([...shot.camera.framings, ...framings])] };
  shot.light = { ...shot.light, ...lit };
  shot.effects = [...new Set([...shot.effects, ...effects])];
  shot.palette = [...new Set([...palette, ...shot.palette])];
  if (!isKnown || subject.text !== '')
    shot.details = [shot.details, articled(wanted)].filter(Boolean).join('. ');
}

/** A thing of its own is one of its kind: "dog" is "a dog". */
function articled(wanted: string): string {
  const isOne =
    /^[a-z]+(?: [a-z]+)?$/.test(wanted) &&
    !/(?:s|fog|rain|snow|smoke|dust|light|wind|water|winter|summer|autumn|spring|grass|blood|music|ing|ed|er)$/.test(
      wanted,
    );
  return isOne ? `${/^[aeiou]/.test(wanted) ? 'an' : 'a'} ${wanted}` : wanted;
}
