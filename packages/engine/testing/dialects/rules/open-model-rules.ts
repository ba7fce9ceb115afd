import type { Family } from '../../../src/catalogue/index.ts';
import { lengthIn } from '../../../src/writing/fit-length.ts';
import type { GuideRule } from '../guide-rule.ts';
import { everyClip } from './every-clip.ts';

export const openModelRules: Readonly<Partial<Record<Family, readonly GuideRule[]>>> = {
  hunyuan: [
    ...everyClip,
    {
      says: 'Subject first, the camera after the scene, the atmosphere last.',
      holds: ({ segments }, { shot, isFromImage }) =>
        isFromImage || shot.subject.text === '' || segments[0]?.part === 'subject',
    },
    {
      says: 'Its own phrase for a move.',
      holds: ({ text }, { shot, model }) => {
        const phrase = shot.camera.movement && model.camera?.value.moves?.[shot.camera.movement];
        return (
          !phrase ||
          shot.camera.text !== '' ||
          text.toLowerCase().includes(phrase) ||
          !/the camera (?:pushes|pulls|pans|tilts)/i.test(text)
        );
      },
    },
    { says: 'Events in order: first, then, meanwhile, finally; where things stand in the frame.' },
  ],
  cogvideo: [
    ...everyClip,
    { says: 'Within 226 tokens.', holds: ({ text }) => lengthIn(text, 'tokens') <= 226 },
    {
      says: 'Flowing sentences: no list, no label.',
      holds: ({ text }, { shot }) =>
        shot.details.includes('\n') || !/^\s*(?:[-*]|\d+\.)\s|^\w+:$/m.test(text),
    },
    {
      says: 'Sixty to a hundred and twenty words: subject, clothing, action, setting, light, camera, atmosphere.',
    },
  ],
  'open-video': [
    ...everyClip,
    {
      says: 'A short caption within 77 tokens.',
      holds: ({ text }, { model }) =>
        !model.limits.some(({ value }) => value.max === 77) || lengthIn(text, 'tokens') <= 77,
    },
    {
      says: 'One run of words: no stop behind it.',
      holds: ({ text }, { shot, isFromImage }) =>
        isFromImage ||
        /[.!?]["”’')\]]*$/.test(`${shot.details}${shot.place.text}${shot.subject.text}`) ||
        !/[^.]\.$/.test(text) ||
        /\.\s/.test(text),
    },
  ],
  phenaki: [
    ...everyClip.slice(0, 2),
    {
      says: 'Numbered beats, from one on.',
      holds: ({ text }) =>
        text === '' || text.split(/\n(?=\d+\. )/).every((beat, at) => beat.startsWith(`${at + 1}. `)),
    },
    { says: 'The subject in the same words in each beat; one thing changes from beat to beat.' },
  ],
};
