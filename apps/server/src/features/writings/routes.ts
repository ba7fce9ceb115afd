import type { ModelId } from '@cuewright/engine/catalogue';
import type { HeardWriting } from '@cuewright/engine/guests';
import type { PromptSettings } from '@cuewright/engine/methods';
import type { Open } from '@cuewright/engine/writing';
import fp from 'fastify-plugin';
import { fail, ok } from '../../result.ts';
import type { Models } from '../../services/ai/models.ts';

interface WritingsParts {
  write: Models['write'];
}

function sent({ pieces, doubts, beside: { open, ...beside } }: HeardWriting) {
  return {
    pieces: pieces.map(({ words, isAdded, or }) => ({
      words,
      is_added: isAdded,
      ...(or && { or: [...or] }),
    })),
    ...(doubts && { doubts: [...doubts] }),
    beside: { ...beside, ...(open && { open: open.map(questionSent) }) },
  };
}

function questionSent({ part, question, choices, outcomes = [] }: Open) {
  return { part, question, choices, outcomes: choices.map((_, at) => outcomes[at] ?? null) };
}

export const writingsRoutes = fp<WritingsParts>(
  async (app, { write }) => {
    app.endpoint('POST /api/writings', async ({ actor, body, signal }) => {
      const { start_image: hasStartImage, settings, ...words } = body;
      const wish = {
        ...words,
        hasStartImage,
        model: body.model as ModelId,
        ...(settings && { settings: settings as PromptSettings }),
      };
      try {
        const { heard, ...rest } = await write(wish, { personId: actor.id, turn: actor.id, signal });
        return ok({ ...rest, ...(heard && { heard: sent(heard) }) });
      } catch (error) {
        // Nobody is there to be answered.
        if (signal.aborted && error === signal.reason) return fail('overloaded');
        throw error;
      }
    });
  },
  { name: 'writings-routes', dependencies: ['endpoints'] },
);
