import type { Actor, ProfileForm } from '@cuewright/contract';
import type { Deps } from '../../../deps.ts';
import { findProfile, findUser, type Profile, putProfile, type User } from './repository.ts';

export async function readUser({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<User> {
  const user = await findUser(db, actor.id);
  if (!user) throw new Error('Somebody with a session has no account.');
  return user;
}

interface UserWithProfile {
  user: User;
  /** Nothing until the person has filled it in. */
  profile: Profile | undefined;
}

export async function readProfile(deps: Pick<Deps, 'db'>, actor: Actor): Promise<UserWithProfile> {
  const user = await readUser(deps, actor);
  return { user, profile: await findProfile(deps.db, actor.id) };
}

export async function saveProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  form: ProfileForm,
): Promise<UserWithProfile> {
  const now = deps.clock();
  const profile = await putProfile(deps.db, {
    user_id: actor.id,
    ...form,
    created_at: now,
    updated_at: now,
  });
  return { user: await readUser(deps, actor), profile };
}
