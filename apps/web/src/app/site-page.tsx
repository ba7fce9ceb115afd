import { type ComponentType, Suspense } from 'react';
import { useDocumentTitle } from '../lib/document-title.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { AssistantSlot } from './assistant-slot.tsx';
import { BarTools } from './bar-tools.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell/shell.module.css';
import { Shell } from './shell/shell.tsx';
import { UserSlot } from './user-slot.tsx';

/** A page of the site about itself, with the bar above and the footer below. */
export function SitePage({ title, page: Page }: { title: string; page: ComponentType }) {
  useDocumentTitle(title);
  return (
    <>
      <Shell tools={<BarTools />} user={<UserSlot />} footer={SiteFooter}>
        <ScreenBoundary>
          <div className={styles.page}>
            <Suspense fallback={<SkeletonLines label="Loading" lines={12} />}>
              <Page />
            </Suspense>
          </div>
        </ScreenBoundary>
      </Shell>
      <AssistantSlot />
    </>
  );
}
