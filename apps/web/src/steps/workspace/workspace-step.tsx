import { lazy, Suspense } from 'react';
import { NoteBoard } from '../../features/brainstorm/note-board.tsx';
import { QuickNotes } from '../../features/notes/quick-notes.tsx';
import { FontSizeControl } from '../../features/preferences/font-size-control.tsx';
import { ImageScaleControl } from '../../features/preferences/image-scale-control.tsx';
import { ProfilePanel } from '../../features/profile/panel/profile-panel.tsx';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { StorageTiles } from '../../features/storage/storage-tiles.tsx';
import { WorkspacePanel } from '../../features/workspaces/workspace-panel.tsx';
import { useAddress } from '../../lib/address.ts';
import { goToResult } from '../../lib/creation/result-address.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useNoteToPrompt } from '../brainstorm/use-note-to-prompt.ts';
import { SideTabs } from './side-tabs.tsx';
import styles from './workspace-step.module.css';
import { isOffered, useWorkspaceTab, type WorkspaceTab } from './workspace-tab.ts';

const Library = lazy(() => import('../library/library.tsx').then(({ Library }) => ({ default: Library })));
const Tools = lazy(() => import('../tools/tools.tsx').then(({ Tools }) => ({ default: Tools })));

/** Everything of one's own in one place. */
export function WorkspaceStep() {
  const offers = useOffers();
  const wanted = useWorkspaceTab();
  const tab = isOffered(wanted, offers) ? wanted : 'workspace';
  return (
    <div className={styles.area}>
      <div className={styles.side}>
        <SideTabs tab={tab} />
        <div className={styles.type}>
          <span>Font size</span>
          <FontSizeControl />
        </div>
      </div>
      <div className={styles.panel}>
        <Suspense fallback={<SkeletonLines label="Loading" lines={6} />}>
          <Panel tab={tab} />
        </Suspense>
      </div>
    </div>
  );
}

function Panel({ tab }: { tab: WorkspaceTab }) {
  const { user } = useAuth();
  const [, go] = useAddress();
  const offers = useOffers();
  const onPrompt = useNoteToPrompt();
  switch (tab) {
    case 'workspace':
      return (
        <WorkspacePanel
          onOpen={({ id, mode, method }) => goToResult(go, { id, mode, method })}
          emptyAction={
            offers('method') && (
              <Button look="primary" onClick={() => go({ step: 'method' })}>
                Create a prompt
              </Button>
            )
          }
        />
      );
    case 'library':
      return <Library />;
    case 'tools':
      return <Tools />;
    case 'brainstorm':
      return (
        <div className={styles.stack}>
          <h1>Brainstorm</h1>
          <QuickNotes />
          <NoteBoard onPrompt={onPrompt} />
        </div>
      );
    case 'profile':
      return (
        user && (
          <ProfilePanel
            userId={user.id}
            email={user.email}
            imageScale={<ImageScaleControl />}
            storage={<StorageTiles />}
          />
        )
      );
  }
}
