import type { Actor, ProfileForm } from '@cuewright/contract';
import type { Deps } from '../../../deps.ts';
import { PersonGone } from './person-gone.ts';
import {
  changeSettings,
  findProfile,
  findSettings,
  findUser,
  type Profile,
  putProfile,
  renameProfile,
  type Settings,
  type SettingsChange,
  type User,
} from './repository.ts';

export async function readUser({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<User> {
  const user = await findUser(db, actor.id);
  if (!user) throw new PersonGone('Somebody with a session has no account.');
  return user;
}

export interface UserWithProfile {
  user: User;
  /** Nothing until the person has filled it in. */
  profile: Profile | undefined;
  /** Nothing until the person has chosen something. */
  settings: Settings | undefined;
}

export async function readProfile(deps: Pick<Deps, 'db'>, actor: Actor): Promise<UserWithProfile> {
  const user = await readUser(deps, actor);
  const { id } = actor;
  return { user, profile: await findProfile(deps.db, id), settings: await findSettings(deps.db, id) };
}

export async function saveProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  form: ProfileForm,
): Promise<UserWithProfile> {
  const now = deps.clock();
  await putProfile(deps.db, {
    user_id: actor.id,
    ...form,
    created_at: now,
    updated_at: now,
  });
  return await readProfile(deps, actor);
}

export async function changeProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  change: SettingsChange,
): Promise<UserWithProfile> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await changeSettings(trx, actor.id, change, now);
    if (change.fullName !== undefined) await renameProfile(trx, actor.id, change.fullName, now);
  });
  return await readProfile(deps, actor);
}
