import type { Workspace, WorkspacePrompt } from '@cuewright/contract';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

export function workspace(given: Partial<Workspace> = {}): Workspace {
  return {
    id: nextId(),
    name: 'My workspace',
    isDefault: false,
    promptCount: 0,
    created_at: THEN,
    updated_at: THEN,
    ...given,
  };
}

export function workspacePrompt(given: Partial<WorkspacePrompt> = {}): WorkspacePrompt {
  const promptText = given.promptText ?? 'A net mender at the open doors of a boathouse.';
  return {
    id: nextId(),
    title: 'Take 1',
    description: promptText.slice(0, 100),
    promptText,
    marks: [],
    createdAt: THEN,
    mode: 'photo',
    model: 'midjourney',
    method: 'guided',
    favourite: false,
    revision: 1,
    picture: null,
    ...given,
  };
}

interface Filled {
  workspace: Workspace;
  prompts: readonly WorkspacePrompt[];
}

/** Workspaces with what lies in them, that keep what is done to them. */
export function workspacesOf(...filled: readonly Filled[]): Answers {
  const kept = filled.map(({ workspace: one, prompts }) => ({ one, prompts: [...prompts] }));
  const find = (id: string) => kept.find(({ one }) => one.id === id);
  const shown = ({ one, prompts }: (typeof kept)[number]) => ({ ...one, promptCount: prompts.length });
  return {
    'GET /api/workspaces': () => ({ workspaces: kept.map(shown), total: kept.length }),
    'POST /api/workspaces': ({ body }) => {
      const made = { one: workspace({ name: body.name }), prompts: [] };
      kept.push(made);
      return shown(made);
    },
    'PATCH /api/workspaces/{id}': ({ params, body }) => {
      const changed = find(params.id);
      if (!changed) return refuse('workspace-not-found');
      if (body.isDefault) for (const { one } of kept) one.isDefault = one.id === params.id;
      changed.one.name = body.name ?? changed.one.name;
      return shown(changed);
    },
    'DELETE /api/workspaces/{id}': ({ params }) => {
      const at = kept.findIndex(({ one }) => one.id === params.id);
      const [gone] = at < 0 ? [] : kept.splice(at, 1);
      if (!gone) return refuse('workspace-not-found');
      kept.find(({ one }) => one.isDefault)?.prompts.push(...gone.prompts);
      return undefined;
    },
    'GET /api/workspaces/{id}/prompts': ({ params, query }) => {
      const words = query.q?.toLowerCase() ?? '';
      const prompts =
        find(params.id)?.prompts.filter(({ title }) => title.toLowerCase().includes(words)) ?? [];
      return { prompts, total: prompts.length, next_cursor: null };
    },
    'POST /api/workspaces/{id}/prompts': ({ params, body }) => {
      const isMeant = ({ id }: WorkspacePrompt) => body.prompt_ids.includes(id);
      const moved = kept.flatMap(({ prompts }) => prompts.filter(isMeant));
      for (const from of kept) from.prompts = from.prompts.filter((prompt) => !isMeant(prompt));
      find(params.id)?.prompts.unshift(...moved);
      return { moved: moved.length };
    },
  };
}
