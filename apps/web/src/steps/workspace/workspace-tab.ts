import { createSerializer, parseAsStringLiteral, useQueryState } from 'nuqs';
import { hrefOf } from '../../lib/address.ts';

const workspaceTabs = ['workspace', 'brainstorm', 'profile'] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

const parser = parseAsStringLiteral(workspaceTabs).withDefault('workspace');
const serialize = createSerializer({ tab: parser });

/** What of the workspace area is shown: the address says it, so Back and a reload find it. */
export function useWorkspaceTab(): WorkspaceTab {
  const [tab] = useQueryState('tab', parser);
  return tab;
}

export function hrefOfTab(tab: WorkspaceTab): string {
  return serialize(hrefOf({ step: 'workspace' }), { tab });
}
