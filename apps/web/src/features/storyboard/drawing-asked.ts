import { ApiError } from '@cuewright/contract';

/** What is asked of the artist for a frame. */
export interface Wish<Ratio extends string> {
  prompt: string;
  ratio: Ratio;
}

interface Asked<Ratio extends string> extends Wish<Ratio> {
  generation_id: string;
}

/**
 * Asks for a drawing under an id of its own. When nobody knows what became of it, trying the same again takes the same
 * id: what was drawn and paid for already comes back, and nothing is paid twice.
 */
export function askOnce<Ratio extends string>(newId: () => string) {
  const unanswered = new Map<string, Asked<Ratio>>();
  return async function ask<Answer>(
    frameId: string,
    { prompt, ratio }: Wish<Ratio>,
    send: (asked: Asked<Ratio>) => Promise<Answer>,
  ): Promise<Answer> {
    const last = unanswered.get(frameId);
    const isSame = last?.prompt === prompt && last.ratio === ratio;
    const asked = isSame ? last : { prompt, ratio, generation_id: newId() };
    unanswered.set(frameId, asked);
    try {
      const answer = await send(asked);
      unanswered.delete(frameId);
      return answer;
    } catch (error) {
      // Refused is refused: the next try is one of its own.
      if (error instanceof ApiError && error.status < 500) unanswered.delete(frameId);
      throw error;
    }
  };
}
