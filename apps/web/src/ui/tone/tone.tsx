import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** How a message is meant. */
export type Tone = 'info' | 'warn' | 'error' | 'go';

/** Each tone's sign, because its colour alone would not tell everybody. */
export const toneSigns: Record<Tone, ReactNode> = {
  info: <Info />,
  warn: <TriangleAlert />,
  error: <OctagonAlert />,
  go: <CircleCheck />,
};
