import type { Mode } from '../../shot/shot.ts';
import { photoCameras, videoCameras } from './advanced-cameras.ts';
import { environments } from './advanced-environments.ts';
import { lights } from './advanced-lights.ts';
import { moods } from './advanced-moods.ts';
import { photoSubjects, videoSubjects } from './advanced-subjects.ts';
import type { MoodTemplate, Template } from './template.ts';

/** Eight to each step that is written: the builder of seven steps. */
export const advancedTemplates = {
  photo: {
    subject: photoSubjects,
    environment: environments,
    mood: moods,
    camera: photoCameras,
    lighting: lights,
  },
  video: {
    subject: videoSubjects,
    environment: environments,
    mood: moods,
    camera: videoCameras,
    lighting: lights,
  },
} as const satisfies Record<Mode, AdvancedTemplates>;

export interface AdvancedTemplates {
  subject: readonly Template[];
  environment: readonly Template[];
  mood: readonly MoodTemplate[];
  camera: readonly Template[];
  lighting: readonly Template[];
}
