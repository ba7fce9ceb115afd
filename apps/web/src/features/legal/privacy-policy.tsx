import { accountLimits, promptLimits } from '@cuewright/contract';
import { PageLink } from '../../lib/page-link.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ModelsInUse } from './models-in-use.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    head: 'Who this is about',
    short: 'Cuewright runs on a server; whoever runs it holds what is described here.',
    body: (
      <p>
        Cuewright can be run by anyone on a machine of their own. The person or company that runs the copy you
        are using decides who signs in and where the data lies, and is the one to ask about it: the{' '}
        <PageLink href="/contact">contact page</PageLink> says how. This page says what the program itself
        keeps, and that is the same everywhere.
      </p>
    ),
  },
  {
    id: 'sign-in',
    head: 'When you sign in',
    short: 'Your provider tells us your name, your email address and your picture. Never your password.',
    body: (
      <>
        <p>
          Sign-in goes through Google or another provider that this server trusts. We keep the provider’s
          number for you, your email address and whether it was verified, your name, and a copy of your
          picture that is drawn anew, so that looking at it tells your provider nothing. We also keep when you
          were last here.
        </p>
        <p>
          We keep none of the provider’s tokens. Your phone number, profession and introduction are asked for
          in the profile; you may skip it.
        </p>
      </>
    ),
  },
  {
    id: 'work',
    head: 'What you make',
    short: 'Prompts, notes and pictures are kept for you.',
    body: (
      <ul>
        <li>
          <b>Prompts</b> you generate or save, with the form they came from and every version you keep.
        </li>
        <li>
          <b>Notes, workspaces and storyboards</b>, and <b>pictures</b> you add. Where a picture was taken,
          and with what, is taken out before it is stored.
        </li>
        <li>
          A picture you have <b>read</b> in Image to Prompt is not kept; what was read in it is, so that
          asking again costs nothing. A prompt that its file holds is found in your browser, and then nothing
          is sent; clips are never sent at all.
        </li>
        <li>
          What you say to <b>Aira</b> is answered and not kept on the server. The conversation stays in your
          tab until it is closed, and your name and interests, once you have mentioned them, in your browser;
          they go along with your next question.
        </li>
        <li>
          <b>Counts</b>: one entry for each generation and each credit, because the day’s allowance is counted
          from them.
        </li>
      </ul>
    ),
  },
  {
    id: 'browser',
    head: 'Cookies and your browser',
    short: 'Four cookies, all of them needed to sign in. No advertising, no tracker, no one else’s script.',
    body: (
      <>
        <ul>
          <li>
            <b>The session</b>: a random token that scripts cannot read. The server keeps only its hash. It
            ends when you sign out, or 30 days after you last used it.
          </li>
          <li>
            <code>signed_in</code>: says that there is a session, so that the page asks for nothing when there
            is none.
          </li>
          <li>
            <code>signed_in_as</code>: 16 characters that change with the account and say nothing about it, so
            that every open tab notices when you switch accounts.
          </li>
          <li>
            <b>The sign-in under way</b>: sealed, and gone after 15 minutes.
          </li>
        </ul>
        <p>
          Your browser also keeps: the theme, the font size and the image scale you chose, which go along to
          your account once you are signed in; the code of whoever recommended us to you, until you sign in;
          how many shots you have tried today as a guest; the lessons you have done; whether Aira can be heard
          typing; which notices you have put away; and forms you have not finished: until the tab is closed,
          and where another tab can go on with them, for up to 30 days. Signing out removes them.
        </p>
      </>
    ),
  },
  {
    id: 'visits',
    head: 'When you only visit',
    short: 'You are counted once a day, under a hash that is useless the day after.',
    body: (
      <p>
        To count visitors we mix your network address and the name of your browser with a secret of that day,
        and keep the hash of it and when it was seen first and last. The address itself is not kept, and the
        secret and the hashes are deleted within two days. The server’s log has one line for each request: a
        number, the kind of request, how it ended and how long it took; no address, no name, no prompt.
      </p>
    ),
  },
  {
    id: 'others',
    head: 'Who else sees it',
    short: 'Those who run this server, where they have to; and a service they connected, when you use it.',
    body: (
      <>
        <p>
          Whoever administers this server can look up an account, what it used and paid, and the first{' '}
          {promptLimits.adminPreview} characters of its prompts, to help and to keep order. What they change
          is written down with its reason. Notes and pictures are not shown to them.
        </p>
        <p>
          As it comes, Cuewright writes prompts and reads pictures by itself, on this server or in your
          browser. A server can be connected to a sign-in provider, a store for files, a payment service or a
          model; what you hand to a feature that uses one goes there for that purpose. Nothing is sold, and
          Cuewright trains nothing with it.
        </p>
        <ModelsInUse />
      </>
    ),
  },
  {
    id: 'leaving',
    head: 'Taking it with you, and leaving',
    short: 'Export everything as one file; delete everything at once.',
    body: (
      <>
        <p>
          In your account, under Settings, you can export all of it as a ZIP you can read without us, sign out
          on every device, and delete the account.
        </p>
        <p>
          Deleting removes every row and every file of yours. Two things stay. For{' '}
          {accountLimits.deletedTraceDays} days a keyed hash of your sign-in with that day’s count, so that
          signing up again is not a second allowance; it cannot be turned back into you. And records of
          payments, if there were any, without anything that names you, because the law asks for them.
        </p>
        <p>
          What you delete is gone from this site at once. Where Cuewright keeps its own database, the bytes
          are erased from its files within 24 hours while it runs; where it was connected to a PostgreSQL
          server or a store for files, whoever runs that decides when. Backups that were made before still
          hold what you had then, for as long as whoever runs this server keeps them.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    head: 'Your rights',
    short: 'See it, correct it, take it, delete it: all of it from your account.',
    body: (
      <p>
        If something cannot be done there, <PageLink href="/contact">contact</PageLink> whoever runs this
        server. Where a data protection law covers you, it gives you the right to complain to its authority as
        well.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What Cuewright keeps about you, why, for how long, and how you get rid of it."
      since="2026-11-23"
      sections={sections}
    />
  );
}
