import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../../apps/server/src/database/tables.ts';

const DAYS = 200;
const WORDS_EACH = 60;
const VOCABULARY = 600;

/** Prompts of one person, saved over the last days: each has "lamp", and sixty of six hundred other words. */
export async function addPrompts(db: Queryable, userId: string, count: number): Promise<void> {
  const started = Date.now() - DAYS * 86_400_000;
  for (let first = 0; first < count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first) }, (_, offset) => {
      const n = first + offset;
      const at = new Date(started + (n / count) * (DAYS - 1) * 86_400_000);
      const words = Array.from(
        { length: WORDS_EACH },
        (_, w) => `word${(n * 31 + w * w * 7 + w) % VOCABULARY}`,
      );
      const text = `A lamp, ${words.join(' ')}.`;
      return {
        id: randomUUIDv7(),
        user_id: userId,
        generation_id: null,
        is_imported: true,
        method: null,
        mode: n % 3 === 0 ? ('video' as const) : ('photo' as const),
        model: 'midjourney',
        title: `Photo prompt ${at.toISOString().slice(0, 10)}`,
        description: text.slice(0, 100),
        prompt_text: text,
        json_config: JSON.stringify({ mode: 'photo', prompt: text, isBasic: true }),
        created_at: at,
        updated_at: at,
      };
    });
    await db.insertInto('prompts').values(rows).execute();
  }
}
