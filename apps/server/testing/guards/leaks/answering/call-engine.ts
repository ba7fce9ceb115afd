import { promptDescription } from '@cuewright/engine/export';
import { readShot } from '@cuewright/engine/shot-of';

/** Stands for code of the server that answers. */
export const read = (text: string) => readShot(text).shot.subject.text;
export const readLater = async (text: string) =>
  (await import('@cuewright/engine/shot-of')).readShot(text).text;
export const describe = (text: string) => promptDescription(text);
