import { PageLink } from '../../lib/page-link.tsx';
import { ContactWays } from './contact-ways.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'reach',
    head: 'Reach us',
    short: 'For questions about your account, a payment or your data.',
    body: <ContactWays />,
  },
  {
    id: 'help',
    head: 'Help with a prompt',
    short: 'Aira answers right away, on any page.',
    body: (
      <p>
        Open the chat in the corner and ask about a step, a limit or a generator. Signed in, she can also work
        on the prompt you have open.
      </p>
    ),
  },
  {
    id: 'yourself',
    head: 'What you can do yourself',
    short: 'Export or delete everything, cancel a plan, get a refund.',
    body: (
      <p>
        Export and deletion are in your account, under Settings. Cancel and Refund are on the{' '}
        <PageLink href="/?step=payment">Upgrade page</PageLink>. What is kept about you is in the{' '}
        <PageLink href="/privacy">Privacy Policy</PageLink>, what you agreed to in the{' '}
        <PageLink href="/terms">Terms of Service</PageLink>.
      </p>
    ),
  },
];

export function ContactPage() {
  return (
    <LegalPage
      title="Contact"
      lead="How to reach the people who run this copy of Cuewright."
      sections={sections}
    />
  );
}
