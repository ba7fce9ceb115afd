import type { CallAnswer } from '@cuewright/contract';
import type { HeardWriting } from '@cuewright/engine/guests';
import type { PromptSettings } from '@cuewright/engine/methods';
import { call } from '../api.ts';
import { logError } from '../log-error.ts';
import type { ModelWriter } from './model-writer.ts';

type Heard = NonNullable<CallAnswer<'POST /api/writings'>['heard']>;

function besideOf({ negative, parameters, asked, dropped, open }: Heard['beside']): HeardWriting['beside'] {
  return {
    ...(negative !== undefined && { negative }),
    ...(parameters && { parameters }),
    ...(asked && { asked }),
    ...(open && {
      open: open.map((one) => ({ ...one, outcomes: one.outcomes.map((text) => text ?? undefined) })),
    }),
    dropped: dropped.map(({ instead, ...one }) => ({ ...one, ...(instead !== undefined && { instead }) })),
  };
}

function sentSettings({ negative, ...others }: PromptSettings) {
  return { ...others, ...(negative && { negative: [...negative] }) };
}

/** The model that this server asks for texts. */
export function serverWriter(name: string): ModelWriter {
  return {
    name,
    isLocal: false,
    write: async ({ marks, locked, hasStartImage, settings, ...given }, signal) => {
      try {
        const body = {
          ...given,
          marks: [...marks],
          locked: [...locked],
          start_image: hasStartImage,
          ...(settings && { settings: sentSettings(settings) }),
        };
        const { heard, problem, words, answered_by } = await call('POST /api/writings', { body, signal });
        if (heard) {
          const pieces = heard.pieces.map(({ words, is_added: isAdded, or }) => ({
            words,
            isAdded,
            ...(or && { or }),
          }));
          const { doubts } = heard;
          return { heard: { pieces, ...(doubts && { doubts }), beside: besideOf(heard.beside) } };
        }
        if (problem) return { problem, ...(words !== undefined && { words }) };
        return { fellBack: answered_by.fell_back ?? 'unavailable' };
      } catch (error) {
        signal.throwIfAborted();
        logError('Failed to have a model write:', error);
        return { fellBack: 'offline' };
      }
    },
  };
}
