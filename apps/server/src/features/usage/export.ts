import { counted, plural } from '@cuewright/engine/plural';
import type { ExportPart } from '../../export/export-part.ts';
import { everyRow, listedPart } from '../../export/export-part.ts';
import { listEntries } from './ledger-repository.ts';
import { presentEntry } from './present.ts';
import { findBalance, findCarried, listGenerations, listRefusals } from './repository.ts';

export const generationsExport: ExportPart = {
  name: 'generations',
  title: 'Generations',
  tables: ['generations', 'generation_answers', 'refusals', 'carried_usage', 'credit_balances'],
  read: async function* (db, userId) {
    const balance = await findBalance(db, userId);
    const carried = await findCarried(db, userId);
    yield {
      data: { credits: balance?.credits ?? 0, carried_from_an_earlier_account: carried ?? null },
      heading: counted(balance?.credits ?? 0, 'credit'),
    };
    const generations = everyRow<Awaited<ReturnType<typeof listGenerations>>[0]>((after, limit) =>
      listGenerations(db, { userId, limit, after }),
    );
    for await (const { user_id: _, picture_hash: __, ...generation } of generations) {
      const { method, state, created_at } = generation;
      yield {
        data: generation,
        heading: [method, state].filter(Boolean).join(', '),
        at: created_at,
      };
    }
    const refusals = everyRow<Awaited<ReturnType<typeof listRefusals>>[0]>((after, limit) =>
      listRefusals(db, { userId, limit, after }),
    );
    for await (const { user_id: _, ...refusal } of refusals) {
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
    heading: `${entry.kind}${entry.credits ? `, ${entry.credits} ${plural(Math.abs(entry.credits), 'credit')}` : ''}`,
    at: entry.created_at,
  }),
});
