/** What a frame's size box can say: the term of the glossary, and what is written on a shot list. */
export const frameSizes = [
  { id: 'establishing-shot', short: 'EST', name: 'Establishing shot' },
  { id: 'extreme-wide-shot', short: 'EWS', name: 'Extreme wide shot' },
  { id: 'wide-shot', short: 'WS', name: 'Wide shot' },
  { id: 'full-shot', short: 'FS', name: 'Full shot' },
  { id: 'medium-wide-shot', short: 'MWS', name: 'Medium wide shot' },
  { id: 'medium-shot', short: 'MS', name: 'Medium shot' },
  { id: 'medium-close-up', short: 'MCU', name: 'Medium close-up' },
  { id: 'close-up', short: 'CU', name: 'Close-up' },
  { id: 'extreme-close-up', short: 'ECU', name: 'Extreme close-up' },
  { id: 'macro', short: 'MACRO', name: 'Macro' },
  { id: 'insert', short: 'INS', name: 'Insert' },
  { id: 'two-shot', short: '2S', name: 'Two-shot' },
  { id: 'over-the-shoulder', short: 'OTS', name: 'Over the shoulder' },
  { id: 'point-of-view', short: 'POV', name: 'Point of view' },
  { id: 'aerial', short: 'AER', name: 'Aerial' },
] as const;

export type FrameSize = (typeof frameSizes)[number]['id'];

/** Every size by its id, the widest first. */
export const frameSizeIds = frameSizes.map(({ id }) => id) as [FrameSize, ...FrameSize[]];

/** "CU", or nothing for a frame without a size. */
export function shortSize(size: FrameSize | null): string {
  return frameSizes.find(({ id }) => id === size)?.short ?? '';
}
