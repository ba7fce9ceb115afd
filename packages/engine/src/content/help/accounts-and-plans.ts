import type { HelpText } from './help-text.ts';

const upgrade = { text: 'See the plans', url: '/?step=payment' };
const privacy = { text: 'Privacy Policy', url: '/privacy' };
const terms = { text: 'Terms of Service', url: '/terms' };

export const accountsAndPlans = [
  {
    id: 'allowance',
    title: 'The daily allowance',
    asked:
      'how many prompts free each day daily limit allowance generations per day quota guests signed in how many can i make six five three limit of free plan without paying free account',
    text: 'Signed in you have **{allowance} prompts a day**: {daily}, and {signInBonus} for signing in. Guests can try {guest} shots a day on the start page. With Pro there is no daily count.',
    more: 'The day begins at 00:00 UTC, and what you did not use does not carry over. Credits come on top and never expire.',
    buttons: [upgrade],
  },
  {
    id: 'reset',
    title: 'When the count resets',
    asked:
      'when does my limit reset new prompts midnight utc next day resets time zone my local time counter go back to zero carry over unused roll over refill used up when do i get new ones fresh prompts how long do i have to wait',
    text: 'The count begins anew at **00:00 UTC** every day. What you did not use is not carried over; credits are.',
  },
  {
    id: 'what-counts',
    title: 'What counts as a generation',
    asked:
      'what counts as a generation prompt counted does saving copying cost does rolling count does editing count free actions what uses up my prompts charged twice reload storyboard frame counts opening a library prompt',
    text: 'One generation is one prompt brought to the result view by Simple, Advanced, One-Click, Optimizer, Text, Voice or Image to Prompt, or one storyboard frame drawn by a connected generator.',
    more: 'Free: sketches, rolling One-Click, opening something from library, trainer or workspace, a prompt that a file holds, saving, copying, editing, downloading, and talking to me. If something fails, it is given back.',
  },
  {
    id: 'limit-reached',
    title: 'When the limit is reached',
    asked:
      'limit reached run out of prompts used up no more prompts what happens at the limit out of generations get more prompts more generations earn more cannot generate can not generate why will it not let me generate button blocked',
    text: 'At the limit nothing you wrote is lost: your form stays, and new prompts come at 00:00 UTC. Until then you can **share** for +{sharing} credits, once a day, or take **Pro**, which has no daily count.',
    buttons: [upgrade],
  },
  {
    id: 'credits',
    title: 'Credits',
    asked:
      'credits what is a credit how do i earn credits get free credits expire do credits expire spend credit bonus extra prompts can i buy credits purchase top up',
    text: 'A credit is one generation beyond the day’s allowance. It is spent only after the allowance, and never expires.',
    more: 'They cannot be bought. You get {sharing} for sharing, once a UTC day; {bringing} when a friend you brought makes a first counted prompt; and a friend who joins begins with {friend}.',
    buttons: [upgrade],
  },
  {
    id: 'share',
    title: 'Sharing and referring',
    asked:
      'share refer a friend referral link code invite friends reward bonus how do i share for credits signs up through my link joins what do we get whatsapp telegram twitter facebook copy link pending credits',
    text: 'Share your link from the usage meter or the upgrade page: **+{sharing} credits**, once a day. When a friend joins by it, the friend gets {friend}, and you get {bringing} once they make their first counted prompt.',
    more: 'The reward belongs to a share of the last {sharedWithinMinutes} minutes. Your code is part of the link, so nobody has to type it.',
    buttons: [upgrade],
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    asked:
      'pricing plans how much does it cost price pro premium subscription monthly yearly lifetime upgrade cheapest plan which plan buy pay cost of pro dollars per month per year',
    text: '{planLines}',
    more: 'All three are the same Pro: no daily count and no upgrade banners. A payment can be refunded for {refundDays} days.',
    buttons: [upgrade],
  },
  {
    id: 'premium-unlocks',
    title: 'What Pro gives',
    asked:
      'what does pro premium unlock include benefits what do i get difference between free and pro is it worth paid features are premium models locked do i need pro for premium models is everything unlimited with pro',
    text: 'Pro takes away the daily count and the upgrade banners. That is all it changes: every step, every model and every library prompt is open on Free as well; “premium” on a model or a library prompt is a label.',
    more: 'Credits you have stay for later; they do not expire.',
    buttons: [upgrade],
  },
  {
    id: 'discounts',
    title: 'Trials, discounts and teams',
    asked:
      'free trial of pro student discount coupon promo code team plan several people company licence two people one account share account tax currency vat',
    text: 'There is no trial, coupon or team plan: Free is free for as long as you like, and a payment for Pro can be refunded for {refundDays} days. An account is for one person.',
    more: 'The price you see before you pay is the one you pay; its currency stands beside it.',
    buttons: [upgrade],
  },
  {
    id: 'cancel',
    title: 'Cancelling',
    asked:
      'cancel subscription stop paying end plan cancel pro unsubscribe renew auto renewal turn off resume plan keep until end of month will i lose my prompts if i cancel keep my work',
    text: 'On the Upgrade page, under your plan, press **Cancel plan**. It then runs to the end of what is paid for, and **Resume plan** takes the cancelling back until then. Lifetime Access has nothing to cancel.',
    more: 'Until you cancel, monthly and yearly plans renew by themselves. Your prompts, notes and boards stay when a plan ends.',
    buttons: [upgrade],
  },
  {
    id: 'refund',
    title: 'Refunds',
    asked: 'refund money back guarantee return payment get my money back 30 days not satisfied',
    text: 'For **{refundDays} days** after a payment, **Refund** beside its invoice on the Upgrade page sends all of it back. A refund ends the plan at once.',
    buttons: [upgrade],
  },
  {
    id: 'change-plan',
    title: 'Changing plans',
    asked:
      'switch plan change from monthly to yearly lifetime upgrade downgrade when does the change take effect already have a plan',
    text: 'Between Monthly Pro and Yearly Pro the change comes at the end of the period you have paid for. Lifetime Access starts at once. The plan you already have cannot be bought again.',
    more: 'A change between the two charges nothing now: the price of the other plan is due when it begins.',
    buttons: [upgrade],
  },
  {
    id: 'payment-methods',
    title: 'How payment works',
    asked:
      'payment methods credit card stripe paypal pay safely card details invoice receipt failed payment purchases are not open demo checkout',
    text: 'Where this copy sells plans, Stripe takes the payment on its own page; card details never reach this server. Invoices are on the Upgrade page.',
    more: 'If a renewal fails, the plan goes on for {graceDays} days while it is tried again. A copy without a payment provider says that purchases are not open, or has a demo checkout that moves no money.',
    buttons: [upgrade],
  },
  {
    id: 'failed-renewal',
    title: 'A renewal that was not paid',
    asked: 'renewal declined expired credit card pro off plan past due payment tried again',
    text: 'When a renewal cannot be charged, Pro goes on for **{graceDays} days** while the payment is tried again. The Upgrade page says until when, under your plan.',
    more: 'If none goes through, you are on Free again, and everything you made stays.',
    buttons: [upgrade],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    asked:
      'sign in log in login sign up register create an account google password forgot my password need an account email sign-in why must i sign in guest do i need an account',
    text: 'Sign in with **Continue with Google**, or whichever provider this copy uses. There is no password with us to forget. Every step except the start page asks for it; there, guests can try {guest} shots a day.',
    more: 'If it fails, begin again at Sign In: a sign-in that is too old, was used, or began in another browser is refused. You stay signed in until you sign out, or stay away for a month.',
  },
  {
    id: 'sign-out',
    title: 'Signing out',
    asked:
      'sign out log out logout other devices end session everywhere stolen laptop shared computer sessions who is signed in',
    text: '**Sign out** is the door at the top right, and stands in your account too. There, under **Settings**, you see every browser that is signed in and can end one, or all.',
  },
  {
    id: 'privacy',
    title: 'What is kept about you',
    asked:
      'privacy what do you keep about me data stored personal information policy gdpr tracking cookies analytics who can see my prompts collect about me secure where is my data stored server location',
    text: 'Kept for you: your sign-in (name, email address, picture), your prompts with their versions, notes and pictures, and the counts of generations and credits. Those who run this site can look up an account and the first 300 characters of its prompts, to help and to keep order; nobody else sees any of it. Nothing is sold, and nothing is trained on it.',
    more: 'It lies on the server of whoever runs this copy. In your account, under **Settings**, you can export all of it and delete all of it.',
    buttons: [privacy],
  },
  {
    id: 'delete-account',
    title: 'Deleting your account',
    asked:
      'delete my account close account remove my data erase everything how do i have it deleted leave forget me right to be forgotten get rid of account what do you keep and how is it deleted sign up again second allowance new account',
    text: 'In your account, under **Settings**, press **Delete Account** and type your email address. Every row and file of yours goes at once; a running subscription is cancelled first.',
    more: 'Two things stay: for {deletedTraceDays} days a keyed hash with that day’s count, so that signing up again is no second allowance, and records of payments without anything that names you.',
    buttons: [privacy],
  },
  {
    id: 'second-allowance',
    title: 'Deleting and signing up again',
    asked:
      'delete account and sign up again fresh prompts second allowance new account more free prompts start fresh bonus twice',
    text: 'No, that brings no second allowance: for {deletedTraceDays} days a keyed hash of your sign-in is kept with that day’s count, and a new account goes on from there.',
    more: 'It cannot be turned back into you. Sharing brings {sharing} credits a day instead.',
    buttons: [privacy],
  },
  {
    id: 'export-data',
    title: 'Exporting your data',
    asked:
      'export my data download everything zip backup take my data with me copy of all my prompts and notes gdpr export everything you have on me archive of my whole account in one file takeout',
    text: 'In your account, under **Settings**, **Export my data** gives one ZIP with everything of yours: prompts and versions, notes, boards, pictures, credits and payments.',
    buttons: [privacy],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    asked: 'cookies tracker tracking advertising ads third party scripts cookie banner local storage',
    text: 'Four cookies, all of them for signing in. No advertising, no tracker, no script of anybody else.',
    buttons: [privacy],
  },
  {
    id: 'training',
    title: 'Training on your work',
    asked:
      'do you train on my prompts train ai on my data used for training who sees my pictures sold to others share my data with third parties are my prompts public private confidential',
    text: 'No: Cuewright trains nothing with your work, and nothing is sold. Nobody else sees your notes and pictures; those who run this site can see how your prompts begin. Where a picture was taken is removed before it is stored.',
    more: 'A site can be connected to a language model. Then what you optimize, enhance, show or ask goes to it, and the **Privacy Policy** says which it is and where.',
    buttons: [privacy],
  },
  {
    id: 'ownership',
    title: 'Who owns a prompt',
    asked:
      'who owns the prompts i write rights copyright commercial use ownership licence of my prompts sell client work mine belong to me',
    text: 'You do. Your words stay yours, and so do the prompts written from them; use them wherever you like, for money or not.',
    more: 'What you make with them at a generator follows that generator’s own terms.',
    buttons: [terms],
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    asked: 'terms of service conditions agreement rules what may i not do legal fair use what are the terms',
    text: 'In short: what you make is yours; the free allowance is {allowance} prompts a day signed in; a payment can be refunded for {refundDays} days; and nothing may be made to harm, deceive or expose somebody. The whole text is one page.',
    buttons: [terms, privacy],
  },
  {
    id: 'promo-nano',
    title: 'The word of Nano Banana',
    asked: 'popup promo nano banana introducing the nano banana model dialog close banner maybe later',
    text: 'It is a note on a new image model, shown once a visit when you enter photo mode. **Try Now** chooses it for you; **Maybe Later** closes it until your next visit.',
  },
] as const satisfies readonly HelpText[];
