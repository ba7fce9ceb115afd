import { accountsAndPlans } from './accounts-and-plans.ts';
import { craft } from './craft.ts';
import type { HelpText } from './help-text.ts';
import { makingPrompts } from './making-prompts.ts';
import { places } from './places.ts';

export type { HelpText } from './help-text.ts';

/** What people ask, answered. */
export const help: readonly HelpText[] = [...makingPrompts, ...places, ...accountsAndPlans, ...craft];
