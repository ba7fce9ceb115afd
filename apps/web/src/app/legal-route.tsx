import { type ComponentType, lazy, Suspense } from 'react';
import { useDocumentTitle } from '../lib/document-title.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { AssistantSlot } from './assistant-slot.tsx';
import { BarTools } from './bar-tools.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell/shell.module.css';
import { Shell } from './shell/shell.tsx';
import { UserSlot } from './user-slot.tsx';

const ContactPage = lazy(() =>
  import('../features/legal/contact-page.tsx').then(({ ContactPage }) => ({ default: ContactPage })),
);
const PrivacyPolicy = lazy(() =>
  import('../features/legal/privacy-policy.tsx').then(({ PrivacyPolicy }) => ({ default: PrivacyPolicy })),
);
const TermsOfService = lazy(() =>
  import('../features/legal/terms-of-service.tsx').then(({ TermsOfService }) => ({
    default: TermsOfService,
  })),
);

export function PrivacyRoute() {
  return <LegalRoute title="Privacy Policy" page={PrivacyPolicy} />;
}

export function TermsRoute() {
  return <LegalRoute title="Terms of Service" page={TermsOfService} />;
}

export function ContactRoute() {
  return <LegalRoute title="Contact" page={ContactPage} />;
}

function LegalRoute({ title, page: Page }: { title: string; page: ComponentType }) {
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
