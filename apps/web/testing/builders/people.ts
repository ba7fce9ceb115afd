import type { CallAnswer, Usage } from '@cuewright/contract';
import type { Answers } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

type User = CallAnswer<'GET /api/users/me'>;
type Profile = CallAnswer<'GET /api/user-profile'>;

/** The same at each opening, so that somebody who comes back finds their drafts. */
const ANA = nextId();

export interface Person {
  user: Partial<User>;
  profile: Partial<Profile>;
  usage: Partial<Usage>;
}

/** Somebody with a whole profile and an allowance that is not touched. */
export function person({ user, profile, usage }: Partial<Person> = {}) {
  const name = profile?.full_name ?? 'Ana Torres';
  return {
    user: {
      id: ANA,
      email: 'ana@example.org',
      created_at: THEN,
      google_user_data: { name, given_name: name.split(' ')[0] ?? name, picture: '' },
      is_admin: false,
      ...user,
    },
    profile: {
      full_name: name,
      email: 'ana@example.org',
      phone: '+34600123456',
      job: 'Cinematographer',
      intro: 'Documentaries.',
      bio: '',
      interests: [],
      preferences: { font_size: null, image_scale: null, theme: null },
      profile_completed: true,
      prompts_used: 0,
      total_prompts: 0,
      is_premium: false,
      created_at: THEN,
      ...profile,
    },
    usage: {
      prompts_used: 0,
      is_premium: false,
      allowance: 6,
      credits: 0,
      remaining: 6,
      resets_at: '2026-11-21T00:00:00.000Z',
      ...usage,
    },
  };
}

/** As the server does: the page reads by this mark whether there is a session. */
export function endSession(): undefined {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this mark of a session
  document.cookie = 'signed_in=; path=/; max-age=0';
}

/** What every page asks, whoever is there. */
export const site: Answers = {
  'GET /api/site': { promo: true, banner: null, contact: [] },
  'GET /api/analytics/stats': { visitorCount: 54_321, promptCount: 12_345, online: null },
  'GET /api/models': { text: null, vision: null, image: null },
  'GET /api/logout': endSession,
  'POST /api/analytics/track-visitor': undefined,
};

/** Somebody's account with nothing in it yet. */
export function account(given?: Partial<Person>): Answers {
  const { user, profile, usage } = person(given);
  const workspace = {
    id: nextId(),
    name: 'My workspace',
    isDefault: true,
    promptCount: 0,
    created_at: THEN,
    updated_at: THEN,
  };
  const nothing = { count: 0, bytes: 0 };
  const session = {
    id: nextId(),
    device: 'Chromium on Linux',
    created_at: THEN,
    last_used_at: THEN,
    expires_at: '2027-11-20T09:00:00.000Z',
    is_current: true,
  };
  return {
    ...site,
    'GET /api/users/me': user,
    'GET /api/user-profile': profile,
    'PATCH /api/user-profile': profile,
    'GET /api/usage': usage,
    'GET /api/credits': { entries: [], total: 0, next_cursor: null },
    'GET /api/prompts': { prompts: [], total: 0, today: 0, similar: false, next_cursor: null },
    'GET /api/notes': { notes: [], total: 0, next_cursor: null },
    'GET /api/workspaces': { workspaces: [workspace], total: 1 },
    'GET /api/storyboards': { storyboards: [], total: 0, next_cursor: null },
    'GET /api/image-references': { images: [], total: 0, next_cursor: null },
    'GET /api/workspaces/{id}/prompts': { prompts: [], total: 0, next_cursor: null },
    'GET /api/brainstorm-notes': { notes: [], total: 0, next_cursor: null },
    'GET /api/brainstorm-notes/summary': {
      total: 0,
      important: 0,
      categories: { idea: 0, inspiration: 0, prompt: 0, technique: 0, tip: 0 },
      tags: [],
    },
    'GET /api/users/subscription': {
      plan: 'free',
      state: 'none',
      until: null,
      renews: false,
      next_plan: null,
      is_demo: true,
      till: 'demo',
    },
    'GET /api/payments/invoices': { invoices: [], total: 0, next_cursor: null },
    'GET /api/sessions': { sessions: [session] },
    'GET /api/storage': {
      prompts: { ...nothing, versions: 0 },
      notes: nothing,
      brainstorm_notes: nothing,
      images: nothing,
    },
    'GET /api/artist': { sketch: { name: 'The board artist', is_free: true }, picture: null },
    'GET /api/referrals/stats': { totalShares: 0, creditsEarned: 0, pendingCredits: 0 },
  };
}
