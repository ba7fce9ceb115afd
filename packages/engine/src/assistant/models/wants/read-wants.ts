import { cameraWants } from './camera-wants.ts';
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
  cameraWants,
  writingWants,
  nameWants,
  makerWants,
];

/** "Sound does not matter". */
const NO_MATTER =
  /\b[\w-]+(?: [\w-]+)? (?:does not|doesn't|do not|don't|is not|isn't|are not|aren't) (?:matter|important|needed|necessary|a must|required|relevant)\b|\b(?:don't|do not) (?:care (?:about|for|if)|need|mind(?: about)?) (?:(?:the|any|an?|it|has) )*[\w-]+\b|\b(?:no need for|never mind(?: the)?|regardless of(?: the)?|with or without(?: an?)?|no matter (?:the|which|how|what)) [\w-]+\b|\b[\w-]+ (?:is|are) (?:optional|unimportant|irrelevant)\b/g;

/** What of these somebody asks for. */
export function readWants(said: string): Want[] {
  const message = said.replace(NO_MATTER, ' ').replace(/\bsay,? (?=(?:about |around )?\d)/g, '');
  const wants = kinds.flatMap((read) => read(message));
  return [...wants, ...mediumWants(message, wants)];
}
