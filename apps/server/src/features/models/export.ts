import type { ExportPart } from '../../export/export-part.ts';

const MICROS = 1_000_000;

export const modelCostsExport: ExportPart = {
  name: 'model-costs',
  title: 'Models',
  tables: ['model_costs'],
  read: async function* (db, userId) {
    const rows = await db
      .selectFrom('model_costs')
      .select(['day', 'micros'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute();
    for (const { day, micros } of rows) {
      const dollars = Number(micros) / MICROS;
      yield { data: { day, dollars }, heading: `${day}: $${dollars.toFixed(4)}` };
    }
  },
};
