import type { ExportPart } from '../../export/export-part.ts';
import { presentWorkspace } from './present.ts';
import { listWorkspaces } from './repository.ts';

/** Which prompts are in it, each prompt says. */
export const workspacesExport: ExportPart = {
  name: 'workspaces',
  title: 'Workspaces',
  tables: ['workspaces'],
  read: async function* (db, userId) {
    for (const workspace of await listWorkspaces(db, userId)) {
      const { name, created_at } = workspace;
      yield { data: presentWorkspace(workspace), heading: name, at: created_at };
    }
  },
};
