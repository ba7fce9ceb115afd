import { ApiError, analysisLimits, type Call, type CallAnswer, NetworkError } from '@cuewright/contract';
import type { MadeFacts } from '@cuewright/engine/image-metadata';
import {
  type ImageAnalysis,
  type Random,
  type ReverseModel,
  reverseFallback,
} from '@cuewright/engine/methods';
import { timeText } from '../../lib/day-text.ts';
import { recoveredFacts } from './recovered-facts.ts';

export type Answer = CallAnswer<'POST /api/analyze-image'>;

/** The answer for a picture that was looked at. */
export type Analyzed = Answer & { measured: NonNullable<Answer['measured']> };

/** Why there is no analysis, and what to do about it. */
export interface Refusal {
  head: string;
  text: string;
  canRetry: boolean;
}

export type Outcome =
  | { kind: 'analyzed'; answer: Analyzed }
  /** Its file holds its prompt: nothing was looked at, and nothing counted. */
  | { kind: 'exact'; facts: MadeFacts }
  | { kind: 'fallback'; analysis: ImageAnalysis }
  | { kind: 'refused'; refusal: Refusal };

export interface AnalyzeParts {
  call: Call;
  random: Random;
  /** Resolves after so many seconds, or rejects when the signal says so. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>;
  logError: (...what: unknown[]) => void;
  /** The server has too much to do, and is asked again in so many seconds. */
  onWaiting: (seconds: number) => void;
  /** Where what is counted is saved, and the person's own day, which titles it. */
  keptAs: { today: string; workspaceId?: string | undefined };
}

export interface PictureToAnalyze {
  file: File;
  model: ReverseModel;
  generationId: string;
  signal: AbortSignal;
  /** What it shows is wanted, also where its file holds a prompt. */
  isPromptKnown?: boolean;
}

/** Sends a picture and brings back what it shows; where nobody can say, a starting point; where it was refused, why. */
export async function analyzePicture(parts: AnalyzeParts, picture: PictureToAnalyze): Promise<Outcome> {
  try {
    const answer = await askPatiently(parts, picture);
    return isMeasured(answer)
      ? { kind: 'analyzed', answer }
      : { kind: 'exact', facts: recoveredFacts(answer) };
  } catch (error) {
    if (picture.signal.aborted || !(error instanceof Error)) throw error;
    parts.logError('Failed to analyze image', error);
    if (!isForFallback(error)) return { kind: 'refused', refusal: refusalFor(error) };
    return { kind: 'fallback', analysis: reverseFallback(picture.model, parts.random).analysis };
  }
}

function isMeasured(answer: Answer): answer is Analyzed {
  return answer.measured !== undefined;
}

/** A server with too much to do is asked again, when it says and not too often. */
async function askPatiently(
  { call, wait, onWaiting, keptAs }: AnalyzeParts,
  { file, model, generationId, signal, isPromptKnown }: PictureToAnalyze,
): Promise<Answer> {
  for (let asked = 0; ; asked++) {
    const body = new FormData();
    body.append('model', model);
    body.append('enhanced', 'true');
    body.append('generation_id', generationId);
    body.append('today', keptAs.today);
    if (keptAs.workspaceId) body.append('workspace_id', keptAs.workspaceId);
    if (isPromptKnown) body.append('recover', 'false');
    body.append('file', file);
    try {
      return await call('POST /api/analyze-image', { body, signal });
    } catch (error) {
      const isBusy = error instanceof ApiError && error.status === 503;
      if (!isBusy || asked === analysisLimits.retries) throw error;
      const seconds = error.retryAfterSeconds ?? 1;
      onWaiting(seconds);
      await wait(seconds, signal);
    }
  }
}

function isForFallback(error: Error): boolean {
  if (error instanceof NetworkError) return true;
  return (
    error instanceof ApiError && (analysisLimits.fallbackStatuses as readonly number[]).includes(error.status)
  );
}

function refusalFor(error: Error): Refusal {
  if (!(error instanceof ApiError))
    return { head: 'Something broke on this page.', text: 'The picture is still here.', canRetry: true };
  const { problem, status } = error;
  if (problem.code === 'daily-limit-reached')
    return {
      head: 'Today’s prompts are used up.',
      text: `New ones come at ${timeText(new Date(problem.resets_at))}. The picture stays here as long as this tab is open.`,
      canRetry: false,
    };
  const fields = (problem.errors ?? []).map(({ message }) => message);
  return {
    head: problem.title,
    text: [problem.detail, ...fields].filter(Boolean).join(' ') || 'Nothing was counted.',
    canRetry: status === 503 || status === 429,
  };
}
