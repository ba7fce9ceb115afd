import { inputWants } from './input-wants.ts';
import { lengthWants } from './length-wants.ts';
import { makerWants } from './maker-wants.ts';
import { mediumWants } from './medium-wants.ts';
import { nameWants } from './name-wants.ts';
import { pictureWants } from './picture-wants.ts';
import { presenterWants } from './presenter-wants.ts';
import { soundWants } from './sound-wants.ts';
import { standingWants } from './standing-wants.ts';
import type { Want } from './want.ts';
import { writingWants } from './writing-wants.ts';

const kinds = [
  lengthWants,
  soundWants,
  pictureWants,
  standingWants,
  inputWants,
  presenterWants,
  writingWants,
  nameWants,
  makerWants,
];

/** What of these somebody asks for. */
export function readWants(message: string): Want[] {
  const wants = kinds.flatMap((read) => read(message));
  return [...wants, ...mediumWants(message, wants)];
}
