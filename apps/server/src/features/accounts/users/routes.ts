import type { FastifyInstance } from 'fastify';
import { ok } from '../../../result.ts';
import { changeProfile, readProfile, readUser, saveProfile } from './commands.ts';
import { presentProfile, presentUser } from './present.ts';

export async function usersRoutes(app: FastifyInstance): Promise<void> {
  const { deps } = app;

  app.endpoint('GET /api/users/me', async ({ actor }) => ok(presentUser(await readUser(deps, actor), actor)));

  app.endpoint('GET /api/user-profile', async ({ actor }) =>
    ok(presentProfile(await readProfile(deps, actor), deps.clock())),
  );

  app.endpoint('POST /api/user-profile', async ({ actor, body }) =>
    ok(presentProfile(await saveProfile(deps, actor, body), deps.clock())),
  );

  app.endpoint('PATCH /api/user-profile', async ({ actor, body: { full_name: fullName, ...change } }) =>
    ok(presentProfile(await changeProfile(deps, actor, { fullName, ...change }), deps.clock())),
  );
}
