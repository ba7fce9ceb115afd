import { ApiError, NetworkError, type Problem } from '@cuewright/contract';
import type { StreamEvent } from '@cuewright/contract/streaming';
import type { Part } from '../ui/part/part.ts';

export interface PolishedPart {
  part: Part;
  text: string;
}

type Told = Extract<StreamEvent<'POST /api/enhance'>, { type: 'part' | 'failed' }>;

/** Reads a prompt that comes part by part, tells the parts as far as they are, and gives the whole. */
export async function readPolished<Whole extends { type: 'done' }>(
  key: string,
  events: AsyncIterable<Told | Whole>,
  tell: (parts: readonly PolishedPart[]) => void,
): Promise<Whole> {
  const parts = new Map<Part, string>();
  for await (const event of events) {
    if (event.type === 'done') return event;
    if (event.type === 'failed') throw new ApiError(key, event.problem as unknown as Problem);
    if (event.part !== 'spec-suffix') parts.set(event.part, event.text);
    tell([...parts].map(([part, text]) => ({ part, text })));
  }
  throw new NetworkError(key, 'the answer has no end');
}
