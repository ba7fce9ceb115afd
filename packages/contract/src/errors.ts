/**
 * Every way a call can fail. `status` and `title` are what leaves the server;
 * `reportable` says that somebody has to look at it, so it is logged with its cause.
 */
export const errors = {
  'invalid-request': { status: 400, title: 'Some of what was sent needs a look.', reportable: false },
  'malformed-request': { status: 400, title: 'That request could not be read.', reportable: false },
  'not-signed-in': { status: 401, title: 'Sign in to go on.', reportable: false },
  'cross-site-request': {
    status: 403,
    title: 'That request was started by another site.',
    reportable: false,
  },
  'not-found': { status: 404, title: 'There is nothing here.', reportable: false },
  'file-not-found': { status: 404, title: 'That file does not exist.', reportable: false },
  'note-not-found': { status: 404, title: 'That note does not exist.', reportable: false },
  'stale-version': { status: 409, title: 'It was changed elsewhere in the meantime.', reportable: false },
  'body-too-large': { status: 413, title: 'That is more than this call takes.', reportable: false },
  'unsupported-media-type': { status: 415, title: 'Send JSON.', reportable: false },
  'range-not-satisfiable': { status: 416, title: 'The file is shorter than that.', reportable: false },
  'foreign-host': { status: 421, title: 'This server does not answer under that name.', reportable: false },
  'internal-error': { status: 500, title: 'Something broke on our side.', reportable: true },
  'database-unavailable': {
    status: 503,
    title: 'The database cannot be reached right now.',
    reportable: true,
  },
  'storage-unavailable': { status: 503, title: 'Files cannot be reached right now.', reportable: true },
  'server-stopping': { status: 503, title: 'This server is stopping. Ask again.', reportable: false },
  'storage-full': { status: 507, title: 'The disk is full, so nothing can be saved.', reportable: true },
} as const satisfies Record<string, { status: number; title: string; reportable: boolean }>;

export type ErrorCode = keyof typeof errors;

/** One field that needs a look, in words for the person who filled it in. */
export interface FieldError {
  /** Where: `body.title`, `query.limit`. */
  field: string;
  message: string;
}

/** RFC 9457 problem details: the one shape of every failure on the wire. */
export interface Problem {
  type: string;
  code: ErrorCode;
  status: number;
  title: string;
  detail?: string;
  errors?: FieldError[];
  /** With `stale-version`: the row as it stands now. */
  current?: unknown;
}

/** What a failure may add to its catalogue entry. */
export type ProblemFacts = Pick<Problem, 'detail' | 'errors' | 'current'>;

export function problem(code: ErrorCode, facts: ProblemFacts = {}): Problem {
  const { status, title } = errors[code];
  return { type: `urn:cuewright:error:${code}`, code, status, title, ...facts };
}
