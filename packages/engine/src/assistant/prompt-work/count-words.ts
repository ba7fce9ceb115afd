import { lengthIn } from '../../writing/fit-length.ts';

export function countWords(text: string): number {
  return lengthIn(text, 'words');
}
