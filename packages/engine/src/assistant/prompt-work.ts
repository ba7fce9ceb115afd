import { findModel, type Model } from '../catalogue/index.ts';
import { completeShot } from '../methods/enhance/complete-shot.ts';
import { promptShot } from '../methods/prompt-shot.ts';
import type { Mode, Shot } from '../shot/shot.ts';
import { expendable, hardLimits, lengthIn } from '../writing/fit-length.ts';
import { write } from '../writing/write.ts';
import type { Dropped, Written } from '../writing/written.ts';
import { figured, inputSentences, list, secondsOf, shapesOf, told } from './fact-sentences.ts';
import { ownWords } from './own-words.ts';
import type { CurrentPrompt, Manner } from './question.ts';
import type { Reply } from './reply.ts';
import { ask } from './reply.ts';
import { factsBehind } from './symptoms.ts';
import { EDIT } from './understand.ts';

export type Wish =
  | 'new'
  | 'improve'
  | 'edit'
  | 'shorter'
  | 'longer'
  | 'moodier'
  | 'write-for'
  | 'why'
  | 'length';

const PLAIN_SO_FAR =
  'It is in plain language, trimmed to what the data sheet says; the particular way of writing for each generator is not built yet.';

const reasons: Readonly<Record<Dropped['reason'], string>> = {
  'no-text-input': 'it reads no text at all',
  'no-negative': 'it cannot be told what must not be seen',
  'no-audio': 'it makes no sound',
  'no-movement': 'a still does not move',
  'no-start-image': 'it takes no picture to start from',
  'no-references': 'it takes no reference pictures',
  'ratio-not-offered': 'it does not offer that shape',
  'duration-not-offered': 'it does not offer that length',
  'length-limit': 'there is no room for it within the limit',
  'not-understood': 'it has no way to be told that',
};

const words = (text: string) => lengthIn(text, 'words');

/** What is wanted of a prompt, done. */
export function workOn(
  wish: Wish,
  given: CurrentPrompt,
  manner: Manner,
  { model: asked, words: said = '' }: { model?: Model | undefined; words?: string } = {},
): Reply {
  const isLong = given.text.length > MOST;
  const prompt = isLong && wish !== 'length' ? { ...given, text: given.text.slice(0, MOST) } : given;
  const reply = workedOn(wish, prompt, manner, asked, said);
  return isLong && reply.block
    ? { ...reply, lead: `It is very long, so I took its first ${figured(MOST)} characters. ${reply.lead}` }
    : reply;
}

function workedOn(
  wish: Wish,
  prompt: CurrentPrompt,
  manner: Manner,
  asked: Model | undefined,
  said: string,
): Reply {
  const model = asked ?? (prompt.model === undefined ? undefined : findModel(prompt.model));
  const mode: Mode = asked?.mode ?? prompt.mode;
  const shot = promptShot(ownWords(prompt.text), mode);
  switch (wish) {
    case 'new':
      return {
        ...improved(shot, model, manner),
        topic: 'prompt-new',
        lead: 'A first take of it. What you did not say I chose; change whatever you see otherwise.',
      };
    case 'improve':
      return improved(shot, model, manner);
    case 'edit':
      return edited(shot, said, model);
    case 'shorter':
      return shortened(promptShot(lean(ownWords(prompt.text)), mode), prompt, model, manner);
    case 'longer':
      return lengthened(shot, prompt, model, manner);
    case 'moodier':
      return moodier(shot, model, manner);
    case 'write-for':
      return writtenFor(shot, model, manner);
    case 'why':
      return diagnosed(shot, prompt, model, said);
    case 'length':
      return measured(prompt, model);
  }
}

/** Characters that a message is worth. */
const MOST = 6_000;

