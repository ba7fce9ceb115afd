import type { Verdict } from '@cuewright/engine/sight';
import { changeSitting, readSitting } from './sitting.ts';

/** Keeps what somebody says of a sighting; nothing takes back what they said. */
export function verdictOn(id: string, verdict: Verdict | undefined): void {
  const { [id]: _, ...others } = readSitting().verdicts;
  changeSitting({ chosenSighting: id, verdicts: verdict ? { ...others, [id]: verdict } : others });
}
