import { useDocumentTitle } from '../lib/document-title.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import styles from './shell/shell.module.css';
import { Shell } from './shell/shell.tsx';
import { UserSlot } from './user-slot.tsx';

export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <Shell user={<UserSlot />}>
      <div className={styles.page}>
        <EmptyState
          level={1}
          title="There is no page here"
          action={
            <ButtonLink look="primary" href="/">
              Start page
            </ButtonLink>
          }
        >
          The address may be misspelt, or the page has moved.
        </EmptyState>
      </div>
    </Shell>
  );
}
