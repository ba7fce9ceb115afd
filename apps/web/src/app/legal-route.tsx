import { lazy } from 'react';
import { SitePage } from './site-page.tsx';

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
  return <SitePage title="Privacy Policy" page={PrivacyPolicy} />;
}

export function TermsRoute() {
  return <SitePage title="Terms of Service" page={TermsOfService} />;
}

export function ContactRoute() {
  return <SitePage title="Contact" page={ContactPage} />;
}
