import { imageLimits } from './limits/images.ts';
import { paymentLimits } from './limits/plans.ts';
import { referralLimits } from './limits/referrals.ts';
import { workspaceLimits } from './limits/workspaces.ts';

/** One field that needs a look, in words for the person who filled it in. */
export interface FieldError {
  /** Where: `body.title`, `query.limit`. */
  field: string;
  message: string;
}

type Nothing = object;

/** Every way a call can fail, and what such a failure says beside its code. */
export interface ErrorMembers {
  'invalid-request': { errors: FieldError[] };
  'malformed-request': Nothing;
  'not-signed-in': Nothing;
  'sign-in-refused': Nothing;
  'event-refused': Nothing;
  'payment-not-confirmed': Nothing;
  'payment-for-another': Nothing;
  'admins-only': Nothing;
  'account-blocked': Nothing;
  'cross-site-request': Nothing;
  'not-found': Nothing;
  'file-not-found': Nothing;
  'note-not-found': Nothing;
  'storyboard-not-found': Nothing;
  'prompt-not-found': Nothing;
  'workspace-not-found': Nothing;
  'image-reference-not-found': Nothing;
  'session-not-found': Nothing;
  'user-not-found': Nothing;
  'version-not-found': Nothing;
  'payment-not-found': Nothing;
  'generation-not-found': Nothing;
  'generation-spent': Nothing;
  'method-not-allowed': Nothing;
  'another-person': Nothing;
  'email-taken': Nothing;
  'email-differs': Nothing;
  'default-workspace': Nothing;
  'too-many-workspaces': Nothing;
  'space-used-up': { kept_bytes: number; most_bytes: number };
  'share-first': Nothing;
  'plan-held': Nothing;
  'admin-by-setting': Nothing;
  'last-admin': Nothing;
  'payment-over': Nothing;
  'no-subscription': Nothing;
  'refund-closed': Nothing;
  'body-too-slow': Nothing;
  'stale-version': { current: unknown };
  'body-too-large': Nothing;
  'address-too-long': Nothing;
  'picture-too-large': Nothing;
  'picture-too-many-pixels': Nothing;
  'unsupported-media-type': Nothing;
  'picture-kind-unknown': Nothing;
  'picture-unreadable': Nothing;
  'text-too-complex': Nothing;
  'range-not-satisfiable': Nothing;
  'foreign-host': Nothing;
  'artist-refused': Nothing;
  'daily-limit-reached': { resets_at: string };
  'too-many-requests': { resets_at: string };
  'headers-too-large': Nothing;
  'internal-error': Nothing;
  'artist-failed': Nothing;
  'no-artist': { setting: string };
  overloaded: Nothing;
  'identity-provider-unavailable': Nothing;
  'payments-not-configured': Nothing;
  'payments-unavailable': Nothing;
  'database-unavailable': Nothing;
  'storage-unavailable': Nothing;
  'subscription-not-cancelled': Nothing;
  'server-stopping': Nothing;
  'artist-timed-out': Nothing;
  'storage-full': Nothing;
}

export type ErrorCode = keyof ErrorMembers;

/** The part of JSON Schema that a member of a failure needs. */
interface MemberSchema {
  readonly type?: 'string' | 'integer' | 'object' | 'array';
  readonly format?: 'date-time';
  readonly description: string;
  readonly items?: { readonly $ref: '#/components/schemas/FieldError' };
}

interface ErrorEntry<Members> {
  /** HTTP's word for it. */
  readonly status: number;
  /** Safe to show to anybody. */
  readonly title: string;
  /** Somebody has to look at it, so it is logged with its cause. */
  readonly reportable: boolean;
  /** What `ErrorMembers` says, for readers of the documentation. */
  readonly members: { readonly [M in keyof Members]: MemberSchema };
}

type Catalogue = { readonly [C in ErrorCode]: ErrorEntry<ErrorMembers[C]> };

const quiet = { reportable: false, members: {} } as const;
const loud = { reportable: true, members: {} } as const;

