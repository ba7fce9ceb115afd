import type { Conversed } from '../../services/ai/models.ts';

export function presentAnswer({ answer: { text, buttons, reworked }, answered_by }: Conversed) {
  return {
    success: true as const,
    response: text,
    buttons: [...buttons],
    ...(reworked !== undefined && { reworked }),
    answered_by,
  };
}
