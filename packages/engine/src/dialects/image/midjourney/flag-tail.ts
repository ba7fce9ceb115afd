import type { Fitted } from '../../../writing/fit-model.ts';

/** The order the flags stand in; what is ruled out reaches up to the next flag, and so comes last. */
export const flagOrder = [
  '--ar',
  '--v',
  '--niji',
  '--stylize',
  '--chaos',
  '--weird',
  '--exp',
  '--raw',
  '--q',
  '--hd',
  '--draft',
  '--seed',
  '--tile',
  '--repeat',
  '--iw',
  '--sref',
  '--sw',
  '--sv',
  '--oref',
  '--ow',
  '--cref',
  '--cw',
  '--edit',
  '--p',
  '--no',
] as const;

/** The flags are part of the text, so they are no settings beside it any more. */
export function flagTail({ parameters }: Fitted): string {
  let tail = '';
  for (const flag of flagOrder) {
    const value = parameters[flag];
    delete parameters[flag];
    if (value === undefined || value === false) continue;
    tail += value === true ? ` ${flag}` : ` ${flag} ${value}`;
  }
  return tail;
}
