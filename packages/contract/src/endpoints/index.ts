import { incrementPrompts } from './analytics/increment-prompts.ts';
import { readStats } from './analytics/read-stats.ts';
import { trackVisitor } from './analytics/track-visitor.ts';
import type { EndpointForm } from './endpoint.ts';
import { readFile } from './files/read-file.ts';
import { changeNote } from './notes/change-note.ts';
import { createNote } from './notes/create-note.ts';
import { deleteNote } from './notes/delete-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { listPrompts } from './prompts/list-prompts.ts';
import { readPrompt } from './prompts/read-prompt.ts';
import { savePrompt } from './prompts/save-prompt.ts';
import { createSession } from './sign-in/create-session.ts';
import { logout } from './sign-in/logout.ts';
import { redirectUrl } from './sign-in/redirect-url.ts';
import { countGeneration } from './usage/count-generation.ts';
import { listCredits } from './usage/list-credits.ts';
import { readUsage } from './usage/read-usage.ts';
import { me } from './users/me.ts';
import { readProfile, saveProfile } from './users/profile.ts';

/** Every call there is, under the key the client and the server name it by. */
export const endpoints = {
  'GET /api/oauth/google/redirect_url': redirectUrl,
  'POST /api/sessions': createSession,
  'GET /api/logout': logout,
  'GET /api/users/me': me,
  'GET /api/user-profile': readProfile,
  'POST /api/user-profile': saveProfile,
  'GET /api/usage': readUsage,
  'POST /api/usage/increment': countGeneration,
  'GET /api/credits': listCredits,
  'POST /api/analytics/track-visitor': trackVisitor,
  'GET /api/analytics/stats': readStats,
  'POST /api/analytics/increment-prompts': incrementPrompts,
  'GET /api/files/{sha256}': readFile,
  'GET /api/prompts': listPrompts,
  'POST /api/prompts': savePrompt,
  'GET /api/prompts/{id}': readPrompt,
  'GET /api/notes': listNotes,
  'POST /api/notes': createNote,
  'PUT /api/notes/{id}': changeNote,
  'DELETE /api/notes/{id}': deleteNote,
} as const satisfies { [K in `${EndpointForm['method']} /api/${string}`]: EndpointForm };

export {
  type BinaryAnswer,
  binary,
  type EventsAnswer,
  events,
  isRaw,
  type RawAnswer,
  type RedirectAnswer,
  redirect,
  type TextAnswer,
  text,
} from './answers.ts';
export {
  type BytesBody,
  bytes,
  type FilePart,
  isFilePart,
  isRawBody,
  type MultipartBody,
  multipart,
  type RawBody,
} from './bodies.ts';
export { defineEndpoint, type RateLimit, type SuccessStatus } from './endpoint.ts';
export { errorsOf } from './errors-of.ts';
export type { EndpointForm };
export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
