import type { Family, ModelId } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';
import { everyClip, has, namesNoAbsence, saidBy, wordsOf } from './every-clip.ts';

const negativeField: GuideRule = {
  says: 'What must not be seen goes into its field, as nouns.',
  holds: ({ negative }, { shot }) =>
    shot.negative.length === 0
      ? negative === undefined
      : negative === shot.negative.join(', ') && !/(?:^|, )(?:no|not|without) /.test(negative),
};

const noFlags: GuideRule = { says: 'No flags.', holds: ({ text }) => !/(?:^|\s)--?[a-z]{2,}\b/.test(text) };

export const cinemaRules: Readonly<Partial<Record<Family | ModelId, readonly GuideRule[]>>> = {
  veo: [
    ...everyClip,
    negativeField,
    noFlags,
    {
      says: 'Cinematography first, then subject, action, context, style and ambience.',
      holds: ({ segments }, { isFromImage }) => {
        const camera = segments.findIndex(({ part }) => part === 'camera');
        const subject = segments.findIndex(({ part }) => part === 'subject');
        return isFromImage || camera < 0 || subject < 0 || camera < subject;
      },
    },
    {
      says: 'Dialogue in quotes, with who says it and how.',
      holds: ({ text, dropped }, { shot }) =>
        shot.lines.every(
          ({ words, manner }) =>
            dropped.some(({ value }) => value.includes(words)) ||
            (text.includes(`"${words.replaceAll('"', '”')}"`) && / says/.test(text) && text.includes(manner)),
        ),
    },
    {
      says: 'Sound effects and ambience in sentences of their own, by their cues.',
      holds: ({ text, dropped }, { shot }) =>
        dropped.some(({ field }) => field.startsWith('audio.')) ||
        ((shot.audio.sounds.length === 0 || /(?:^|\s)SFX: /.test(text)) &&
          (shot.audio.ambience.length === 0 || /(?:^|\s)Ambient noise: /.test(text))),
    },
    { says: 'Specific: a "seasoned detective", not "a man".' },
  ],
  sora: [
    ...everyClip,
    namesNoAbsence,
    noFlags,
    {
      says: 'Prose first, then the blocks in their order.',
      holds: ({ text }) => {
        const labels = [...text.matchAll(/^(Cinematography|Actions|Dialogue|Background Sound):$/gm)].map(
          ([, label]) => label,
        );
        const order = ['Cinematography', 'Actions', 'Dialogue', 'Background Sound'];
        return labels.join() === order.filter((label) => labels.includes(label)).join();
      },
    },
    {
      says: 'A block has lines; one that says nothing is left out.',
      holds: ({ text }) => !/^[A-Z][\w ]+:\n(?:\n|$)/m.test(text),
    },
    {
      says: 'Actions and dialogue in bullets.',
      holds: ({ text }) =>
        ['Actions', 'Dialogue'].every((label) => {
          const [, lines] =
            new RegExp(`^${label}:\\n([\\s\\S]*?)(?:\\n\\n|$(?![\\s\\S]))`, 'm').exec(text) ?? [];
          return lines === undefined || lines.startsWith('- ');
        }),
    },
    { says: 'Light sources by name, three to five colours.' },
  ],
  'runway-gen4': [
    ...everyClip,
    namesNoAbsence,
    noFlags,
    {
      says: 'Motion only, within a thousand units.',
      holds: ({ text }) => text.length <= 1000,
    },
    {
      says: 'No negated words.',
      holds: ({ text }, { shot }) => shot.locked.length > 0 || !/\b(?:no|not|never|without)\b/i.test(text),
    },
    {
      says: 'Something moves: it is never empty.',
      holds: ({ text }) => text.trim() !== '',
    },
    { says: 'Subject motion, then the camera, then the scene.' },
  ],
  hailuo: [
    ...everyClip,
    namesNoAbsence,
    noFlags,
    {
      says: 'Camera commands in brackets, from the list, three at most.',
      holds: ({ text }, { model, shot }) => {
        const known = Object.values(model.camera?.value.moves ?? {});
        const commands = [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inner = '']) => inner.split(','));
        return saidBy(shot, '[') || (commands.length <= 3 && commands.every((one) => known.includes(one)));
      },
    },
    {
      says: 'A move that has a command is not told in words as well.',
      holds: ({ text }) =>
        !/^\[/.test(text) || !/\bthe camera (?:pushes|pulls|pans|tilts|trucks)\b/i.test(text),
    },
    { says: 'Present tense, forty to sixty words.' },
  ],
  'midjourney-video': [
    ...everyClip,
    namesNoAbsence,
    {
      says: 'Only the flags of a clip, last and in order.',
      holds: ({ text }, { shot }) => {
        const flags = (text.replace(wordsOf(shot), '').match(/--[a-z]+/g) ?? []) as string[];
        const order = ['--motion', '--raw', '--loop', '--end', '--bs'];
        return (
          flags.join() === order.filter((flag) => flags.includes(flag)).join() &&
          /--motion (?:low|high)(?: --|$)/.test(text)
        );
      },
    },
    { says: 'A short word on what moves; the frame is chosen before.' },
  ],
  kling: [
    ...everyClip,
    negativeField,
    noFlags,
    {
      says: 'Subject first, then scene, camera, light and atmosphere.',
      holds: ({ segments }, { isFromImage, shot }) =>
        isFromImage || shot.subject.text === '' || segments[0]?.part === 'subject',
    },
    { says: 'Simple words and short sentences; physics where the weather has any.' },
  ],
  luma: [
    ...everyClip,
    namesNoAbsence,
    noFlags,
    {
      says: 'The wanted state and not its opposite: no negated words.',
      holds: ({ text }) => !/\b(?:no|not|never|without)\b/i.test(text),
    },
    {
      says: 'Its own terms for a move.',
      holds: ({ text }, { shot, model, isFromImage }) => {
        const term = shot.camera.movement && model.camera?.value.moves?.[shot.camera.movement];
        return isFromImage || !term || has(text, term) || saidBy(shot, term) || isTold(shot);
      },
    },
    { says: 'Short and directive.' },
  ],
  pika: [
    ...everyClip,
    negativeField,
    noFlags,
    {
      says: 'The camera inside the prose, none of the old -camera, -motion, -neg.',
      holds: ({ text }) => !/(?:^|\s)-(?:camera|motion|neg|gs|ar|fps|seed)\b/.test(text),
    },
  ],
  'firefly-video': [
    ...everyClip,
    negativeField,
    noFlags,
    {
      says: 'Camera motion, angle and size are values of their lists.',
      holds: ({ parameters = {} }, { model }) => {
        const { name, angleName, sizeName, moves, angles, sizes } = model.camera?.value ?? {};
        const listed = (setting: string | undefined, list: object | undefined) =>
          !setting ||
          parameters[setting] === undefined ||
          Object.values(list ?? {}).includes(parameters[setting]);
        return listed(name, moves) && listed(angleName, angles) && listed(sizeName, sizes);
      },
    },
    {
      says: 'The text opens with the shot, unless the words name one themselves.',
      holds: ({ segments, text }, { isFromImage, shot }) =>
        isFromImage || segments[0]?.part === 'camera' || namesShot(shot.subject.text) || / shot\b/.test(text),
    },
    { says: 'No more than four subjects.' },
  ],
  'nova-reel': [
    ...everyClip,
    namesNoAbsence,
    noFlags,
    {
      says: 'No "no", "not" or "without".',
      holds: ({ text }) => !/\b(?:no|not|without)\b/i.test(text),
    },
    { says: 'Within 512 characters.', holds: ({ text }) => Array.from(text).length <= 512 },
    {
      says: 'The camera move stands last.',
      holds: ({ text, segments }, { shot, isFromImage, model }) => {
        const move = shot.camera.movement && model.camera?.value.moves?.[shot.camera.movement];
        return (
          isFromImage ||
          !move ||
          !text.includes(`; ${move}`) ||
          (segments.at(-1)?.text.endsWith(move) ?? false)
        );
      },
    },
  ],
  'movie-gen': [
    ...everyClip,
    {
      says: 'What is heard in a text of its own, below.',
      holds: ({ text }, { shot }) =>
        shot.audio.sounds.length + shot.audio.ambience.length === 0 || /\n\nSound: .+$/.test(text),
    },
    { says: 'A plain descriptive caption.' },
  ],
  'stable-video': [
    ...everyClip.slice(0, 1),
    {
      says: 'It reads no text: over a picture there is none.',
      holds: ({ text }, { isFromImage }) => (text === '') === isFromImage,
    },
    {
      says: 'Figures in their ranges: 1 to 255 for motion, 5 to 30 frames a second, 14 or 25 frames.',
      holds: ({ parameters = {} }, { model }) =>
        ['motion_bucket_id', 'fps', 'num_frames'].every((name) => {
          const known = model.parameters.map((fact) => fact.value).filter((one) => one.name === name);
          const value = Number(parameters[name]);
          return known.some(
            ({ min = value, max = value, options = [value] }) =>
              min <= value && value <= max && options.includes(value),
          );
        }),
    },
    { says: 'A still with room for what moves.' },
  ],
};

/** Its own words name the move. */
function isTold(shot: { camera: { text: string } }): boolean {
  return shot.camera.text !== '';
}

/** "A portrait of …", or more than one sentence: nothing stands before it. */
function namesShot(text: string): boolean {
  return (
    /\b(?:shot|portrait|photo|photograph|close-up|macro|video|picture|view)\b|[.:;!?]/i.test(text) ||
    text.length > 200
  );
}
