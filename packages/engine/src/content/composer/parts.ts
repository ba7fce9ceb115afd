import { lenses, moves } from './cameras.ts';
import { lights } from './lights.ts';
import { moods } from './moods.ts';
import type { LensPart, LightPart, MoodPart, MovePart, PlacePart, SubjectPart } from './part.ts';
import { photoSubjects } from './photo-subjects.ts';
import { places } from './places.ts';
import { videoSubjects } from './video-subjects.ts';

/** What the one-click composer puts together. */
export const composerParts: ComposerParts = {
  subjects: { photo: photoSubjects, video: videoSubjects },
  places,
  lights,
  lenses,
  moves,
  moods,
};

export interface ComposerParts {
  subjects: { photo: readonly SubjectPart[]; video: readonly SubjectPart[] };
  places: readonly PlacePart[];
  lights: readonly LightPart[];
  lenses: readonly LensPart[];
  moves: readonly MovePart[];
  moods: readonly MoodPart[];
}
