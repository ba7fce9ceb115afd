import type { Ratio } from '../../shot/shot.ts';
import { textOf, withCapital } from '../../writing/sentence.ts';
import type { Segment, Written } from '../../writing/written.ts';
import { FLUX_FULL, MIDJOURNEY_FULL, simpleModelSuffix } from '../mandated-text.ts';
import type { PromptData, Random } from '../prompt-data.ts';
import type { ImageAnalysis, ReverseModel } from './image-analysis.ts';
import { environments, lightings, moods, styles, subjects } from './starting-points.ts';

const LEAST_CONFIDENCE = 85;
const CONFIDENCES = 15;

export interface Fallback {
  written: Written;
  analysis: ImageAnalysis;
}

/** A starting point to edit, for a picture that could not be read. */
export function reverseFallback(model: ReverseModel, random: Random): Fallback {
  const analysis: ImageAnalysis = {
    subject: pick(subjects, random),
    environment: pick(environments, random),
    lighting: pick(lightings, random),
    mood: pick(moods, random),
    style: pick(styles, random),
    technicalNotes: 'Not read from the picture: a starting point to edit.',
    confidence: LEAST_CONFIDENCE + Math.floor(random() * CONFIDENCES),
    model,
  };
  return { written: reversePrompt(analysis, model), analysis };
}

function pick<T>(list: readonly [T, ...T[]], random: Random): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

type Form = (analysis: ImageAnalysis) => Segment[];

/** How each model of the image tool is written to. */
const forms: Readonly<Record<ReverseModel, Form>> = {
  general: prose,
  midjourney: (analysis) => [...phrases(analysis), { part: 'spec-suffix', text: MIDJOURNEY_FULL }],
  flux: (analysis) => [...phrases(analysis), { part: 'spec-suffix', text: FLUX_FULL }],
  'stable-diffusion': (analysis) => [
    ...phrases(analysis),
    { part: 'spec-suffix', text: simpleModelSuffix['stable-diffusion'] ?? '' },
  ],
};

/** The words of an analysis in the form its model takes; in the picture's own shape where that is wanted and is words. */
export function reversePrompt(analysis: ImageAnalysis, model: ReverseModel, ratio?: Ratio): Written {
  const segments = forms[model](analysis)
    .filter(({ text }) => text !== '')
    .map((segment) => (ratio && segment.text === MIDJOURNEY_FULL ? shaped(segment, ratio) : segment));
  return { text: textOf(segments), segments, dropped: [] };
}

function shaped(segment: Segment, ratio: Ratio): Segment {
  return { ...segment, text: segment.text.replace(/--ar \S+/, `--ar ${ratio}`) };
}

function prose({ subject, environment, lighting, mood, style }: ImageAnalysis): Segment[] {
  const first = [subject, environment].filter((words) => words !== '');
  const stretches: Segment[] = [
    { part: 'subject', text: subject === '' ? '' : withCapital(subject) },
    {
      part: 'place',
      text: environment === '' ? '' : subject === '' ? withCapital(environment) : ` ${environment}`,
    },
    { part: 'light', text: sentenceAfter(first.length > 0, lighting) },
    { part: 'mood', text: sentenceAfter(first.length > 0 || lighting !== '', mood) },
    {
      part: 'technical',
      text: sentenceAfter(
        [...first, lighting, mood].some((words) => words !== ''),
        style,
      ),
    },
  ];
  const last = stretches.findLast(({ text }) => text !== '');
  if (last) last.text += '.';
  return stretches;
}

function sentenceAfter(follows: boolean, words: string): string {
  return words === '' ? '' : `${follows ? '. ' : ''}${withCapital(words)}`;
}

function phrases({ subject, environment, lighting, mood, style }: ImageAnalysis): Segment[] {
  const said: Segment[] = [
    { part: 'subject', text: subject },
    { part: 'place', text: environment },
    { part: 'light', text: lighting },
    { part: 'mood', text: mood },
    { part: 'technical', text: style },
  ];
  return said
    .filter(({ text }) => text !== '')
    .map(({ part, text }, at) => ({ part, text: at === 0 ? withCapital(text) : `, ${text}` }));
}

/** What the image tool hands over. */
export function completeReverse(
  { written, analysis }: { written: Pick<Written, 'text'>; analysis: ImageAnalysis },
  originalImage?: string,
): PromptData {
  return {
    mode: 'photo',
    prompt: written.text,
    isReversed: true,
    analysis,
    ...(originalImage === undefined ? {} : { originalImage }),
  };
}
