import { type EndpointKey, endpoints } from '@cuewright/contract/endpoints';
import { boardOf, idea } from '../../testing/builders/brainstorm.ts';
import { collectionOf } from '../../testing/builders/collection.ts';
import { adminPrompt, adminUser, dashboardOf } from '../../testing/builders/dashboard.ts';
import { nextId, THEN } from '../../testing/builders/ids.ts';
import { drawerOf, note } from '../../testing/builders/notes.ts';
import { account } from '../../testing/builders/people.ts';
import { savedPrompt, shelfOf } from '../../testing/builders/prompts.ts';
import { storyboard, wallWith } from '../../testing/builders/storyboards.ts';
import { workspace, workspacePrompt, workspacesOf } from '../../testing/builders/workspaces.ts';
import { open } from '../../testing/open.tsx';
import { expect, page, test, vi } from '../../testing/page.ts';
import { turnedBeside } from '../../testing/turned-beside.ts';
import { rewritten, writtenPlaces } from '../../testing/written.ts';

/** Wherever they became more than text they would ask for /stolen, call alert, or leave an element behind. */
const SHORT = '<img src=/stolen onerror=alert(1)>';
const LONG = `"'></textarea></title>${SHORT}<script src=/stolen></script><svg onload=alert(2)>{{7*7}}`;
const LINKS = '[a](javascript:alert(3)) ![b](/stolen) <javascript:alert(4)> [c](data:text/html,x) `<b>`';
/** Turns all that stands behind it in the same line, unless somebody ends that. */
const TURNING = '\u202Eenilno';

/** What whoever runs the server has set, and nobody else wrote. */
const SET = /^GET \/api\/(models|artist)/;

/** Each its own, so that it is found where it is shown. */
function wordsAt(key: EndpointKey, place: string): string {
  const label = `${key} ${place}`.replaceAll('*', 'n');
  if (/\.(move|lens)$/.test(place)) return `${place} ${SHORT}`;
  return /title|name|email|job$/.test(place) && !SET.test(key)
    ? `${label} ${LONG} ${TURNING}`
    : `${label} ${LONG}`;
}

const user = adminUser({ is_admin: true });
const form = { subject: LONG, setting: SHORT, mood: SHORT, lighting: SHORT, mode: 'photo' };
const prompt = savedPrompt({ json_config: JSON.stringify(form) });
const board = storyboard();
const frames = board.frames.map((frame) => ({ ...frame, move: 'x', lens: 'x', dialogue: 'x', note: 'x' }));
const entry = { id: nextId(), admin: user, user, reason: 'x', credits: null, created_at: THEN };
const banner = { text: 'x', link: '/?step=payment' };
const model = { provider: 'x', model: 'x', host: 'x' };

const written = rewritten(
  {
    ...account({ user: { is_admin: true } }),
    ...dashboardOf({
      users: [user],
      prompts: [adminPrompt(user)],
      audit: [{ ...entry, action: 'delete-user' }],
    }),
    'GET /api/admin/settings': {
      hero_counters: null,
      promo: false,
      banner,
      hero_counters_of_server: 'decoration',
      version: 1,
      updated_at: THEN,
    },
    'GET /api/site': { promo: false, banner, contact: ['x'] },
    'GET /api/models': { text: model, vision: model, image: model },
    ...shelfOf(prompt).answers,
    ...drawerOf(note()).answers,
    ...boardOf(idea({ tags: ['x'] })).answers,
    ...collectionOf('x').answers,
    ...wallWith({ ...board, frames }),
    ...workspacesOf({ workspace: workspace({ isDefault: true }), prompts: [workspacePrompt()] }),
  },
  (key, place) =>
    key === 'GET /api/brainstorm-notes' && place.endsWith('content')
      ? `${wordsAt(key, place)} ${LINKS}`
      : wordsAt(key, place),
);

type Shown = { [K in EndpointKey]?: readonly string[] };
interface Screen {
  name: string;
  at: string;
  /** What is opened there. */
  open?: () => Promise<void>;
  /** Takes back what would otherwise be sent when the test is over. */
  undo?: () => Promise<void>;
  /** Whose answers stand there, and which of their texts. */
  shows: Shown;
}

