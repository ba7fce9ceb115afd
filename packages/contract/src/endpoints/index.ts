import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import {
  blockUser,
  deleteUser,
  endSessionsOf,
  giveCredits,
  makeAdmin,
  unblockUser,
  unmakeAdmin,
} from './admin/actions.ts';
import { exportPrompts, exportUsers } from './admin/exports.ts';
import { listAllPrompts } from './admin/list-all-prompts.ts';
import { listAudit } from './admin/list-audit.ts';
import { listUsers } from './admin/list-users.ts';
import { readAnalytics } from './admin/read-analytics.ts';
import { readDashboard } from './admin/read-dashboard.ts';
import { readUser } from './admin/read-user.ts';
import { changeSiteSettings, readSiteSettings } from './admin/site-settings.ts';
import { verifyAdmin } from './admin/verify-admin.ts';
import { incrementPrompts } from './analytics/increment-prompts.ts';
import { readStats } from './analytics/read-stats.ts';
import { trackVisitor } from './analytics/track-visitor.ts';
import { generateImage } from './artist/generate-image.ts';
import { readArtist } from './artist/read-artist.ts';
import { chat } from './assistant/chat.ts';
import { changeBrainstormNote } from './brainstorm-notes/change-brainstorm-note.ts';
import { createBrainstormNote } from './brainstorm-notes/create-brainstorm-note.ts';
import { deleteBrainstormNote } from './brainstorm-notes/delete-brainstorm-note.ts';
import { exportBrainstormNotes } from './brainstorm-notes/export-brainstorm-notes.ts';
import { listBrainstormNotes } from './brainstorm-notes/list-brainstorm-notes.ts';
import { summarizeBrainstormNotes } from './brainstorm-notes/summarize-brainstorm-notes.ts';
import { writeCopies } from './copies/write-copies.ts';
import type { EndpointForm } from './endpoint.ts';
import { readFile } from './files/read-file.ts';
import { createImageReference } from './image-references/create-image-reference.ts';
import { deleteImageReference } from './image-references/delete-image-reference.ts';
import { listImageReferences } from './image-references/list-image-references.ts';
import { readImageReference } from './image-references/read-image-reference.ts';
import { analyzeImage } from './images/analyze-image.ts';
import { readModels } from './models/read-models.ts';
import { changeNote } from './notes/change-note.ts';
import { createNote } from './notes/create-note.ts';
import { deleteNote } from './notes/delete-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { enhanceText } from './optimizer/enhance-text.ts';
import { optimizeIdea } from './optimizer/optimize-idea.ts';
import { cancelSubscription } from './payments/cancel-subscription.ts';
import { confirmSubscription } from './payments/confirm-subscription.ts';
import { createPaymentSession } from './payments/create-session.ts';
import { endDemoPayment } from './payments/end-demo-payment.ts';
import { listInvoices } from './payments/list-invoices.ts';
import { readPayment } from './payments/read-payment.ts';
import { readSubscription } from './payments/read-subscription.ts';
import { receivePaymentEvent } from './payments/receive-event.ts';
import { refundInvoice } from './payments/refund-invoice.ts';
import { resumeSubscription } from './payments/resume-subscription.ts';
import { changePrompt } from './prompts/change-prompt.ts';
import { deletePrompt } from './prompts/delete-prompt.ts';
import { listPrompts } from './prompts/list-prompts.ts';
import { listVersions } from './prompts/list-versions.ts';
import { readPrompt } from './prompts/read-prompt.ts';
import { restoreVersion } from './prompts/restore-version.ts';
import { savePrompt } from './prompts/save-prompt.ts';
import { readText } from './readings/read-text.ts';
import { endSession } from './sessions/end-session.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { awardShareCredits } from './sharing/award-share-credits.ts';
import { referralStats } from './sharing/referral-stats.ts';
import { trackShare } from './sharing/track-share.ts';
import { createSession } from './sign-in/create-session.ts';
import { logout } from './sign-in/logout.ts';
import { redirectUrl } from './sign-in/redirect-url.ts';
import { readSite } from './site/read-site.ts';
import { readStorage } from './storage/read-storage.ts';
import { changeStoryboard } from './storyboards/change-storyboard.ts';
import { createStoryboard } from './storyboards/create-storyboard.ts';
import { deleteStoryboard } from './storyboards/delete-storyboard.ts';
import { listStoryboards } from './storyboards/list-storyboards.ts';
import { printStoryboard } from './storyboards/print-storyboard.ts';
import { readStoryboard } from './storyboards/read-storyboard.ts';
import { countGeneration } from './usage/count-generation.ts';
import { listCredits } from './usage/list-credits.ts';
import { readUsage } from './usage/read-usage.ts';
import { me } from './users/me.ts';
import { changeProfile, readProfile, saveProfile } from './users/profile.ts';
import { changeWorkspace } from './workspaces/change-workspace.ts';
import { createWorkspace } from './workspaces/create-workspace.ts';
import { deleteWorkspace } from './workspaces/delete-workspace.ts';
import { listWorkspacePrompts } from './workspaces/list-workspace-prompts.ts';
import { listWorkspaces } from './workspaces/list-workspaces.ts';
import { movePrompts } from './workspaces/move-prompts.ts';
import { writeCopy } from './writings/write-copy.ts';

