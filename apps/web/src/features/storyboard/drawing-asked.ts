import { ApiError, type Storyboard } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { PictureKind } from './picture-kind.ts';

/** What is asked of the artist for a frame. */
export interface Wish {
  prompt: string;
  marks: Mark[];
  ratio: Storyboard['ratio'];
  kind: PictureKind;
}

interface Asked extends Wish {
  generation_id: string;
}

/**
 * Asks for a drawing under an id of its own. When nobody knows what became of it, trying the same again takes the same
 * id: what was drawn and paid for already comes back, and nothing is paid twice.
 */
export function askOnce(newId: () => string) {
  const unanswered = new Map<string, Asked>();
  return async function ask<Answer>(
    frameId: string,
    { prompt, marks, ratio, kind }: Wish,
    send: (asked: Asked) => Promise<Answer>,
  ): Promise<Answer> {
    const last = unanswered.get(frameId);
    const wish = { prompt, marks, ratio, kind };
    const { generation_id = '', ...before } = last ?? {};
    const isSame = JSON.stringify(before) === JSON.stringify(wish);
    const asked = { ...wish, generation_id: isSame ? generation_id : newId() };
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
