import { randomUUIDv7 } from 'node:crypto';
import type { SavedPrompt } from '@cuewright/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Person } from './people.ts';

/** What the page sends, as the specification has it. */
export const baker = {
  title: 'Photo prompt 2026-11-20',
  description: 'A baker in a tiled market, captured with an 85mm lens.',
  model: 'midjourney',
  prompt_text: 'A baker in a tiled market, captured with an 85mm lens. --ar 16:9 --v 6',
  json_config: JSON.stringify({ mode: 'photo', isBasic: true, formData: { subject: 'A baker' } }),
};

/** The calls that a page makes about its prompts. */
export interface PromptCalls {
  post: (author: Person, payload: object, url?: string) => Promise<LightMyRequestResponse>;
  save: (author: Person, given?: object) => Promise<SavedPrompt>;
  /** The id of a generation that was counted. */
  counted: (author: Person, method?: string) => Promise<string>;
}

export function promptCalls(app: FastifyInstance): PromptCalls {
  const post: PromptCalls['post'] = async ({ headers }, payload, url = '/api/prompts') =>
    await app.inject({ method: 'POST', url, headers, payload });
  return {
    post,
    save: async (author, given = {}) => {
      const answer = await post(author, { ...baker, ...given });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    },
    counted: async (author, method = 'guided') => {
      const generation_id = randomUUIDv7();
      const answer = await post(author, { generation_id, method }, '/api/usage/increment');
      expect(answer.statusCode).toBe(201);
      return generation_id;
    },
  };
}
