import { productFigures } from '@cuewright/contract';
import { answer } from '@cuewright/engine/assistant';
import type { Answers } from '../answers.ts';

/** Aira as she answers where no model is set: by the engine, in a stream. */
export const aira: Answers = {
  'POST /api/chat': ({ body: { message, context } }) => {
    const { currentPrompt: prompt } = context ?? {};
    const said = answer({
      message,
      manner: context?.personalityMode ?? 'balanced',
      history: context?.conversationHistory ?? [],
      isSignedIn: true,
      name: context?.userPersonality?.name ?? undefined,
      ...(prompt && {
        prompt: { text: prompt.text, mode: prompt.mode, model: prompt.model ?? undefined },
      }),
      figures: productFigures,
    });
    const { text: response, buttons, reworked } = said;
    const answered_by = { kind: 'engine' };
    return streamed(
      { type: 'start', answered_by },
      { type: 'done', success: true, response, buttons, reworked, answered_by },
    );
  },
};

function streamed(...events: readonly object[]): Response {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}