/** Every call there is, under the key the client and the server name it by. */
export const endpoints = {
  'GET /api/oauth/google/redirect_url': redirectUrl,
  'POST /api/sessions': createSession,
  'GET /api/sessions': listSessions,
  'DELETE /api/sessions': endSessions,
  'DELETE /api/sessions/{id}': endSession,
  'GET /api/logout': logout,
  'GET /api/users/me': me,
  'DELETE /api/users/me': deleteAccount,
  'GET /api/users/me/export': exportAccount,
  'GET /api/user-profile': readProfile,
  'POST /api/user-profile': saveProfile,
  'PATCH /api/user-profile': changeProfile,
  'GET /api/admin/verify': verifyAdmin,
  'GET /api/admin/dashboard': readDashboard,
  'GET /api/admin/users': listUsers,
  'GET /api/admin/users.csv': exportUsers,
  'GET /api/admin/users/{id}': readUser,
  'DELETE /api/admin/users/{id}': deleteUser,
  'POST /api/admin/users/{id}/credits': giveCredits,
  'POST /api/admin/users/{id}/end-sessions': endSessionsOf,
  'POST /api/admin/users/{id}/block': blockUser,
  'POST /api/admin/users/{id}/unblock': unblockUser,
  'POST /api/admin/users/{id}/make-admin': makeAdmin,
  'POST /api/admin/users/{id}/unmake-admin': unmakeAdmin,
  'GET /api/admin/prompts': listAllPrompts,
  'GET /api/admin/prompts.csv': exportPrompts,
  'GET /api/admin/analytics': readAnalytics,
  'GET /api/admin/audit': listAudit,
  'GET /api/admin/settings': readSiteSettings,
  'PUT /api/admin/settings': changeSiteSettings,
  'GET /api/site': readSite,
  'GET /api/models': readModels,
  'GET /api/usage': readUsage,
  'POST /api/usage/increment': countGeneration,
  'GET /api/credits': listCredits,
  'GET /api/image-references': listImageReferences,
  'POST /api/image-references': createImageReference,
  'GET /api/image-references/{id}': readImageReference,
  'DELETE /api/image-references/{id}': deleteImageReference,
  'POST /api/optimize': optimizeIdea,
  'POST /api/enhance': enhanceText,
  'POST /api/chat': chat,
  'POST /api/copies': writeCopies,
  'POST /api/readings': readText,
  'POST /api/writings': writeCopy,
  'POST /api/analytics/track-visitor': trackVisitor,
  'GET /api/analytics/stats': readStats,
  'POST /api/analytics/increment-prompts': incrementPrompts,
  'POST /api/track-share': trackShare,
  'POST /api/award-share-credits': awardShareCredits,
  'GET /api/referrals/stats': referralStats,
  'POST /api/payments/create-session': createPaymentSession,
  'GET /api/payments/{session}': readPayment,
  'POST /api/payments/{session}/demo': endDemoPayment,
  'POST /api/payments/webhook': receivePaymentEvent,
  'GET /api/users/subscription': readSubscription,
  'POST /api/users/subscription': confirmSubscription,
  'POST /api/payments/cancel': cancelSubscription,
  'POST /api/payments/resume': resumeSubscription,
  'GET /api/payments/invoices': listInvoices,
  'POST /api/payments/invoices/{id}/refund': refundInvoice,
  'GET /api/files/{sha256}': readFile,
  'GET /api/prompts': listPrompts,
  'POST /api/prompts': savePrompt,
  'GET /api/prompts/{id}': readPrompt,
  'POST /api/analyze-image': analyzeImage,
  'PATCH /api/prompts/{id}': changePrompt,
  'DELETE /api/prompts/{id}': deletePrompt,
  'GET /api/prompts/{id}/versions': listVersions,
  'POST /api/prompts/{id}/versions': restoreVersion,
  'GET /api/notes': listNotes,
  'POST /api/notes': createNote,
  'PUT /api/notes/{id}': changeNote,
  'DELETE /api/notes/{id}': deleteNote,
  'GET /api/brainstorm-notes': listBrainstormNotes,
  'GET /api/brainstorm-notes/summary': summarizeBrainstormNotes,
  'GET /api/brainstorm-notes/export': exportBrainstormNotes,
  'POST /api/brainstorm-notes': createBrainstormNote,
  'PUT /api/brainstorm-notes/{id}': changeBrainstormNote,
  'DELETE /api/brainstorm-notes/{id}': deleteBrainstormNote,
  'GET /api/workspaces': listWorkspaces,
  'POST /api/workspaces': createWorkspace,
  'PATCH /api/workspaces/{id}': changeWorkspace,
  'DELETE /api/workspaces/{id}': deleteWorkspace,
  'GET /api/workspaces/{id}/prompts': listWorkspacePrompts,
  'POST /api/workspaces/{id}/prompts': movePrompts,
  'GET /api/storage': readStorage,
  'GET /api/storyboards': listStoryboards,
  'POST /api/storyboards': createStoryboard,
  'GET /api/storyboards/{id}': readStoryboard,
  'PUT /api/storyboards/{id}': changeStoryboard,
  'DELETE /api/storyboards/{id}': deleteStoryboard,
  'GET /api/storyboards/{id}/pdf': printStoryboard,
  'GET /api/artist': readArtist,
  'POST /api/generate-image': generateImage,
} as const satisfies { [K in `${EndpointForm['method']} /api/${string}`]: EndpointForm };

export { readCursor } from './admin/paging.ts';
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
export type { AnswerGiven, PartRead } from './served.ts';
export type { EndpointForm };
export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