/** The catalogue of failures. A code without its entry does not compile. */
export const errors = {
  'invalid-request': {
    status: 400,
    title: 'Some of what was sent needs a look.',
    reportable: false,
    members: {
      errors: {
        type: 'array',
        items: { $ref: '#/components/schemas/FieldError' },
        description: 'Every field that needs a look.',
      },
    },
  },
  'malformed-request': { status: 400, title: 'That request could not be read.', ...quiet },
  'not-signed-in': { status: 401, title: 'Sign in to go on.', ...quiet },
  'sign-in-refused': {
    status: 401,
    title: 'That sign-in was not finished, was used already, or did not begin in this browser. Start again.',
    ...quiet,
  },
  'event-refused': {
    status: 400,
    title: 'That event is not signed by Stripe, is too old, or could not be read.',
    ...quiet,
  },
  'payment-not-confirmed': {
    status: 402,
    title: 'There is no payment for this plan yet. If you have just paid, wait a moment and try again.',
    ...quiet,
  },
  'payment-for-another': { status: 403, title: 'A plan can be bought only for oneself.', ...quiet },
  'admins-only': { status: 403, title: 'You don’t have permission to access this area.', ...quiet },
  'account-blocked': {
    status: 403,
    title: 'This account is blocked. Write to whoever runs this site if you think that is a mistake.',
    ...quiet,
  },
  'cross-site-request': { status: 403, title: 'That request was started by another site.', ...quiet },
  'not-found': { status: 404, title: 'There is nothing here.', ...quiet },
  'file-not-found': { status: 404, title: 'That file does not exist.', ...quiet },
  'note-not-found': { status: 404, title: 'That note does not exist.', ...quiet },
  'storyboard-not-found': { status: 404, title: 'That storyboard does not exist.', ...quiet },
  'prompt-not-found': { status: 404, title: 'That prompt does not exist.', ...quiet },
  'workspace-not-found': { status: 404, title: 'That workspace does not exist.', ...quiet },
  'image-reference-not-found': { status: 404, title: 'That picture does not exist.', ...quiet },
  'session-not-found': { status: 404, title: 'That browser is not signed in.', ...quiet },
  'user-not-found': { status: 404, title: 'There is no such account.', ...quiet },
  'version-not-found': { status: 404, title: 'That version does not exist.', ...quiet },
  'payment-not-found': { status: 404, title: 'That payment does not exist.', ...quiet },
  'generation-not-found': { status: 404, title: 'That generation does not exist.', ...quiet },
  'method-not-allowed': { status: 405, title: 'That cannot be done here.', ...quiet },
  'another-person': {
    status: 409,
    title: 'This browser is now signed in to a different account, so nothing was changed.',
    ...quiet,
  },
  'email-taken': {
    status: 409,
    title:
      'There is an account with this address, and your provider does not say that the address is yours. Sign in the way you did before, or verify the address with your provider.',
    ...quiet,
  },
  'email-differs': {
    status: 400,
    title: 'That is not the email address of this account, so nothing was deleted.',
    ...quiet,
  },
  'generation-spent': {
    status: 409,
    title: 'That generation has paid for something else. Begin a new one.',
    ...quiet,
  },
  'default-workspace': {
    status: 409,
    title: 'The default workspace cannot be deleted. Make another one the default first.',
    ...quiet,
  },
  'too-many-workspaces': {
    status: 409,
    title: `There can be at most ${workspaceLimits.most} workspaces. Delete one to make another.`,
    ...quiet,
  },
  'space-used-up': {
    status: 409,
    title: 'Your space is full, so this was not saved. Delete something you no longer need, then try again.',
    reportable: false,
    members: {
      kept_bytes: { type: 'integer', description: 'What you keep takes so much, compressed as it is.' },
      most_bytes: { type: 'integer', description: 'And may take so much.' },
    },
  },
  'share-first': {
    status: 409,
    title: `Share first: the credits are for a share of the last ${referralLimits.sharedWithinMinutes} minutes.`,
    ...quiet,
  },
  'admin-by-setting': {
    status: 409,
    title: 'ADMIN_EMAILS makes this person an admin. Take the address out of that setting first.',
    ...quiet,
  },
  'last-admin': { status: 409, title: 'Nobody else is an admin. Make somebody else one first.', ...quiet },
  'plan-held': { status: 409, title: 'You have this plan already.', ...quiet },
  'payment-over': { status: 409, title: 'That purchase is over. Begin a new one.', ...quiet },
  'no-subscription': {
    status: 409,
    title: 'There is no plan running that renews, so nothing can be cancelled or resumed.',
    ...quiet,
  },
  'refund-closed': {
    status: 409,
    title: `A payment can be refunded once, and for ${paymentLimits.refundDays} days.`,
    ...quiet,
  },
  'stale-version': {
    status: 409,
    title: 'It was changed elsewhere in the meantime.',
    reportable: false,
    members: { current: { description: 'The row as it stands now.' } },
  },
  'body-too-slow': {
    status: 408,
    title: 'What was sent came too slowly, so it was ended. Try again where the connection is better.',
    ...quiet,
  },
  'body-too-large': { status: 413, title: 'That is more than this call takes.', ...quiet },
  'address-too-long': { status: 414, title: 'That address is too long.', ...quiet },
  'unsupported-media-type': { status: 415, title: 'This call does not take that type of content.', ...quiet },
  'picture-too-large': {
    status: 413,
    title: `A picture can have at most ${imageLimits.bytes / 1_048_576} MB.`,
    ...quiet,
  },
  'picture-too-many-pixels': {
    status: 413,
    title: `A picture can have at most ${imageLimits.pixels / 1_000_000} megapixels.`,
    ...quiet,
  },
  'picture-kind-unknown': {
    status: 415,
    title: 'A picture has to be JPEG, PNG, WebP, AVIF or GIF.',
    ...quiet,
  },
  'picture-unreadable': {
    status: 422,
    title: 'That picture cannot be read: its file is damaged or cut off. Choose another, or save it anew.',
    ...quiet,
  },
  'text-too-complex': {
    status: 422,
    title: 'That text takes too long to read. Shorten it, or take out what repeats, and try again.',
    ...quiet,
  },
  'range-not-satisfiable': { status: 416, title: 'The file is shorter than that.', ...quiet },
  'foreign-host': { status: 421, title: 'This server does not answer under that name.', ...quiet },
  'artist-refused': {
    status: 422,
    title: 'The generator will not draw that. Change the frame’s prompt.',
    ...quiet,
  },
  'daily-limit-reached': {
    status: 429,
    title: 'Today’s generations and your credits are used up. New ones come at midnight UTC.',
    reportable: false,
    members: {
      resets_at: {
        type: 'string',
        format: 'date-time',
        description: 'When the next day’s allowance begins.',
      },
    },
  },
  'too-many-requests': {
    status: 429,
    title: 'That was asked too often. Wait a little.',
    reportable: false,
    members: {
      resets_at: { type: 'string', format: 'date-time', description: 'When it may be asked again.' },
    },
  },
  'headers-too-large': { status: 431, title: 'The headers of that request are too long.', ...quiet },
  'internal-error': { status: 500, title: 'Something broke on our side. Try again in a moment.', ...loud },
  'artist-failed': {
    status: 502,
    title: 'The generator did not answer with a picture. Nothing was counted; try again.',
    ...loud,
  },
  'no-artist': {
    status: 503,
    title: 'No generator that draws frames is set up here.',
    reportable: false,
    members: { setting: { type: 'string', description: 'The setting that is missing.' } },
  },
  overloaded: {
    status: 503,
    title: 'There is more to do than this server manages. Try again in a moment.',
    ...quiet,
  },
  'identity-provider-unavailable': {
    status: 503,
    title: 'The sign-in service does not answer right now. Try again in a moment.',
    ...loud,
  },
  'payments-not-configured': { status: 503, title: 'Purchases are not open here.', ...quiet },
  'payments-unavailable': {
    status: 503,
    title: 'The payment provider cannot be reached right now. Try again in a moment.',
    ...loud,
  },
  'database-unavailable': {
    status: 503,
    title: 'The database cannot be reached right now. Try again in a moment.',
    ...loud,
  },
  'storage-unavailable': {
    status: 503,
    title: 'Files cannot be reached right now. Try again in a moment.',
    ...loud,
  },
  'subscription-not-cancelled': {
    status: 503,
    title:
      'Your subscription could not be cancelled just now, so nothing was deleted. Try again in a moment.',
    ...loud,
  },
  'server-stopping': { status: 503, title: 'This server is stopping. Try again in a moment.', ...quiet },
  'artist-timed-out': {
    status: 504,
    title: 'The generator took too long. Nothing was counted; try again.',
    ...loud,
  },
  'storage-full': {
    status: 507,
    title: 'The disk is full, so nothing can be saved. Whoever runs this server has to make room.',
    ...loud,
  },
} as const satisfies Catalogue;

interface Plain<C extends ErrorCode> {
  type: string;
  code: C;
  status: number;
  title: string;
  detail?: string;
  errors?: FieldError[];
  /** From calls that say so in the contract: `success: false` and the title once more. */
  success?: false;
  error?: string;
}

/** RFC 9457 problem details: the one shape of every failure on the wire. Its code tells what else it carries. */
export type Problem<C extends ErrorCode = ErrorCode> = C extends ErrorCode
  ? Plain<C> & ErrorMembers[C]
  : never;

/** What a failure adds to its catalogue entry. */
export type ProblemFacts<C extends ErrorCode> = { detail?: string } & ErrorMembers[C];

/** The facts may be left out where nothing in them is required. */
export type FactsOf<C extends ErrorCode> = object extends ErrorMembers[C]
  ? [facts?: ProblemFacts<C>]
  : [facts: ProblemFacts<C>];

export function problem<C extends ErrorCode>(code: C, ...[facts]: FactsOf<C>): Problem<C> {
  const { status, title } = errors[code];
  return { type: `urn:cuewright:error:${code}`, code, status, title, ...facts } as unknown as Problem<C>;
}
