import { refusalOf } from '../../features/picture-reading/analyze-picture.ts';
import { useReadPicture } from '../../features/picture-reading/use-read-picture.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';

/** The analysis under way; there is one at a time. */
let stopping: AbortController | undefined;

onPersonChanged(stop);

/** What can be done with a picture. */
export function useAnalyze() {
  const readPicture = useReadPicture();

  async function analyze(): Promise<void> {
    const { file, model, generationId } = readSitting();
    if (!file || stopping) return;
    const controller = new AbortController();
    stopping = controller;
    changeSitting({ stage: { kind: 'analyzing' } });
    const began = performance.now();
    const outcome = await readPicture(
      { file, model, generationId, signal: controller.signal },
      (askedAgainIn) => changeSitting({ stage: { kind: 'analyzing', askedAgainIn } }),
    ).finally(() => {
      if (stopping === controller) stopping = undefined;
    });
    if (!outcome) return;
    const tookMs = performance.now() - began;
    changeSitting({ stage: outcome.kind === 'analyzed' ? { ...outcome, tookMs } : outcome });
  }

  return { analyze, cancel, choose, remove };
}

function choose(file: File): void {
  const problem = refusalOf(file);
  if (problem) {
    changeSitting({ problem });
    return;
  }
  stop();
  clearSitting();
  changeSitting({ file, generationId: newGenerationId() });
}

function remove(): void {
  stop();
  clearSitting();
}

function cancel(): void {
  stop();
  changeSitting({ stage: { kind: 'waiting' } });
}

function stop(): void {
  stopping?.abort();
  stopping = undefined;
}
