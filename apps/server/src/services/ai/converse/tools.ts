import type { Question } from '@cuewright/engine/assistant';
import { type GenreId, genres } from '@cuewright/engine/content/genres';
import type { ToolSet } from 'ai';
import { z } from 'zod';
import { loadSdk } from '../provider/load-sdk.ts';
import type { ReadByEngine } from '../read-by-engine.ts';

/** Longer is cut: not every server can be told how long a text may be. */
const words = z.string();
const LONGEST_WISH = 1_000;
const LONGEST_RESULT = 6_000;

/** What a model may look up or have made: the engine, which reads and writes nothing. */
export async function engineTools(question: Question, read: ReadByEngine): Promise<ToolSet> {
  const { tool } = await loadSdk();
  const asks = async (wish: string) => {
    const message = wish.slice(0, LONGEST_WISH);
    return cut((await read('answer', { ...question, message, manner: 'balanced' })).text);
  };
  return {
    look_up: tool({
      description: 'Finds what the help, the glossary, the lessons and the library of Cuewright say.',
      inputSchema: z.object({ query: words }),
      execute: async ({ query }) => {
        const found = await read('look-up', {
          query: query.slice(0, LONGEST_WISH),
          figures: question.figures,
        });
        return cut(found.map(({ title, text }) => `${title}: ${text}`).join('\n'));
      },
    }),
    data_sheet: tool({
      description: 'All that is known of an image or video generator: limits, lengths, shapes, sound.',
      inputSchema: z.object({ generator: words }),
      execute: async ({ generator }) => {
        const sheet = await read('data-sheet', { generator: generator.slice(0, LONGEST_WISH) });
        return cut(sheet ?? 'There is no generator of that name.');
      },
    }),
    change_prompt: tool({
      description:
        'Changes the prompt that is on the screen by operations, each named in the answer: remove the car, change the coat to red, make it dusk, make it shorter, write it for Kling. What it does not understand it asks back.',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => (question.prompt ? asks(wish) : 'There is no prompt on the screen.'),
    }),
    make_prompt: tool({
      description: 'Makes a finished prompt of an idea.',
      inputSchema: z.object({
        idea: words,
        genre: z.enum(genres.map(({ id }) => id) as [GenreId, ...GenreId[]]),
        mode: z.enum(['photo', 'video']),
      }),
      execute: async ({ idea, ...kind }) => {
        const said = idea.slice(0, LONGEST_WISH);
        if (said.trim() === '') return 'Nothing can be made of that.';
        return cut((await read('optimize', { ...kind, idea: said, locked: [] })).prompt);
      },
    }),
  };
}

function cut(text: string): string {
  return text.length > LONGEST_RESULT ? `${text.slice(0, LONGEST_RESULT)} …` : text;
}
