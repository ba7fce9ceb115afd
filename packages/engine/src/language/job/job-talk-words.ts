import { wordSet } from '../words/word-set.ts';

/** Money, dates and paper: who names one of these speaks of the job. */
export const jobTerms = wordSet(
  'budget budgets rate fee fees invoice invoices payment payable deposit paypal iban vat quid deadline deadlines deliverable deliverables turnaround nda usage buyout revision revisions draft drafts retainer purchase quote rates licence license licensing royalty copyright exclusivity contract feedback approval proofs handle hashtag hashtags whatsapp viewings printable cost costs credit po',
);
/** The same, where little else is said. */
export const weakTerms = wordSet('campaign listing teaser newsletter');
/** The same, where the speaker speaks of themselves as well. */
export const ownTerms = wordSet(
  'pay pays paid money afford price name names idea company business firm agency practice shop studio handle number mail email phone meeting call yesterday boss client producer budget team credit account followers channel feed website page version time week month monday tuesday wednesday thursday friday saturday sunday',
);
/** In front of an address or a number, or by themselves: how somebody can be reached. */
export const contactWords = wordSet(
  'call phone ring text mail email e-mail whatsapp dm contact reach write send reply tel mob mobile invoice via viewings cheers questions',
);
/** Who the job is done for. */
export const jobPeople = wordSet(
  'client clients boss tutor editor agency producer manager marketing customer customers team',
);
/** Says nothing wherever it stands alone. */
export const emptyWords = wordSet(
  "lol haha hahaha hehe ok okay oh ah well so like basically actually obviously anyway whatever quick one right yeah yep hey hi thanks thx ty cheers please pls plz xx xxx x sorry ideally maybe that this means that's it i guess you know",
);
/** In front of what is kept, when what stood before it is gone. */
export const leadingWords = wordSet('and but so because then also oh ok okay well anyway like ideally');
/** The app and what it makes, which nobody sees in the picture. */
export const appWords = wordSet(
  'render renders renderer tool tools app ai version versions generation prompt prompts picture image photo photograph photos images video clip brief formats job draft ages',
);
/** What stands in front of a colon in the head of a brief: the rest of that line is paper. */
export const paperLabels = wordSet(
  'client agency contact deadline due need budget rate fee invoice po usage tel phone email mail e-mail delivery deliverables terms',
);
/** The same, unless something is seen behind it. */
export const looseLabels = wordSet('project scope job brief briefing campaign date version');
export const moneyVerbs = wordSet('collected raised spend spent cost costs paid charge charges');
export const moneySigns = wordSet(
  '£ $ € eur euro euros usd dollars gbp pounds kroner kr sek dkk nok chf quid',
);
export const earlier = wordSet('old last previous first other');
export const tries = wordSet('one time version attempt try');
export const networks = wordSet('insta instagram ig twitter tiktok facebook linkedin youtube');
export const speakers = wordSet("i i'm i'd i'll i've im ive we we're we'd we'll we've let's lets");
export const speakersOwn = wordSet(
  "me my mine us our ours i i'm i'd i'll i've im ive we we're we'd we'll we've",
);
/** A medium that is more than "a picture": who asks for one has said how it looks. */
export const media = wordSet(
  'animated animation illustration painting drawing watercolour watercolor gouache sketch cartoon comic animation collage render woodcut linocut engraving mosaic',
);
/** What a generator is set to. */
export const settingWords = wordSet(
  'silent vertical horizontal landscape portrait square looping loop looped slow-motion widescreen monochrome',
);
