import type { Engine } from '../../engine/engine.ts';
import type { AnsweredBy, Models } from '../models.ts';

const answered_by: AnsweredBy = { kind: 'engine' };

/** The engine does it all by itself, and draws nothing. */
export function modelsOfEngine(engine: Engine): Models {
  return {
    polish: async ({ idea, genre, mode, locked = [] }, asking) => {
      const made = genre
        ? await engine.run('optimize', { idea, genre, mode, locked }, asking)
        : await engine.run('enhance', { idea, mode, locked }, asking);
      return { ...made, answered_by };
    },
    see: async ({ reading: { measured, camera, words }, model, look }, asking) => {
      const described = await engine.run('describe-picture', { measured, model, camera, words }, asking);
      const sight = await look?.();
      const told = sight ? await engine.run('tell-sight', { described, sight, measured }, asking) : described;
      return { ...told, source: 'measured', answered_by };
    },
    draw: undefined,
    converse: async (question, asking) => ({
      answer: await engine.run('answer', question, asking),
      answered_by,
    }),
    // It reads in the page already: there is nobody to add to that.
    read: async () => ({ answered_by }),
    // Nor to that: its copies are in the page before anybody asks.
    write: async () => ({ answered_by }),
  };
}