const press = (name: string) => page.getByRole('button', { name }).first().click();

async function openAccount(tab: string): Promise<void> {
  await press('Account of ');
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

const screens: Screen[] = [
  {
    name: 'the start',
    at: '/',
    shows: { 'GET /api/site': ['banner.text'], 'GET /api/user-profile': ['full_name'] },
  },
  {
    name: 'a result',
    at: `/?step=result&id=${prompt.id}`,
    shows: { 'GET /api/prompts/{id}': ['title', 'prompt_text'] },
  },
  {
    name: 'the storyboards',
    at: '/?step=storyboard',
    shows: { 'GET /api/storyboards': ['storyboards.*.title'] },
  },
  {
    name: 'a storyboard',
    at: `/?step=storyboard&id=${board.id}`,
    // A frame shows how it differs; all of its words stand in its fields.
    open: () => press('Open frame 1'),
    shows: {
      'GET /api/artist': ['sketch.name'],
      'GET /api/storyboards/{id}': writtenPlaces('GET /api/storyboards/{id}'),
    },
  },
  {
    name: 'a workspace',
    at: '/?step=workspace',
    shows: {
      'GET /api/workspaces': ['workspaces.*.name'],
      'GET /api/workspaces/{id}/prompts': ['prompts.*.title', 'prompts.*.promptText'],
    },
  },
  {
    name: 'the profile of the workspace',
    at: '/?step=workspace&tab=profile',
    shows: { 'GET /api/users/me': ['email'], 'GET /api/user-profile': ['full_name', 'bio'] },
  },
  {
    name: 'the brainstorm notes',
    at: '/?step=brainstorm',
    shows: {
      'GET /api/brainstorm-notes': ['notes.*.title', 'notes.*.content', 'notes.*.tags.*'],
      'GET /api/brainstorm-notes/summary': ['tags.*.tag'],
    },
  },
  { name: 'the contact page', at: '/contact', shows: { 'GET /api/site': ['contact.*'] } },
  {
    name: 'the privacy page',
    at: '/privacy',
    shows: { 'GET /api/models': writtenPlaces('GET /api/models') },
  },
  {
    name: 'the dashboard',
    at: '/admin',
    shows: {
      'GET /api/admin/dashboard': [
        'recentProfiles.*.full_name',
        'recentProfiles.*.email',
        'recentProfiles.*.job',
        'recentPrompts.*.title',
        'recentPrompts.*.full_name',
      ],
    },
  },
  {
    name: 'somebody, and what is done to them',
    at: '/admin?tab=users',
    open: async () => {
      await page.getByRole('row').last().getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toContainText('Last active');
      await press('Give credits');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    shows: {
      'GET /api/admin/users': ['users.*.full_name', 'users.*.email', 'users.*.job'],
      'GET /api/admin/users/{id}': [
        'user.full_name',
        'user.email',
        'profile.full_name',
        'profile.email',
        'profile.phone',
        'profile.job',
        'profile.intro',
        'sessions.*.device',
      ],
      'GET /api/admin/audit': ['entries.*.admin.full_name', 'entries.*.reason'],
    },
  },
  {
    name: 'the prompts of everybody',
    at: '/admin?tab=prompts',
    shows: {
      'GET /api/admin/prompts': [
        'prompts.*.title',
        'prompts.*.prompt_text',
        'prompts.*.full_name',
        'prompts.*.email',
      ],
    },
  },
  {
    name: 'the audit log',
    at: '/admin?tab=audit',
    shows: {
      'GET /api/admin/audit': [
        'entries.*.admin.full_name',
        'entries.*.user.full_name',
        'entries.*.user.email',
        'entries.*.reason',
      ],
    },
  },
  {
    name: 'the settings of the site',
    at: '/admin?tab=settings',
    shows: { 'GET /api/admin/settings': ['banner.text'] },
  },
  {
    name: 'the account',
    at: '/',
    open: () => openAccount('Overview'),
    shows: { 'GET /api/users/me': ['email'], 'GET /api/prompts': ['prompts.*.description'] },
  },
  {
    name: 'the prompts of the account',
    at: '/',
    open: () => openAccount('Prompts'),
    shows: { 'GET /api/prompts': ['prompts.*.title', 'prompts.*.prompt_text'] },
  },
  {
    name: 'the private notes',
    at: '/',
    open: () => openAccount('Private Notes'),
    shows: { 'GET /api/notes': ['notes.*.title', 'notes.*.content'] },
  },
  {
    name: 'the pictures, and the toast when one is deleted',
    at: '/',
    open: async () => {
      await openAccount('Image Collection');
      await press('Delete ');
      await expect(page.getByText(/ deleted$/).first()).toBeVisible();
    },
    undo: () => press('Undo'),
    shows: { 'GET /api/image-references': ['images.*.title'] },
  },
  {
    name: 'the profile, which is changed',
    at: '/',
    open: async () => {
      await openAccount('Settings');
      await press('Edit profile');
    },
    shows: {
      'GET /api/sessions': ['sessions.*.device'],
      'GET /api/user-profile': ['full_name', 'email', 'phone', 'job', 'intro'],
    },
  },
];

/** Texts of answers that stand on none of these screens, and why. */
const NOT_SHOWN: Shown = {
  // Only to whoever has no name in the profile.
  'GET /api/users/me': ['google_user_data.name', 'google_user_data.given_name'],
  // Aira reads them.
  'GET /api/user-profile': ['interests.*'],
  // They can be searched; the profile of the same person shows them.
  'GET /api/admin/dashboard': ['recentProfiles.*.phone'],
  'GET /api/admin/users': ['users.*.phone'],
  'GET /api/admin/users/{id}': ['user.phone', 'user.job'],
  // Stands in for a name that is empty.
  'GET /api/admin/audit': ['entries.*.admin.email'],
  // The text that it is the beginning of stands there.
  'GET /api/admin/prompts': ['prompts.*.description'],
  'GET /api/prompts/{id}': ['description'],
  'GET /api/workspaces/{id}/prompts': ['prompts.*.description'],
  // It is compared with the prompt, as that is shown.
  'GET /api/prompts/{id}/versions': ['versions.*.prompt_text'],
  'GET /api/image-references': ['images.*.description'],
  'GET /api/image-references/{id}': ['title', 'description'],
  'GET /api/artist': ['picture.name'],
};

for (const { name, at, open: openMore, undo, shows } of screens)
  test(`[ATTACK-6] [INVIS-3] what somebody wrote is text on ${name}, and turns nothing`, async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    await open(at, written);
    await openMore?.();
    for (const { key, place } of placesOf(shows))
      await expect.poll(() => isShown(wordsAt(key, place)), { message: `${key} ${place}` }).toBe(true);
    expect(turnedBeside()).toEqual([]);
    const broken =
      '[src="/stolen"], [onerror], [onload], script, iframe, a[href^="javascript" i], a[href^="data:" i]';
    expect([...document.body.querySelectorAll(broken)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    expect(
      performance.getEntriesByType('resource').filter(({ name: url }) => url.endsWith('/stolen')),
    ).toEqual([]);
    await undo?.();
  });

test('[ATTACK-6] every text of every answer is shown on one of these screens, or it is known why not', () => {
  const known = [...screens.map(({ shows }) => shows), NOT_SHOWN].flatMap(placesOf);
  const named = new Set(known.map(({ key, place }) => `${key} ${place}`));
  const asked = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.startsWith('GET '));
  const all = asked.flatMap((key) => writtenPlaces(key).map((place) => `${key} ${place}`));
  expect(all.filter((place) => !named.has(place))).toEqual([]);
});

function placesOf(shown: Shown): { key: EndpointKey; place: string }[] {
  const entries = Object.entries(shown) as [EndpointKey, readonly string[]][];
  return entries.flatMap(([key, places]) => places.map((place) => ({ key, place })));
}

/** Letter by letter, or in a box or a name. */
function isShown(text: string): boolean {
  if (document.body.textContent.includes(text)) return true;
  return [...document.body.querySelectorAll('input, textarea, [aria-label], [alt]')].some((one) =>
    [Reflect.get(one, 'value'), one.getAttribute('aria-label'), one.getAttribute('alt')].some((held) =>
      held?.toString().includes(text),
    ),
  );
}
