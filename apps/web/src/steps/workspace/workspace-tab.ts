import { createSerializer, parseAsStringLiteral, useQueryState } from 'nuqs';
import { hrefOf, type StepId } from '../../lib/address.ts';

const workspaceTabs = ['workspace', 'library', 'brainstorm', 'tools', 'profile'] as const;
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

/** What is a step of its own too is here where that step is. */
export function isOffered(tab: WorkspaceTab, offers: (step: StepId) => boolean): boolean {
  return tab === 'workspace' || tab === 'profile' || offers(tab);
}
