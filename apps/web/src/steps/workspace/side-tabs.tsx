import { FolderOpen, LibraryBig, Lightbulb, Mic, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefOf, type StepId } from '../../lib/address.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useActiveInView } from '../../ui/tabs/use-active-in-view.ts';
import styles from './workspace-step.module.css';
import { hrefOfTab, type WorkspaceTab } from './workspace-tab.ts';

interface SideTab {
  name: string;
  icon: ReactNode;
  /** What it shows here, or the step it leads to. */
  to: { tab: WorkspaceTab } | { step: StepId };
  /** It is there where this step is. */
  needs?: StepId;
}

const sideTabs: readonly SideTab[] = [
  { name: 'Workspace', icon: <FolderOpen />, to: { tab: 'workspace' } },
  { name: 'Library', icon: <LibraryBig />, to: { step: 'library' }, needs: 'library' },
  { name: 'Brainstorm', icon: <Lightbulb />, to: { tab: 'brainstorm' }, needs: 'brainstorm' },
  { name: 'Tools', icon: <Mic />, to: { step: 'tools' }, needs: 'tools' },
  { name: 'Profile', icon: <User />, to: { tab: 'profile' } },
];

export function SideTabs({ tab }: { tab: WorkspaceTab }) {
  const offers = useOffers();
  const list = useActiveInView<HTMLUListElement>(tab);
  return (
    <nav className={styles.tabs} aria-label="Workspace area">
      <ul ref={list}>
        {sideTabs
          .filter(({ needs }) => !needs || offers(needs))
          .map(({ name, icon, to }) => (
            <li key={name}>
              <PageLink
                href={'tab' in to ? hrefOfTab(to.tab) : hrefOf(to)}
                {...('tab' in to && to.tab === tab && { 'aria-current': 'page' })}
              >
                {icon}
                {name}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
