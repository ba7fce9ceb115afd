import type { Mode } from '../../shot/shot.ts';

/** A pattern of the trade with its gaps, and one way of filling them. */
export interface TemplateExample {
  id: string;
  name: string;
  usedFor: string;
  mode: Mode;
  /** Gaps stand in square brackets. */
  pattern: string;
  prompt: string;
}

export const templateExamples = [
  {
    id: 'establishing',
    name: 'Establishing shot',
    usedFor: 'Hour, weather and who is up, before anyone speaks',
    mode: 'video',
    pattern:
      '[Place] at [hour], [weather]. [One sign of life]. Establishing shot, [lens], [how it holds]. Sound: [near], [far].',
    prompt:
      'A row of allotments behind a gasworks at dawn, ground mist up to the fences. In one shed a lamp goes on. Establishing shot, 28mm, static. Sound: a bolt drawn back, a goods train far off.',
  },
  {
    id: 'single-for-dialogue',
    name: 'Single for a dialogue',
    usedFor: 'One side of a talk that will be cut against the other',
    mode: 'video',
    pattern:
      '[Who], [one mark], looks [side] of the lens and [small act]. Says: "[line]." Close-up, [lens], static. [Source] from [side].',
    prompt:
      'A locksmith of forty, a key ring on each thumb, looks left of the lens and stops jingling. Says: "It was only ever stiff." Close-up, 65mm, static. Shop window light from the right.',
  },
  {
    id: 'hero-product',
    name: 'Product on its ground',
    usedFor: 'A catalogue page where shape comes before mood',
    mode: 'photo',
    pattern:
      '[Object], [finish], on [ground]. [Edge light], [fill or black]. [Lens], [stop], [camera height]. [Two colours].',
    prompt:
      'A cast-iron teapot, sanded matt, on unglazed tile. Strip softbox behind at the left for the edge, black card at the right. 90mm, f/11, camera at spout height. Graphite, clay.',
  },
  {
    id: 'environmental-portrait',
    name: 'Portrait at work',
    usedFor: 'Someone and what they do in one frame, for a magazine',
    mode: 'photo',
    pattern:
      '[Who] [does what] in [place]. [Tool] in front, [trace of years] behind. [Size], [lens], [stop]. [Source], [side], [what stays dark].',
    prompt:
      'An organ builder voices a pipe in a choir loft, the tuning knife large in front, forty years of pencil marks on the wall behind. Medium shot, 35mm, f/4. A clip lamp from the right, the nave below left dark.',
  },
  {
    id: 'insert',
    name: 'Insert with a turn',
    usedFor: 'A detail that changes what the scene means',
    mode: 'video',
    pattern:
      'Insert: [hand or thing] [does one act]; [what it shows]. [Lens], [move or still]. [Source]. Sound: [one].',
    prompt:
      'Insert: a thumb rubs frost off a boat name, and it is the name from the letter. 100mm, static. A torch from the left. Sound: ice under a nail.',
  },
  {
    id: 'match-cut',
    name: 'Match cut, first half',
    usedFor: 'A shape that the next shot will open on',
    mode: 'video',
    pattern:
      '[Shape] at [side of frame], [size], moving [direction], comes to rest. [Lens], static. [Source]. Ends still for one second.',
    prompt:
      'A steering wheel in the centre of the frame, two thirds of its height, turning right, comes to rest with the spokes level. 50mm, static. Headlights from outside. Ends still for one second.',
  },
] as const satisfies readonly TemplateExample[];
