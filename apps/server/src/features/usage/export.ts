import type { ExportPart } from '../../export/export-part.ts';
import { listedPart } from '../../export/export-part.ts';
import { listEntries } from './ledger-repository.ts';
import { presentEntry } from './present.ts';
import { findBalance, findCarried, listAnswers, listGenerations, listRefusals } from './repository.ts';

export const generationsExport: ExportPart = {
  name: 'generations',
  title: 'Generations',
  tables: ['generations', 'generation_answers', 'refusals', 'carried_usage', 'credit_balances'],
  read: async function* (db, userId) {
    const balance = await findBalance(db, userId);
    const carried = await findCarried(db, userId);
    yield {
      data: { credits: balance?.credits ?? 0, carried_from_an_earlier_account: carried ?? null },
      heading: `${balance?.credits ?? 0} credits`,
    };
    const answers = await listAnswers(db, userId);
    for (const { user_id: _, ...generation } of await listGenerations(db, userId)) {
      const { method, state, created_at } = generation;
      const answer = answers.get(generation.generation_id) ?? null;
      yield {
        data: { ...generation, answer },
        heading: [method, state].filter(Boolean).join(', '),
        at: created_at,
      };
    }
    for (const { user_id: _, ...refusal } of await listRefusals(db, userId)) {
      yield { data: { refused: refusal }, heading: 'Beyond the day’s allowance', at: refusal.created_at };
    }
  },
};

export const creditsExport = listedPart({
  name: 'credits',
  title: 'Credits',
  tables: ['ledger_entries'],
  list: listEntries,
  entry: (entry) => ({
    data: presentEntry(entry),
    heading: `${entry.kind}${entry.credits ? `, ${entry.credits} credits` : ''}`,
    at: entry.created_at,
  }),
});
