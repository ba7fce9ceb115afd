import type { Family, ModelId } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';

const noPicture: GuideRule = {
  says: 'A script and no picture: no lens, stop, body or film speed in it.',
  holds: ({ text }, { shot: { camera } }) =>
    [camera.aperture, camera.body, camera.iso && `ISO ${camera.iso}`].every(
      (value) => !value || !text.includes(String(value)),
    ),
};

const spokenAsGiven: GuideRule = {
  says: 'Lines are spoken as they were given.',
  holds: ({ text }, { shot }) =>
    shot.lines.every(
      ({ words }) => text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1)),
    ),
};

const isJson: GuideRule = {
  says: 'One object, well formed.',
  holds: ({ text }) => {
    try {
      return typeof JSON.parse(text) === 'object';
    } catch {
      return false;
    }
  },
};

export const scriptRules: Readonly<Partial<Record<Family | ModelId, readonly GuideRule[]>>> = {
  avatar: [noPicture],
  'synthesia-ai': [
    {
      says: 'Scenes by "## Scene 1: Title", then "**Speaker:** Name", then the lines.',
      holds: ({ text }) => /^## Scene 1: \S.*\n\*\*Speaker:\*\* \S.*\n\S/.test(text),
    },
    {
      says: 'Lines are spoken as they were given.',
      holds: ({ text }, { shot }) => shot.lines.every(({ words }) => text.includes(words)),
    },
    { says: 'For the ear: short sentences.' },
  ],
  'd-id-creative': [
    isJson,
    spokenAsGiven,
    {
      says: 'Text to be spoken under script.input, and one expression from its list.',
      holds: ({ text, parameters = {} }) => {
        const said = JSON.parse(text);
        const expression = said.config?.driver_expressions?.expressions?.[0]?.expression;
        return (
          said.script?.type === 'text' &&
          typeof said.script.input === 'string' &&
          expression === parameters['driver_expressions'] &&
          ['neutral', 'happy', 'surprise', 'serious'].includes(expression)
        );
      },
    },
    { says: 'A face that looks at you, in even light; one feeling a segment.' },
  ],
  'deepbrain-ai': [
    isJson,
    spokenAsGiven,
    {
      says: 'One script a scene, as plain text under org; the orientation is landscape or portrait.',
      holds: ({ text }) => {
        const { scenes, orientation } = JSON.parse(text);
        return (
          [undefined, 'landscape', 'portrait'].includes(orientation) &&
          (scenes ?? []).every(
            (scene: { scripts: { org: unknown }[] }) =>
              scene.scripts.length === 1 && typeof scene.scripts[0]?.org === 'string',
          )
        );
      },
    },
  ],
  'invideo-ai': [
    {
      says: 'A brief that says what it is about, how long and in which shape.',
      holds: ({ text }, { shot: { duration, ratio } }) =>
        / video/.test(text.split('\n')[0] ?? '') &&
        (duration === undefined || text.includes(`${duration}-second`)) &&
        (ratio === undefined || text.includes(ratio)),
    },
    {
      says: 'What to leave out in plain words.',
      holds: ({ text }, { shot }) => shot.negative.every((value) => text.includes(value)),
    },
    { says: 'Tone, voice and visuals each on a line.' },
  ],
  'pictory-ai': [
    noPicture,
    {
      says: 'Per scene one sentence to be read and one visual search phrase.',
      holds: ({ text }) =>
        text.split('\n\n').every((scene) => /^text: [^\n]+\nmediaSearchQuery: [^\n]+$/.test(scene)),
    },
  ],
  'fliki-ai': [
    noPicture,
    {
      says: 'One line a scene, split at line breaks.',
      holds: ({ text, parameters = {} }) =>
        parameters['sceneBreakdown'] === 'lineBreak' &&
        parameters['workflowType'] === 'script' &&
        !text.includes('\n\n'),
    },
  ],
  'steve-ai': [
    noPicture,
    {
      says: 'A brief, then the narration in short sentences.',
      holds: ({ text }) => /^Brief: [\s\S]*\nNarration:\n\S/.test(text) || !text.includes('Narration'),
    },
  ],
};
