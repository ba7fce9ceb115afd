import { simpleTemplates } from '@cuewright/engine/content/simple-templates';
import { simpleTips } from '@cuewright/engine/content/step-tips';
import type { SimpleForm } from '@cuewright/engine/methods';
import type { TextField } from '../../features/builder/builder-draft.ts';
import type { BuilderStep } from '../../features/builder/builder-step.ts';
import type { AskedPart } from '../../features/builder/live/prompt-parts.ts';
import type { Mode } from '../../lib/address.ts';

type SimpleStep = BuilderStep<TextField<SimpleForm>>;

/** The five steps of the specification. */
const steps: Readonly<Record<Mode, readonly SimpleStep[]>> = {
  photo: stepsOf('photo'),
  video: stepsOf('video'),
};

export function simpleSteps(mode: Mode): readonly SimpleStep[] {
  return steps[mode];
}

function stepsOf(mode: Mode): readonly SimpleStep[] {
  const templates = simpleTemplates[mode];
  return [
    {
      id: 'model',
      name: 'AI Model',
      lead: 'Who will read this. Each generator wants to be told in its own way.',
      tips: simpleTips.model,
    },
    {
      id: 'subject',
      name: 'Subject',
      lead: 'Who or what it is of, and the one thing they are doing.',
      tips: simpleTips.subject,
      part: 'subject',
      writes: {
        field: 'subject',
        label: 'Subject',
        missing: 'Write a subject, or start from a template.',
        placeholder: 'A baker in her forties, flour to the elbows',
        templates: templates.subject,
      },
    },
    {
      id: 'setting',
      name: 'Setting',
      lead: 'Where it happens, at what hour, in what weather.',
      tips: simpleTips.setting,
      part: 'place',
      writes: {
        field: 'setting',
        label: 'Setting',
        missing: 'Write a setting, or start from a template.',
        placeholder: 'a tiled fish market before dawn, hoses running',
        templates: templates.setting,
      },
    },
    {
      id: 'mood',
      name: 'Mood',
      lead: 'What it should feel like, in things that a lens can see.',
      tips: simpleTips.mood,
      part: 'mood',
      writes: {
        field: 'mood',
        label: 'Mood',
        missing: 'Write a mood, or start from a template.',
        placeholder: 'patience at the end of a long shift',
        templates: templates.mood,
      },
    },
    {
      id: 'camera',
      name: 'Camera & Technical',
      lead:
        mode === 'photo'
          ? 'Where you stand, with which lens, and what stays sharp.'
          : 'Where the camera stands, with which lens, and whether it moves.',
      tips: simpleTips.camera,
      part: 'camera',
      writes: {
        field: 'cameraAngle',
        label: 'Camera & Technical',
        missing: 'Write what the camera does, or start from a template.',
        placeholder:
          mode === 'photo'
            ? 'an 85mm lens at f/1.8 from two metres, eye level'
            : 'slow push in at eye level on a 50mm lens',
        templates: templates.camera,
      },
    },
  ];
}

/** The parts in the order of the text. Light is optional, so nothing stands for it while it is blank. */
const asked: Readonly<Record<Mode, readonly AskedPart[]>> = {
  photo: partsOf('captured with', 'the image conveys'),
  video: partsOf('camera', 'the scene conveys'),
};

export function simpleParts(mode: Mode): readonly AskedPart[] {
  return asked[mode];
}

function partsOf(camera: string, mood: string): readonly AskedPart[] {
  return [
    { part: 'subject', name: 'Subject', blank: 'subject' },
    { part: 'place', name: 'Place', blank: 'in a setting' },
    { part: 'camera', name: 'Camera', blank: camera },
    { part: 'light', name: 'Light' },
    { part: 'mood', name: 'Mood', blank: mood },
    { part: 'technical', name: 'Tech' },
  ];
}
