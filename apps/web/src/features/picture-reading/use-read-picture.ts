import { analysisLimits } from '@cuewright/contract';
import { call } from '../../lib/api.ts';
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
      const parts = { call, random: Math.random, wait: waitFor, logError, onWaiting };
      const outcome = await analyzePicture(parts, picture);
      if (signal.aborted) return undefined;
      // Said once, when it is true: a dialog after every picture would be no thanks.
      if (outcome.kind !== 'refused' && countAnalysis() === analysisLimits.shareDialogAt) share?.('thanks');
      return outcome;
    } catch (error) {
      if (!signal.aborted) throw error;
      return undefined;
    } finally {
      sendPageEvent('refreshUsage');
    }
  };
}
