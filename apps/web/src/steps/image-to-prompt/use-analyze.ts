import { analysisLimits } from '@cuewright/contract';
import { countAnalysis } from '../../features/picture-reading/analysis-count.ts';
import { analyzePicture, refusalOf } from '../../features/picture-reading/analyze-picture.ts';
import { waitFor } from '../../features/picture-reading/wait-for.ts';
import { call } from '../../lib/api.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { logError } from '../../lib/log-error.ts';
import { sendPageEvent } from '../../lib/page-events.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { useShare } from '../../lib/share.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';

/** The analysis under way; there is one at a time. */
let stopping: AbortController | undefined;

onPersonChanged(stop);

/** What can be done with a picture. */
export function useAnalyze() {
  const share = useShare();

  async function analyze(): Promise<void> {
    const { file, model, generationId } = readSitting();
    if (!file || stopping) return;
    const controller = new AbortController();
    stopping = controller;
    changeSitting({ stage: { kind: 'analyzing' } });
    const began = performance.now();
    const parts = {
      call,
      random: Math.random,
      wait: waitFor,
      logError,
      onWaiting: (askedAgainIn: number) => changeSitting({ stage: { kind: 'analyzing', askedAgainIn } }),
    };
    try {
      const outcome = await analyzePicture(parts, { file, model, generationId, signal: controller.signal });
      if (controller.signal.aborted) return;
      const tookMs = performance.now() - began;
      changeSitting({ stage: outcome.kind === 'analyzed' ? { ...outcome, tookMs } : outcome });
      // Said once, when it is true: a dialog after every picture would be no thanks.
      if (outcome.kind !== 'refused' && countAnalysis() === analysisLimits.shareDialogAt) share?.('thanks');
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (stopping === controller) stopping = undefined;
      sendPageEvent('refreshUsage');
    }
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
