import { isClip } from '../../features/picture-reading/taken-files.ts';
import { type HeldPrompt, holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import type { Sitting } from './sitting.ts';

/** What stands beside the file. */
export type ShownSide =
  | { kind: 'reading' }
  | { kind: 'exact'; facts: HeldPrompt }
  | { kind: 'clip' }
  | { kind: 'unsendable'; because: string }
  | { kind: 'analysis' };

export function shownSide({ made, isAnalysisWanted, unsendable }: Sitting, file: File): ShownSide {
  if (made.kind === 'reading') return { kind: 'reading' };
  if (made.kind === 'read' && holdsPrompt(made.facts) && !isAnalysisWanted)
    return { kind: 'exact', facts: made.facts };
  if (isClip(file)) return { kind: 'clip' };
  return unsendable ? { kind: 'unsendable', because: unsendable } : { kind: 'analysis' };
}
