import type { Family, Model } from '../../catalogue/index.ts';
import type { Part } from '../../shot/shot.ts';

/** Where words of a form stand in a copy. */
export type Slot = Part | 'lines' | 'absent';

/** How a maker asks a prompt to be put together. */
export interface Guide {
  /**
   * Short phrases behind commas; a caption of them; sentences; lines or blocks with a label each; or numbered
   * beats. */
  readonly manner: 'phrases' | 'caption' | 'sentences' | 'lines' | 'sections' | 'beats';
  /** What stands first counts most. */
  readonly order: readonly Slot[];
  /** What stands between phrases. */
  readonly joint?: string;
  /** What kind of picture it is, said in front where the words name none: "A photo". */
  readonly medium?: string;
  /** What stands first counts most, so who it is about stands before how it is seen. */
  readonly isSubjectFirst?: true;
  /** Camera, lens and stop are words it learnt from captions of photographs. */
  readonly isPhotographic?: true;
  /** What is heard stands by its cue behind what is seen. */
  readonly cues?: true;
}

const bySubject: readonly Slot[] = ['subject', 'place', 'light', 'mood', 'camera', 'technical', 'audio'];
const byCamera: readonly Slot[] = ['camera', 'subject', 'place', 'light', 'mood', 'technical', 'audio'];
const sentences: Guide = { manner: 'sentences', order: bySubject };
const phrases: Guide = {
  isSubjectFirst: true,
  manner: 'phrases',
  order: ['subject', 'place', 'technical', 'light', 'camera', 'mood', 'audio'],
};

const guides: Readonly<Partial<Record<Family, Guide>>> = {
  midjourney: {
    isSubjectFirst: true,
    manner: 'phrases',
    order: ['subject', 'place', 'light', 'camera', 'mood', 'technical', 'audio'],
  },
  flux: { ...sentences, isSubjectFirst: true, isPhotographic: true },
  'gemini-image': {
    manner: 'sentences',
    order: ['subject', 'place', 'camera', 'light', 'mood', 'technical', 'audio'],
    medium: 'A photograph',
    isPhotographic: true,
  },
  imagen: { ...sentences, isSubjectFirst: true, medium: 'A photo', isPhotographic: true },
  'gpt-image': {
    manner: 'lines',
    order: ['place', 'subject', 'technical', 'light', 'mood', 'camera', 'audio'],
    medium: 'Photorealistic photograph',
  },
  'stable-diffusion': phrases,
  'plain-image': { ...phrases, manner: 'caption' },
  'clip-guided': { ...phrases, joint: ' | ' },
  'dalle-mini': phrases,
  veo: { manner: 'sentences', order: byCamera, cues: true },
  sora: {
    manner: 'sections',
    order: ['subject', 'place', 'technical', 'camera', 'light', 'mood', 'lines', 'audio'],
  },
  hailuo: { manner: 'sentences', order: byCamera },
  'firefly-video': { manner: 'sentences', order: byCamera },
  kling: {
    manner: 'sentences',
    order: ['subject', 'place', 'camera', 'light', 'mood', 'technical', 'audio'],
  },
  luma: { manner: 'sentences', order: ['subject', 'place', 'camera', 'light', 'mood', 'technical', 'audio'] },
  pika: { manner: 'sentences', order: ['subject', 'place', 'camera', 'light', 'mood', 'technical', 'audio'] },
  runway: {
    manner: 'sentences',
    order: ['subject', 'camera', 'place', 'light', 'mood', 'technical', 'audio'],
  },
  'midjourney-video': {
    manner: 'sentences',
    order: ['subject', 'camera', 'place', 'light', 'mood', 'technical', 'audio'],
  },
  hunyuan: {
    manner: 'sentences',
    order: ['subject', 'place', 'camera', 'light', 'technical', 'mood', 'audio'],
  },
  cogvideo: {
    manner: 'sentences',
    order: ['subject', 'place', 'light', 'camera', 'mood', 'technical', 'audio'],
  },
  'nova-reel': {
    manner: 'sentences',
    order: ['subject', 'place', 'light', 'mood', 'technical', 'camera', 'audio'],
  },
  phenaki: { manner: 'beats', order: bySubject },
  'movie-gen': { ...sentences, cues: true },
};

export function guideOf({ family, mode, input }: Model): Guide {
  const guide = (mode === 'photo' && family === 'runway' ? undefined : guides[family]) ?? sentences;
  // Of one family some read sentences.
  return guide.manner === 'phrases' && input.value === 'prose' ? sentences : guide;
}

/** It reads labels, so a text that has them keeps its own. */
export function keepsLabels(model: Model): boolean {
  return ['lines', 'sections', 'beats'].includes(guideOf(model).manner);
}
