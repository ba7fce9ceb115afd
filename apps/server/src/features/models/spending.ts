import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Held, Spending } from '../../services/ai/guards/spending.ts';
import { utcDay } from '../../utc-day.ts';

interface Caps {
  all: number;
  each: number;
}

/** Keeps what models cost in the database, so that the caps hold for all processes together. */
export function spendingIn({ db, clock }: Pick<Deps, 'db' | 'clock'>, { all, each }: Caps): Spending {
  return {
    hold: async (personId, amount) => {
      const held: Held = { personId, day: utcDay(clock()), amount };
      // What costs nothing is not counted.
      if (amount === 0) return held;
      if (amount > each) return 'own-day-spent';
      if (amount > all) return 'day-spent';
      const { day } = held;
      try {
        return await db.transaction().execute(async (trx) => {
          const own = await sql`
            insert into model_costs (user_id, day, micros) values (${personId}, ${day}, ${amount})
            on conflict (user_id, day) do update set micros = model_costs.micros + excluded.micros
            where model_costs.micros + excluded.micros <= ${each}
            returning user_id
          `.execute(trx);
          if (own.rows.length === 0) throw new Spent('own-day-spent');
          const together = await sql`
            insert into model_cost_days (day, micros) values (${day}, ${amount})
            on conflict (day) do update set micros = model_cost_days.micros + excluded.micros
            where model_cost_days.micros + excluded.micros <= ${all}
            returning day
          `.execute(trx);
          if (together.rows.length === 0) throw new Spent('day-spent');
          return held;
        });
      } catch (error) {
        if (error instanceof Spent) return error.whose;
        throw error;
      }
    },
    settle: async ({ personId, day, amount: heldAmount }, amount) => {
      const more = amount - heldAmount;
      if (more === 0) return;
      await db.transaction().execute(async (trx) => {
        await sql`update model_costs set micros = micros + ${more} where user_id = ${personId} and day = ${day}`.execute(
          trx,
        );
        await sql`update model_cost_days set micros = micros + ${more} where day = ${day}`.execute(trx);
      });
    },
  };
}

/** Undoes what was held of one of the two. */
class Spent extends Error {
  readonly whose: 'day-spent' | 'own-day-spent';

  constructor(whose: Spent['whose']) {
    super();
    this.whose = whose;
  }
}
