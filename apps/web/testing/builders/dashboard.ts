import type { CallAnswer } from '@cuewright/contract';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';
import { person } from './people.ts';

type AdminUser = CallAnswer<'GET /api/admin/users'>['users'][number];
type AdminPrompt = CallAnswer<'GET /api/admin/prompts'>['prompts'][number];
type AuditEntry = CallAnswer<'GET /api/admin/audit'>['entries'][number];
type Analytics = CallAnswer<'GET /api/admin/analytics'>;

/** Somebody as admins see them. */
export function adminUser(given: Partial<AdminUser> = {}): AdminUser {
  return {
    id: nextId(),
    full_name: 'Petra Novák',
    email: 'petra.novak@example.org',
    phone: '+34600123456',
    job: 'Cinematographer',
    profile_completed: true,
    prompts_used: 1,
    total_prompts: 1,
    is_premium: false,
    plan: 'free',
    is_admin: false,
    is_admin_by_setting: false,
    blocked_at: null,
    created_at: THEN,
    last_active_at: THEN,
    last_active_on: '2026-11-20',
    ...given,
  };
}

/** A prompt of theirs. */
export function adminPrompt(by: AdminUser, given: Partial<AdminPrompt> = {}): AdminPrompt {
  const { id: user_id, full_name, email } = by;
  const prompt_text = given.prompt_text ?? 'A net mender at the open doors of a boathouse.';
  return {
    id: nextId(),
    title: 'Photo prompt 2026-11-20',
    description: '',
    mode: 'photo',
    model: 'midjourney',
    method: 'guided',
    prompt_text,
    prompt_length: prompt_text.length,
    user_id,
    full_name,
    email,
    created_at: THEN,
    ...given,
  };
}

interface Site {
  users?: readonly AdminUser[];
  prompts?: readonly AdminPrompt[];
  audit?: readonly AuditEntry[];
}

/** The dashboard of a site with these people and prompts. Lists are found by their words, mode and plan. */
export function dashboardOf({ users = [], prompts = [], audit = [] }: Site): Answers {
  const has = (words: string | undefined, ...texts: readonly string[]) =>
    texts.some((text) => text.toLowerCase().includes((words ?? '').toLowerCase()));
  return {
    'GET /api/admin/verify': { isAdmin: true },
    'GET /api/admin/dashboard': {
      overview: {
        totalUsers: users.length,
        premiumUsers: 0,
        totalPrompts: prompts.length,
        weeklyPrompts: prompts.length,
        totalProfiles: users.length,
      },
      recentProfiles: users.map(({ id, full_name, email, phone, job, created_at }) => ({
        id,
        full_name,
        email,
        phone,
        job,
        created_at,
      })),
      recentPrompts: prompts.map(({ id, title, model, full_name, created_at }) => ({
        id,
        title,
        model,
        full_name,
        created_at,
      })),
    },
    'GET /api/admin/users': ({ query: { q, plan, page = 1 } }) => {
      const found = users.filter(
        (user) => has(q, user.full_name, user.email) && (plan === undefined || user.plan === plan),
      );
      return { users: page === 1 ? found : [], ...facts(found.length, page) };
    },
    'GET /api/admin/prompts': ({ query: { q, mode, user, page = 1 } }) => {
      const found = prompts.filter(
        (prompt) =>
          has(q, prompt.title, prompt.prompt_text) &&
          (mode === undefined || prompt.mode === mode) &&
          (user === undefined || prompt.user_id === user),
      );
      return { prompts: page === 1 ? found : [], ...facts(found.length, page) };
    },
    'GET /api/admin/users/{id}': ({ params }) => {
      const user = users.find(({ id }) => id === params.id);
      return user ? recordOf(user) : refuse('user-not-found');
    },
    'GET /api/admin/analytics': ({ query }) => analyticsOf(Number(query.days)),
    'GET /api/admin/audit': { entries: [...audit], next_cursor: null },
    'GET /api/admin/settings': {
      hero_counters: null,
      promo: true,
      banner: null,
      hero_counters_of_server: 'decoration',
      version: 0,
      updated_at: null,
    },
  };
}

function facts(total: number, page: number) {
  return { total, total_is_least: false, page, next_cursor: null };
}

function recordOf(user: AdminUser): CallAnswer<'GET /api/admin/users/{id}'> {
  const { full_name, email, phone, job, created_at } = user;
  const { usage } = person({ usage: { prompts_used: 1, remaining: 5 } });
  return {
    user,
    profile: { full_name, email, phone, job, intro: 'Documentaries.', created_at },
    usage,
    credits: {
      balance: 7,
      entries: [{ kind: 'earned', id: nextId(), created_at: THEN, credits: 7, reason: 'granted' }],
      total: 1,
    },
    subscription: {
      plan: 'free',
      state: 'none',
      until: null,
      renews: false,
      next_plan: null,
      is_demo: true,
      till: 'demo',
    },
    sessions: [
      {
        id: nextId(),
        device: 'Firefox on Linux',
        created_at: THEN,
        last_used_at: THEN,
        expires_at: '2027-11-20T09:00:00.000Z',
      },
    ],
  };
}

const DAY_MS = 86_400_000;

function analyticsOf(days: number): Analytics {
  const last = Date.parse('2026-11-20');
  const dayBefore = (n: number) => new Date(last - n * DAY_MS).toISOString().slice(0, 10);
  const by_day = Array.from({ length: days }, (_, n) => ({
    day: dayBefore(days - 1 - n),
    visitors: 5 + n,
    sign_ups: n % 2,
    active: n % 3,
    generations: n % 4,
    prompts: n % 4,
    limit_hits: n % 5,
    shares: 1,
    purchases: n % 2,
  }));
  return {
    from: dayBefore(days - 1),
    to: dayBefore(0),
    by_day,
    by_method: [{ method: 'guided', generations: 3 }],
    by_mode: [{ mode: 'photo', generations: 3 }],
    by_model: [{ model: 'midjourney', generations: 3 }],
    sharing: { shares: 4, friends_joined: 2, friends_generated: 1 },
    conversion: {
      visitors: 90,
      sign_ups: 12,
      first_generations: 6,
      purchases: 2,
      by_plan: [{ plan: 'yearly', purchases: 2 }],
    },
    retention: [{ week: '2026-11-09', sign_ups: 4, active: [4, 1] }],
  };
}
