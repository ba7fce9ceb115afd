import { accountPhrasings } from './phrasings/accounts-and-plans.ts';
import type { ByHelp } from './phrasings/by-help.ts';
import { craftPhrasings } from './phrasings/craft.ts';
import { makingPhrasings } from './phrasings/making-prompts.ts';
import { placePhrasings } from './phrasings/places.ts';

/** How people put it when they want one of the help texts: wishes, worries and half sentences. */
export const phrasings: ByHelp = {
  ...craftPhrasings,
  ...makingPhrasings,
  ...placePhrasings,
  ...accountPhrasings,
};
