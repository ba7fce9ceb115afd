import { sessionsExport } from '../features/accounts/sessions/export.ts';
import { accountExport } from '../features/accounts/users/export.ts';
import { adminExport } from '../features/admin/export.ts';
import { brainstormNotesExport } from '../features/brainstorm-notes/export.ts';
import { imageReferencesExport } from '../features/image-references/export.ts';
import { modelCostsExport } from '../features/models/export.ts';
import { notesExport } from '../features/notes/export.ts';
import { paymentsExport } from '../features/payments/export.ts';
import { promptsExport } from '../features/prompts/export.ts';
import { sharingExport } from '../features/sharing/export.ts';
import { storyboardsExport } from '../features/storyboards/export.ts';
import { creditsExport, generationsExport } from '../features/usage/export.ts';
import { workspacesExport } from '../features/workspaces/export.ts';
import type { ExportPart } from './export-part.ts';

/** Everything that somebody has here, in the order they read it. A feature that keeps rows of people's adds its part. */
export const exportParts: readonly ExportPart[] = [
  accountExport,
  promptsExport,
  workspacesExport,
  storyboardsExport,
  notesExport,
  brainstormNotesExport,
  imageReferencesExport,
  generationsExport,
  creditsExport,
  modelCostsExport,
  sharingExport,
  paymentsExport,
  sessionsExport,
  adminExport,
];
