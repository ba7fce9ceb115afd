import { analysisLimits } from '@cuewright/contract';
import { dayText } from '@cuewright/engine/export';
import { call } from '../../lib/api.ts';
import { chosenWorkspace } from '../../lib/chosen-workspace.ts';
import { logError } from '../../lib/log-error.ts';
import { sendPageEvent } from '../../lib/page-events.ts';
import { useShare } from '../../lib/share.ts';
import { countAnalysis } from './analysis-count.ts';
import { analyzePicture, type Outcome, type PictureToAnalyze } from './analyze-picture.ts';
import { waitFor } from './wait-for.ts';

type ReadPicture = (
  picture: PictureToAnalyze,
  onWaiting: (seconds: number) => void,
) => Promise<Outcome | undefined>;

/** Reads a picture as this page does. Nothing comes of one that was left meanwhile. */
export function useReadPicture(): ReadPicture {
  const share = useShare();
  return async (picture, onWaiting) => {
    const { signal } = picture;
    try {
      const now = new Date();
      const today = dayText(now.getFullYear(), now.getMonth() + 1, now.getDate());
      const keptAs = { today, workspaceId: chosenWorkspace() };
      const parts = { call, random: Math.random, wait: waitFor, logError, onWaiting, keptAs };
      const outcome = await analyzePicture(parts, picture);
      if (signal.aborted) return undefined;
      const isAnalysis = outcome.kind === 'analyzed' || outcome.kind === 'fallback';
      if (isAnalysis && countAnalysis() >= analysisLimits.shareDialogAt) share?.('thanks');
      return outcome;
    } catch (error) {
      if (!signal.aborted) throw error;
      return undefined;
    } finally {
      sendPageEvent('refreshUsage');
    }
  };
}
