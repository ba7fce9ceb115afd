import { advancedTemplates } from '@cuewright/engine/content/advanced-templates';
import { advancedTips } from '@cuewright/engine/content/step-tips';
import type { AdvancedForm } from '@cuewright/engine/methods';
import type { TextField } from '../../features/builder/builder-draft.ts';
import type { BuilderStep } from '../../features/builder/builder-step.ts';
import type { AskedPart } from '../../features/builder/live/prompt-parts.ts';
import type { Mode } from '../../lib/address.ts';

type AdvancedStep = BuilderStep<TextField<AdvancedForm>>;

/** The seven steps of the specification. */
const steps: Readonly<Record<Mode, readonly AdvancedStep[]>> = {
  photo: stepsOf('photo'),
  video: stepsOf('video'),
};

export function advancedSteps(mode: Mode): readonly AdvancedStep[] {
  return steps[mode];
}

function stepsOf(mode: Mode): readonly AdvancedStep[] {
  const templates = advancedTemplates[mode];
  const isPhoto = mode === 'photo';
  return [
    {
      id: 'model',
      name: 'Model Selection',
      lead: 'Who reads this. Length, frame and sound are settings there; the words are yours.',
      tips: advancedTips.model,
    },
    {
      id: 'subject',
      name: 'Subject Focus',
      lead: isPhoto
        ? 'Who or what we look at: age, clothes, hands, and what they hold still for.'
        : 'Who or what we look at, and one action that begins and ends.',
      tips: advancedTips.subject,
      part: 'subject',
      writes: {
        field: 'subject',
        label: 'Subject Focus',
        missing: 'Write a subject, or start from a template.',
        placeholder: isPhoto
          ? 'Two brothers in matching yellow oilskins, one a head taller'
          : 'A sign painter in his fifties, finishing the tail of a gold letter R',
        templates: templates.subject,
      },
    },
    {
      id: 'environment',
      name: 'Environment',
      lead: 'The place in layers: what is near, what is behind, what it is made of.',
      tips: advancedTips.environment,
      part: 'place',
      writes: {
        field: 'environment',
        label: 'Environment',
        missing: 'Write an environment, or start from a template.',
        placeholder: 'at the open doors of a boathouse, tide out, wet slate underfoot',
        templates: templates.environment,
      },
    },
    {
      id: 'mood',
      name: 'Mood',
      lead: 'Give the feeling something to show on: a pace, a distance, a level of contrast.',
      tips: advancedTips.mood,
      part: 'mood',
      writes: {
        field: 'mood',
        label: 'Mood',
        missing: 'Write a mood, or start from a template.',
        placeholder: 'late and unhurried, the last one still working',
        templates: templates.mood,
      },
    },
    {
      id: 'camera',
      name: 'Camera',
      lead: isPhoto
        ? 'How much of it we see, from what height, and where the focus lies.'
        : 'How much of it we see, from what height, and whether we move.',
      tips: advancedTips.camera,
      part: 'camera',
      writes: {
        field: 'camera',
        label: 'Camera',
        missing: 'Write what the camera does, or start from a template.',
        placeholder: isPhoto
          ? 'medium shot at eye level, straight on'
          : 'slow dolly in from a medium shot to a close-up',
        templates: templates.camera,
      },
    },
    {
      id: 'lighting',
      name: 'Lighting & Quality',
      lead: 'One lamp first: where it is, how big, how warm. Then what the shadow side does.',
      tips: advancedTips.lighting,
      part: 'light',
      writes: {
        field: 'lighting',
        label: 'Lighting & Quality',
        missing: 'Write the light, or start from a template.',
        placeholder: 'one practical lamp at the left, soft, two stops under on the far side',
        templates: templates.lighting,
      },
    },
    {
      id: 'technical',
      name: 'Technical Specifications',
      lead: 'Body, glass and exposure, and what fills the frame. All of it is optional.',
      tips: advancedTips.technical,
      part: 'technical',
    },
  ];
}

/** The parts in the order of the text. */
export const advancedParts: readonly AskedPart[] = [
  { part: 'subject', name: 'Subject', blank: 'subject' },
  { part: 'place', name: 'Place', blank: 'environment' },
  { part: 'camera', name: 'Camera', blank: 'camera' },
  { part: 'mood', name: 'Mood', blank: 'mood' },
  { part: 'light', name: 'Light', blank: 'lighting' },
  { part: 'technical', name: 'Tech' },
];
