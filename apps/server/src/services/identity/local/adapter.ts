import { type Selectable, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Queryable } from '../../../database/tables.ts';
import type { LocalIdRecordsTable } from './tables.ts';

/** Keeps the provider's records in the database, so that any process can go on where another began. */
export function localIdAdapter(db: Queryable, clock: () => Date): (model: string) => Adapter {
  return (model) => {
    const records = () => db.selectFrom('local_id_records').selectAll().where('model', '=', model);
    const living = (record: Selectable<LocalIdRecordsTable> | undefined) =>
      record && (record.expires_at === null || record.expires_at > clock())
        ? (record.payload as AdapterPayload)
        : undefined;

    return {
      upsert: async (id, payload, expiresIn) => {
        const row = {
          model,
          id,
          payload: JSON.stringify(payload),
          uid: payload.uid ?? null,
          grant_id: payload.grantId ?? null,
          expires_at: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
        };
        const { model: _model, id: _id, ...rest } = row;
        await db
          .insertInto('local_id_records')
          .values(row)
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(rest))
          .execute();
        await db.deleteFrom('local_id_records').where('expires_at', '<', clock()).execute();
      },
      // PostgreSQL refuses U+0000, which an id from outside may hold and none of ours does.
      find: async (id) =>
        id.includes('\0') ? undefined : living(await records().where('id', '=', id).executeTakeFirst()),
      findByUid: async (uid) => living(await records().where('uid', '=', uid).executeTakeFirst()),
      // Codes typed on another device are not offered.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const consumed = JSON.stringify({ consumed: Math.floor(clock().getTime() / 1000) });
        const { numUpdatedRows } = await db
          .updateTable('local_id_records')
          .set({ payload: sql`payload || ${consumed}::jsonb` })
          .where('model', '=', model)
          .where('id', '=', id)
          .where(sql<boolean>`not payload ? 'consumed'`)
          .executeTakeFirst();
        // Of several who redeem a code at once, in any process, one is the first.
        if (numUpdatedRows !== 1n) throw new errors.InvalidGrant('it was redeemed already');
      },
      destroy: async (id) => {
        await db.deleteFrom('local_id_records').where('model', '=', model).where('id', '=', id).execute();
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom('local_id_records').where('grant_id', '=', grantId).execute();
      },
    };
  };
}
