import type { Mark } from '@cuewright/engine/marks';
import { ArtistError } from '../../services/artist/artist-error.ts';
import { type Engine, EngineError } from '../../services/engine/engine.ts';

export interface MarkedPrompt {
  prompt: string;
  marks: readonly Mark[];
  signal: AbortSignal;
}

/** Who draws is told in plain sentences, and what must not be seen among them: as this generator is. */
const TOLD_IN_SENTENCES = 'dall-e-3';

/** What an artist is given to draw: the prompt, or, where somebody said what its words are, what is drawn of it. */
export async function drawnWords(
  engine: Pick<Engine, 'run'>,
  { prompt, marks, signal }: MarkedPrompt,
  personId: string,
): Promise<string> {
  if (marks.length === 0) return prompt;
  const wish = { words: { text: prompt, marks }, mode: 'photo', models: [TOLD_IN_SENTENCES] } as const;
  const [copy] = await engine.run('copies', wish, { turn: personId, signal }).catch((error: unknown) => {
    if (error instanceof EngineError) throw new ArtistError('artist-failed', error.message);
    throw error;
  });
  if (!copy?.prompt) throw new ArtistError('artist-refused', 'The marks leave nothing to draw.');
  return copy.prompt;
}
