import { FolderOpen, LibraryBig, Lightbulb, Mic, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOffers } from '../../lib/offered-steps.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useActiveInView } from '../../ui/tabs/use-active-in-view.ts';
import styles from './workspace-step.module.css';
import { hrefOfTab, isOffered, type WorkspaceTab } from './workspace-tab.ts';

interface SideTab {
  name: string;
  icon: ReactNode;
  tab: WorkspaceTab;
}

const sideTabs: readonly SideTab[] = [
  { name: 'Workspace', icon: <FolderOpen />, tab: 'workspace' },
  { name: 'Library', icon: <LibraryBig />, tab: 'library' },
  { name: 'Brainstorm', icon: <Lightbulb />, tab: 'brainstorm' },
  { name: 'Tools', icon: <Mic />, tab: 'tools' },
  { name: 'Profile', icon: <User />, tab: 'profile' },
];

export function SideTabs({ tab }: { tab: WorkspaceTab }) {
  const offers = useOffers();
  const list = useActiveInView<HTMLUListElement>(tab);
  return (
    <nav className={styles.tabs} aria-label="Workspace area">
      <ul ref={list}>
        {sideTabs
          .filter((one) => isOffered(one.tab, offers))
          .map(({ name, icon, tab: to }) => (
            <li key={name}>
              <PageLink href={hrefOfTab(to)} {...(to === tab && { 'aria-current': 'page' })}>
                {icon}
                {name}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
