import { paymentLimits, usageLimits } from '@cuewright/contract';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    head: 'What you agree to',
    short: 'By signing in you accept these terms and the privacy policy.',
    body: (
      <p>
        The agreement is between you and the person or company that runs the copy of Cuewright you are using.
        If you do not agree, you can read the start page and try a few shots as a guest, and sign in nowhere.
      </p>
    ),
  },
  {
    id: 'account',
    head: 'Your account',
    short: 'One person, one account, and what is done with it is yours to answer for.',
    body: (
      <p>
        Sign in with an address that is yours. Sign out on machines you share; under Settings you can end
        every session at once. You must be old enough to make an agreement where you live, or have somebody
        who is agree for you.
      </p>
    ),
  },
  {
    id: 'yours',
    head: 'What you make is yours',
    short: 'Your words stay yours, and so do the prompts that are written from them.',
    body: (
      <p>
        Nobody gets a right to them by your using Cuewright, beyond storing them and showing them to you. Use
        them wherever you like, for money or not. The templates, lessons and example prompts that come with
        Cuewright may be used in your own prompts just as freely; they may not be resold as a collection.
      </p>
    ),
  },
  {
    id: 'allowance',
    head: 'The daily allowance',
    short: `${usageLimits.allowance} prompts a day when you are signed in, ${usageLimits.guest} tries as a guest.`,
    body: (
      <>
        <p>
          Signed in, you have {usageLimits.daily} prompts a day and {usageLimits.signInBonus} for signing in.
          The day begins at 00:00 UTC. What you did not use does not carry over. Credits do: each is one
          prompt beyond the day’s allowance, and none expires. Credits are worth nothing in money.
        </p>
        <p>Deleting an account and signing up again gives no second allowance.</p>
      </>
    ),
  },
  {
    id: 'plans',
    head: 'Paid plans',
    short: `The price is shown before you pay, and the payment can be refunded for ${paymentLimits.refundDays} days.`,
    body: (
      <p>
        Where this server sells plans, a plan removes the daily limit for as long as it runs. One that renews
        can be cancelled at any time and then runs to the end of what was paid for. For{' '}
        {paymentLimits.refundDays} days after a payment, Refund beside its invoice on the Upgrade page sends
        all of it back, and ends the plan at once.
      </p>
    ),
  },
  {
    id: 'fair',
    head: 'What you may not do',
    short: 'Nothing against the law, against somebody’s person, or against this server.',
    body: (
      <ul>
        <li>Write prompts meant to harm, deceive or expose somebody, or to sexualise a child.</li>
        <li>Upload pictures you have no right to use.</li>
        <li>Get around the limits, read what is somebody else’s, or keep the server from working.</li>
      </ul>
    ),
  },
  {
    id: 'generators',
    head: 'The generators',
    short: 'We write for them; we are not them.',
    body: (
      <p>
        Each image and video generator has its own terms, and they hold for what you make there. What
        Cuewright says about a generator comes from its maker’s pages where they say it, and is marked where
        they do not. Makers change things without telling anyone, so a limit can be out of date. The names are
        their owners’.
      </p>
    ),
  },
  {
    id: 'promise',
    head: 'What is promised',
    short: 'Care, and no more than that.',
    body: (
      <p>
        Cuewright is given as it is. No picture is promised to come out as you imagined it, and no hour
        without an interruption. As far as the law allows, nobody is liable for what was lost by using it;
        where the law does not allow that, it stands.
      </p>
    ),
  },
  {
    id: 'ending',
    head: 'Ending it',
    short: 'You can leave at any time; an account that breaks these terms can be closed.',
    body: (
      <p>
        Deleting your account, under Settings, ends the agreement at once. Whoever runs this server may close
        an account that breaks it, and will say why.
      </p>
    ),
  },
  {
    id: 'changes',
    head: 'When this changes',
    short: 'The date at the top changes with it.',
    body: (
      <p>
        A change that takes something from you is told before it holds. If one part of these terms turns out
        not to be valid, the rest is.
      </p>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may expect of Cuewright, and what it expects of you."
      since="2026-11-22"
      sections={sections}
    />
  );
}