/** One thing put in, changed or taken out; all else stays. */
function edited(shot: Shot, said: string, model: Model | undefined): Reply {
  const { add, make, change, drop } = EDIT.exec(said)?.groups ?? {};
  const wanted = (add ?? make ?? change ?? drop ?? '').replace(/^(?:an? |the |some |more )/, '').trim();
  if (drop !== undefined) shot.negative.push(wanted);
  else putIn(shot, wanted);
  const written = write(shot, model);
  const out = written.dropped.find(({ reason }) => reason === 'no-negative');
  return {
    topic: 'prompt-edit',
    lead:
      drop === undefined
        ? `With “${wanted}” in it; all else stays.`
        : out && model
          ? `**${model.name}** cannot be told what must not be seen. Take “${wanted}” out of your own words, and say what stands there instead.`
          : `“${wanted}” is named as what must not be seen.${besideIt(written)}`,
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}

function putIn(shot: Shot, wanted: string): void {
  const { place, camera, light, effects, palette, subject } = promptShot(wanted, shot.mode);
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
  if (!isKnown || subject.text !== '') shot.details = [shot.details, wanted].filter(Boolean).join('. ');
}

/** The hour that was said before, out of the words it was said with. */
function withoutHour(shot: Shot): void {
  const without = (text: string) =>
    text
      .replace(HOUR, '')
      .replace(/\s{2,}/g, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, '');
  shot.place = { ...shot.place, text: without(shot.place.text) };
  shot.light = { ...shot.light, text: without(shot.light.text) };
  shot.subject = { ...shot.subject, action: without(shot.subject.action) };
}

const HOUR =
  /,?\s*\b(?:(?:at|before|after|in|on|during|by)\s+)?(?:the\s+)?(?:(?:early|late|mid)[\s-]?)?(?:noon|midday|midnight|night|dawn|dusk|sunrise|sunset|daybreak|twilight|morning|afternoon|evening|golden hour|blue hour)\b/gi;

function block(written: Written, { mode }: Shot, model: Model | undefined): NonNullable<Reply['block']> {
  return { text: written.text, mode, ...(model ? { model: model.id } : {}) };
}

function forModel(model: Model | undefined): string {
  return model ? ` for **${model.name}**` : '';
}

const fieldWords: Readonly<Record<string, string>> = {
  'camera.size': 'how near the camera is',
  'camera.lens': 'a lens',
  'camera.aperture': 'an aperture',
  'camera.movement': 'what the camera does',
  light: 'where the light comes from',
};

function improved(shot: Shot, model: Model | undefined, manner: Manner): Reply {
  const { shot: whole, added } = completeShot(shot);
  const missing = gaps(shot);
  if (manner === 'experiment') turnHour(whole);
  const written = write(whole, model);
  const did =
    added.length > 0
      ? `I added ${list(added.map(({ field, value }) => `${fieldWords[field] ?? field} (${value})`))}.`
      : 'It already says size, lens and light, so I only put it in order.';
  return {
    topic: 'prompt-improve',
    lead: `${did} Nothing you named is lost.`,
    more: `${missing.length > 0 ? `What only you can add: ${list(missing)}. ` : ''}${model?.tips[0] ? `For **${model.name}**: ${model.tips[0]}` : ''}`.trim(),
    dare: 'the hour is turned round in this one; see what the scene does with it.',
    block: block(written, whole, model),
    buttons: [ask('Make it shorter'), ask('Make it moodier')],
  };
}

/** What a shot does not say, in words for the person who can. */
function gaps(shot: Shot): string[] {
  return [
    shot.subject.text === '' && 'who or what it is about',
    shot.subject.text !== '' && shot.subject.action === '' && 'what they do',
    shot.place.text === '' && !shot.place.class && 'where it is',
    !shot.place.hour &&
      !/\b(?:morning|noon|afternoon|evening|night|dawn|dusk|sunset|sunrise|hour)\b/i.test(
        `${shot.place.text} ${shot.light.text} ${shot.details}`,
      ) &&
      'the hour',
    shot.mood === '' && 'one feeling',
  ].filter((gap) => gap !== false);
}

function turnHour(shot: Shot): void {
  const { hour } = shot.place;
  withoutHour(shot);
  shot.place = {
    ...shot.place,
    hour: hour === 'night' || shot.place.hour === 'dusk' ? 'dawn' : 'night',
  };
}

function shortened(shot: Shot, prompt: CurrentPrompt, model: Model | undefined, manner: Manner): Reply {
  const before = words(prompt.text);
  const wanted = Math.max(8, Math.round(before * (manner === 'focused' ? 0.45 : 0.65)));
  let lost: string[] = [];
  let written = write(shot, model);
  for (const { field, value, remove } of expendable) {
    if (words(written.text) <= wanted) break;
    const said = value(shot);
    if (said === '') continue;
    remove(shot);
    const next = write(shot, model);
    if (next.text === '') break;
    written = next;
    lost.push(unitOf(field, said));
  }
  const after = words(written.text);
  lost = lost.filter((said) => !written.text.toLowerCase().includes(said.toLowerCase()));
  return {
    topic: 'prompt-shorter',
    lead:
      after < before
        ? `${before} words are ${after} now. ${lost.length > 0 ? `Gone: ${list(lost.slice(0, 4).map((said) => `“${clip(said)}”`))}${lost.length > 4 ? ' and more' : ''}.` : ''}`.trim()
        : 'There is nothing in it that can go without the shot going with it.',
    more: 'Figures went before light, light before the camera; who it is about stays.',
    dare: 'cut the last sentence as well and see whether anybody misses it.',
    block: block(written, shot, model),
    buttons: [ask('Make it moodier')],
  };
}

/** A figure with what it counts. */
function unitOf(field: string, said: string): string {
  if (/^[a-z]+(?:-[a-z]+)+$/.test(said)) return said.replace(/-/g, ' ');
  if (!/^[\d ]+$/.test(said)) return said;
  if (field === 'camera.lens') return `${said.replace(' ', ' to ')}mm`;
  if (field === 'camera.iso') return `ISO ${said}`;
  return field === 'light.temperature' ? `${said} K` : said;
}

function lengthened(given: Shot, prompt: CurrentPrompt, model: Model | undefined, manner: Manner): Reply {
  const before = words(prompt.text);
  const { shot } = completeShot(given);
  const night = shot.place.hour === 'night' || shot.place.hour === 'dusk' || shot.place.hour === 'evening';
  if (shot.mood === '')
    shot.mood =
      manner === 'experiment'
        ? 'Held back, as if somebody had just left the room'
        : 'Quiet and unhurried, nothing posed';
  if (!shot.place.foreground)
    shot.place = { ...shot.place, foreground: 'something near and out of focus at the edge of the frame' };
  shot.light = {
    ...shot.light,
    text: [shot.light.text, night ? 'the far side falls off into dark' : 'the far side falls two stops under']
      .filter(Boolean)
      .join(', '),
  };
  shot.details = [shot.details, 'Surfaces show wear: dust, scratches, fingerprints']
    .filter(Boolean)
    .join('. ');
  if (shot.mode === 'video' && model?.audio?.value.length && shot.audio.ambience.length === 0)
    shot.audio.ambience = ['one sound near, one far'];
  const written = write(shot, model);
  const after = words(written.text);
  return {
    topic: 'prompt-longer',
    lead: `${before} words are ${after} now: depth in front, fall-off in the light and wear on the surfaces.`,
    more: 'Change what I made up into what you see; a particular thing is always better than mine.',
    dare: 'replace the mood with a sound.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}

function moodier(shot: Shot, model: Model | undefined, manner: Manner): Reply {
  const was = shot.mood;
  shot.mood = [
    was,
    manner === 'experiment'
      ? 'Something has already happened here and nobody says so'
      : 'Heavy and still, more shadow than light',
  ]
    .filter(Boolean)
    .join('. ');
  if (!shot.place.hour || !['night', 'dusk', 'blue-hour', 'evening'].includes(shot.place.hour))
    withoutHour(shot);
  shot.place = { ...shot.place, hour: 'dusk' };
  shot.light = {
    ...shot.light,
    text: [shot.light.text, 'one low lamp from the side, low-key, the far side nearly black']
      .filter(Boolean)
      .join(', '),
  };
  const written = write(shot, model);
  return {
    topic: 'prompt-moodier',
    lead: 'Darker by light rather than by adjectives: a later hour, one low lamp, and the far side nearly black.',
    more: 'If it is too much, give the lamp back some size: “large and soft” lifts the shadows without losing the hour.',
    dare: 'take the face out of the light and leave the hands in it.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter'), ask('Improve this prompt')],
  };
}

function writtenFor(shot: Shot, model: Model | undefined, manner: Manner): Reply {
  const written = write(shot, model);
  const status =
    model && (model.status.value.kind === 'retired' || model.status.value.kind === 'research-only')
      ? ` Mind that it ${model.status.value.kind === 'retired' ? `is retired${'since' in model.status.value ? ` since ${model.status.value.since}` : ''}` : 'is research only'}.`
      : '';
  if (model && written.text === '')
    return {
      topic: 'prompt-write-for',
      lead: `**${model.name}** reads ${inputSentences[model.input.value]}, so there is no prompt to write for it.${status}`,
    };
  const lost = written.dropped.map(({ value, reason }) => `“${clip(value)}”, because ${reasons[reason]}`);
  return {
    topic: 'prompt-write-for',
    lead: `Written${forModel(model)}.${status} ${PLAIN_SO_FAR}${lost.length > 0 ? ` Left out: ${list(lost)}.` : ''}${besideIt(written)}`,
    more:
      manner === 'focused'
        ? ''
        : model
          ? `It reads ${inputSentences[model.input.value]} best. ${model.tips[1] ?? ''}`.trim()
          : '',
    dare: 'hand the same shot to a generator of the other kind, still or moving, and see what it cannot do without.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}

/** What is no part of the text and goes along with it. */
function besideIt({ parameters = {}, negative }: Written): string {
  const settings = Object.entries(parameters).map(([name, value]) =>
    name.startsWith('--') ? `\`${name} ${value}\`` : `\`${name}: ${value}\``,
  );
  return `${settings.length > 0 ? ` Set beside it: ${settings.join(', ')}.` : ''}${negative ? ` Put this into its negative field: \`${negative}\`.` : ''}`;
}

function measured(prompt: CurrentPrompt, model: Model | undefined): Reply {
  const count = words(prompt.text);
  const characters = Array.from(prompt.text).length;
  const over = hardLimits(model).filter(({ max, unit }) => lengthIn(prompt.text, unit) > max);
  const limit = hardLimits(model)[0];
  const against = !model
    ? ''
    : over[0]
      ? ` That is too long for **${model.name}**, which takes at most ${figured(over[0].max)} ${over[0].unit === 'utf16-units' ? 'characters' : over[0].unit}.`
      : limit
        ? ` **${model.name}** takes up to ${figured(limit.max)} ${limit.unit === 'utf16-units' ? 'characters' : limit.unit}, so it fits.`
        : ` For **${model.name}** no limit is documented.`;
  return {
    topic: 'prompt-length',
    lead: `Your prompt has ${count} words, ${figured(characters)} characters.${against}`,
    buttons: [ask('Make it shorter')],
  };
}

function diagnosed(shot: Shot, prompt: CurrentPrompt, model: Model | undefined, said: string): Reply {
  const found: string[] = [];
  if (model) {
    found.push(...factsBehind(said, model));
    const { kind } = model.status.value;
    if (kind === 'retired' || kind === 'research-only')
      found.push(
        `**${model.name}** ${kind === 'retired' ? 'is retired' : 'is research only'}, so nothing can be made with it any more.`,
      );
    if (model.input.value === 'numbers')
      found.push(`**${model.name}** reads no text at all, only an image and figures.`);
    for (const { value } of model.limits) {
      if (value.of !== 'prompt') continue;
      const has = lengthIn(prompt.text, value.unit);
      const unit = value.unit === 'utf16-units' ? 'characters' : value.unit;
      if (has > value.max)
        found.push(
          value.kind === 'hard'
            ? `It has ${figured(has)} ${unit} and **${model.name}** takes ${figured(value.max)}${value.only ? ` (${value.only})` : ''}: the end is cut off or refused.`
            : `It has ${figured(has)} ${unit}; **${model.name}** reads about ${value.min ?? 1} to ${figured(value.max)} best, so the later ones count for little.`,
        );
      else if (value.kind === 'best' && value.min !== undefined && has < value.min)
        found.push(
          `It has ${figured(has)} ${unit}; **${model.name}** reads ${value.min} to ${figured(value.max)} best, so much is left to chance.`,
        );
    }
    for (const { value, reason } of write(shot, model).dropped)
      if (reason !== 'length-limit')
        found.push(
          `“${clip(value)}” cannot reach **${model.name}**: ${reasons[reason]}${offeredInstead(reason, model)}.`,
        );
    const negative = model.negative?.value;
    const several = shot.negative.filter((words) => /\s/.test(words));
    if (several.length > 0 && negative && 'nounsOnly' in negative && negative.nounsOnly)
      found.push(
        `${list(several.map((words) => `“${words}”`))} in ${negative.kind === 'flag' ? `\`${negative.flag}\`` : `\`${negative.kind === 'field' ? negative.name : ''}\``} is read word by word, each by itself, so “${several[0]?.split(' ').at(-1)}” goes altogether. Use single nouns there, and say in the prompt what should be seen instead.`,
      );
    if (model.startImage?.value === 'required')
      found.push(
        `**${model.name}** needs a picture to start from; words about how things look are wasted there, only what moves counts.`,
      );
  }
  const missing = gaps(shot);
  const { added } = completeShot(shot);
  const open = [...missing, ...added.map(({ field }) => fieldWords[field] ?? field)];
  if (open.length > 0)
    found.push(
      `It does not say ${list(open, 'or')}, so the generator makes that up, and makes up the usual.`,
    );
  const praise = [
    ...new Set(
      prompt.text
        .toLowerCase()
        .match(
          /\b(?:beautiful|stunning|amazing|masterpiece|best quality|8k|ultra[- ]detailed|hyper[- ]?realistic|epic|breathtaking|award[- ]winning|cinematic)\b/g,
        ) ?? [],
    ),
  ];
  if (praise.length > 0)
    found.push(
      `${list(praise.map((word) => `“${word}”`))} ${praise.length > 1 ? 'push' : 'pushes'} every picture towards the same average and say${praise.length > 1 ? '' : 's'} nothing a lens can see.`,
    );
  const readsBest =
    model && told(model.input, (input) => `**${model.name}** reads ${inputSentences[input]} best.`);
  return {
    topic: 'prompt-why',
    lead:
      found.length > 0
        ? `${found.length === 1 ? 'One thing stands out' : 'These stand out'}${model ? `, held against the data sheet of **${model.name}**` : ''}:\n${found.map((line) => `- ${line}`).join('\n')}`
        : `I find nothing against it${model ? ` in the data sheet of **${model.name}**` : ''}: it says who, where, when, camera and light.`,
    more: model ? `${readsBest}` : 'Choose a model and I hold it against that model’s limits as well.',
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
  };
}

/** What can be had of what was asked for. */
function offeredInstead(reason: Dropped['reason'], { duration, shape }: Model): string {
  if (reason === 'duration-not-offered' && duration) return `; it runs ${secondsOf(duration.value)}`;
  return reason === 'ratio-not-offered' && shape ? `; it ${shapesOf(shape.value)}` : '';
}

/** Words that take room and show nothing. */
const WORDY: readonly (readonly [RegExp, string])[] = [
  [/,?\s*(?:and )?all (?:of )?(?:this|that|it) is (?:shown|seen|done|set)\b[^.;]*/gi, ''],
  [/,?\s*in (?:such )?a (?:manner|way|fashion) (?:that|which)\b[^.;,]*/gi, ''],
  [
    /\b(?:very|really|quite|rather|extremely|remarkably|absolutely|truly|actually|basically|simply|incredibly|so much|kind of|sort of)\s+/gi,
    '',
  ],
  [/\b(?:who|which|that) (?:is|are) (wearing|holding|standing|sitting|carrying)\b/gi, '$1'],
  [/\b(?:is|are) in the process of\s+/gi, 'is '],
  [/\b(?:that|which) (?:is|are) (\w+) in colou?r\b/gi, 'in $1'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\ba (?:large|great) (?:number|amount) of\b/gi, 'many'],
  [
    /\b(?:beautiful|stunning|amazing|breathtaking|gorgeous|masterpiece|best quality|award[- ]winning|ultra[- ]detailed|hyper[- ]?realistic)\b,?\s*/gi,
    '',
  ],
];

function lean(text: string): string {
  return WORDY.reduce((said, [wordy, plain]) => said.replace(wordy, plain), text)
    .replace(/\b(and|very)\s+(?=[,.])/gi, '')
    .replace(/\ba(n?) and\b/gi, 'a$1')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
}
