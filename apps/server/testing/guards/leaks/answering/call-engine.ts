import { promptDescription } from '@cuewright/engine/export';
import { readText } from '@cuewright/engine/reading';

/** Stands for code of the server that answers. */
export const read = (text: string) => readText(text).shot.subject.text;
export const readLater = async (text: string) =>
  (await import('@cuewright/engine/reading')).readText(text).text;
export const describe = (text: string) => promptDescription(text);
