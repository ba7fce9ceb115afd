import type { Dropped } from '../../writing/written.ts';

export const reasons: Readonly<Record<Dropped['reason'], string>> = {
  'no-text-input': 'it reads no text at all',
  'no-negative': 'it cannot be told what must not be seen',
  'no-audio': 'it makes no sound',
  'no-movement': 'a still does not move',
  'no-start-image': 'it takes no picture to start from',
  'no-references': 'it takes no reference pictures',
  'ratio-not-offered': 'it does not offer that shape',
  'duration-not-offered': 'it does not offer that length',
  'start-image': 'the picture it starts from shows it',
  'no-weights': 'it cannot be told that one word counts more than another',
  'no-setting': 'it has no such setting',
  'out-of-range': 'it does not take that value',
  'length-limit': 'there is no room for it within the limit',
  'not-understood': 'it has no way to be told that',
};
