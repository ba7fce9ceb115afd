import { list, marked, secondsOf, soundsOf, told } from '../fact-sentences.ts';
import { type Attribute, bold, undocumented } from './attribute.ts';

export const fps: Attribute = {
  id: 'fps',
  asked: /\bfps\b|frame ?rate|frames (?:per|a) second/,
  name: 'its frame rate',
  says: (model) =>
    model.fps && `${told(model.fps, (fps) => `${bold(model)} runs at ${fps} frames a second`)}.`,
};

export const audio: Attribute = {
  id: 'audio',
  asked:
    /\b(?:sounds?|audio|dialogue|dialog|speech|speak\w*|talk\w*|voice|voices|music|silent|muted?|soundless|narrat\w*|hear|heard|noise|lip[- ]?sync|sfx|sing\w*)\b/,
  name: 'its sound',
  says: (model) => {
    if (model.mode === 'photo') return `${bold(model)} makes stills; there is nothing to hear.`;
    return (
      model.audio &&
      `${told(model.audio, (sounds) => (sounds.length === 0 ? `${bold(model)} is silent: it makes no sound` : `${bold(model)} makes sound: ${list(sounds)}`))}.`
    );
  },
  row: {
    head: 'Sound',
    cell: ({ audio, mode }) =>
      mode === 'photo' ? 'a still' : audio ? marked(audio, soundsOf) : undocumented,
  },
};

export const camera: Attribute = {
  id: 'camera',
  asked: /\bcamera\b|\b(?:pan|tilt|dolly|zoom|orbit|crane|tracking)s?\b/,
  name: 'how its camera is told',
  says: (model) => {
    if (model.mode === 'photo')
      return `${bold(model)} makes stills: tell it where the camera stands and which lens is on it; nothing moves.`;
    return (
      model.camera &&
      `${told(model.camera, ({ kind, name, together }) => `${bold(model)} ${{ words: 'is told a camera move in plain words', brackets: 'takes a camera move in square brackets', setting: `takes a camera move as a setting${name ? `, \`${name}\`` : ''}`, none: 'cannot be told a camera move' }[kind]}${together ? `, at most ${together} at once` : ''}`)}.`
    );
  },
  row: {
    head: 'Camera move',
    cell: ({ camera, mode }) =>
      mode === 'photo'
        ? 'a still'
        : camera
          ? marked(
              camera,
              ({ kind }) =>
                ({ words: 'in words', brackets: 'in brackets', setting: 'a setting', none: 'none' })[kind],
            )
          : undocumented,
  },
};

export const duration: Attribute = {
  id: 'duration',
  asked:
    /\b(?:how long|long(?:er|est)?|lengths?|durations?|seconds|(?<=\d[ -]?)second|secs?|minutes?|clip length|\d+ ?s)\b/,
  name: 'the length of a clip',
  says: (model, message) => {
    if (model.mode === 'photo') return `${bold(model)} makes stills, so there is no length.`;
    const { duration } = model;
    const shot = model.limits.find(({ value }) => value.of === 'shot' && value.unit === 'seconds');
    if (!duration)
      return (
        shot &&
        `${told(shot, ({ max, only }) => `A clip of ${bold(model)} has at most ${max} seconds${only ? `; it ${only}` : ''}`)}.`
      );
    const all = `${told(duration, (value) => `A clip of ${bold(model)} runs ${secondsOf(value)}`)}.`;
    const asked = Number(/\b(\d+)[\s-]*(?:s|sec|seconds?)\b/.exec(message)?.[1]);
    if (Number.isNaN(asked)) return all;
    const { seconds } = duration.value;
    const offered =
      'max' in seconds
        ? asked <= seconds.max &&
          asked >= (seconds.min ?? 0) &&
          (seconds.step === undefined || (asked - (seconds.min ?? 0)) % seconds.step === 0)
        : seconds.includes(asked);
    return `${offered ? 'Yes.' : 'No.'} ${all}`;
  },
  row: {
    head: 'Length',
    cell: ({ duration, mode }) =>
      mode === 'photo' ? 'a still' : duration ? marked(duration, secondsOf) : undocumented,
  },
};
