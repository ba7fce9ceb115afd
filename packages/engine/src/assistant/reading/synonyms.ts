import { plain, stems } from './words.ts';

/** Words and turns of phrase that people use for one another, by the one that stands for all. */
const groups: Readonly<Record<string, string>> = {
  photo: 'photograph photography picture pic image snapshot jpeg jpg png stills polaroid',
  frame: 'panel',
  video: 'clip footage animation',
  delete: 'remove erase wipe trash purge scrap bin scrub "get rid of" "throw away" "throw out" "take down"',
  deleted: '"by accident" accidentally',
  price:
    'cost fee expensive cheap cheapest dollars euros bucks affordable money "how much is" "how much does" "how much are"',
  charge: 'billed debited "took money" "taken money"',
  invoice: 'receipt vat tax',
  counted: 'deducted "use up" "uses up" "used up a" "eats up" "cost me one"',
  start: 'begin began',
  login: '"sign in" "signing in" "signed in" "log in" "log on" "logging in" "logged in" "log me in" signin',
  signup: '"sign up" "signing up" "signed up" register registration "create an account" "make an account"',
  logout: '"sign out" "signing out" "signed out" "log out" "logged out" "log me out" "log off" signout',
  idea: 'thought',
  save: 'keep kept store storage retain stash archive',
  lost: 'gone vanish disappear lose missing ate swallowed overwrote overwritten overwrite',
  find: 'search locate look found "look up" whereabouts',
  change: 'switch swap modify alter replace',
  rename: 'retitle "new name"',
  generator: 'model ais engine',
  big: 'large huge biggest enlarge increase maximum',
  small: 'tiny little',
  phone: 'mobile smartphone iphone android cell handy tablet ipad',
  browser: 'safari firefox chrome edge',
  voice: 'talk speak dictate spoke spoken speech mic microphone mike "out loud" aloud memo listen hear',
  language:
    'german french spanish italian danish dutch swedish polish portuguese russian chinese japanese korean turkish arabic hindi english',
  film: 'movie cinema cinematic filmic hollywood celluloid',
  limit: 'max cap most ceiling quota allowance restriction',
  lesson: 'tutorial course class courses academy training exercise exercises practise practice',
  random: '"one click" "one-click" dice roll surprise shuffle reroll lucky',
  example: 'sample specimen inspiration',
  own: 'belong ownership copyright rights',
  commercial: 'sell customer paid "for money" advertising',
  friend: 'mate pal',
  partner: 'colleague assistant coworker teammate intern wife husband editor "co-worker" "team mate"',
  team: 'agency studio company "several people" "two of us" "three of us" "both of us" "two people" "three people" collaborate seats "multiple users" "more people" invite',
  student: 'school university college teacher education classroom pupils nonprofit charity',
  discount: 'coupon voucher rebate reduction promocode "promo code" "black friday" sale',
  trial: '"try it first" "try pro" "test pro" "try it out" "try before"',
  question: 'doubt',
  plan: 'subscription subscribe tier package membership abo',
  pro: 'premium upgrade',
  lifetime: 'forever "one time" "one-time" "one payment" once',
  yearly: 'annual',
  word: 'text letter',
  learn: 'taught',
  earn: 'gain',
  person: 'people human man woman girl boy lady actor actress hero character figure',
  pay: 'purchase buy bought paypal "apple pay" "google pay" "bank transfer" card visa stripe checkout sepa wire klarna mastercard',
  new: 'fresh anew',
  weird: 'strange odd',
  refund: '"money back" reimburse "give back" "get it back" moneyback "return it" "pay me back"',
  cancel:
    'terminate unsubscribe "stop charging" "stop paying" "stop my" "end my" "turn off renewal" "no longer pay" quit',
  renew: 'renewal "auto-renew" autorenew automatically prolong',
  leave: '"want out" "for good" "leave for good"',
  declined: 'refused rejected bounced failed expired',
  undo: '"bring back" "get back" restore recover revert "go back to" unmake "take back" "roll back" resurrect "want back"',
  version: 'revision history earlier previous older originally former',
  folder:
    'drawer directory project workspace job sort organise organize tidy "keep apart" separate group messy "all over the place" "mixed up" mess chaos',
  note: 'jot scribble notebook notepad',
  admin: 'administrator moderator',
  private: 'confidential secret public visible privacy',
  read: 'see view watch spy snoop peek',
  dataset: '"teach an ai" "feed an ai" "machine learning"',
  security: 'secure safe safety encrypted encryption hacked "two factor" "2fa"',
  account: 'profile',
  board: 'storyboard sequence',
  spreadsheet: 'csv excel sheets table numbers xls xlsx',
  print: 'pdf paper a4 letterpaper printout handout',
  download: 'export txt json file "get it out" takeout backup "back up" zip stick clipboard copy copied',
  upload: 'import attach insert "put in" "drop in" feed',
  format: 'filetype "file type" "file types" heic tiff raw bmp svg avif webp gif psd extension scans',
  template: 'preset',
  theme: 'dark bright light "dark mode" "light mode" blinding glare eyes eyesight',
  font: 'fontsize "font size" typeface',
  hotkey: 'shortcut "keyboard commands" "ctrl" keys',
  reverse: '"image to prompt" "photo to prompt" "picture to prompt" "images to prompt"',
  whole: '"everything" "all of it" "all my" "all i" "the lot" entire',
  noise: 'beep sound mute typing click loud',
  chat: 'conversation window',
  bug: 'broken broke glitch error crash report defect',
  contact:
    'support email mail reach helpdesk "get in touch" complain complaint feedback "feature request" suggestion hotline "phone number" "a human" "real person"',
  offline: 'internet connection wifi network disconnected outage "not saved yet" "server is down"',
  law: 'legal allowed forbidden banned rules terms prohibited nudity nude nsfw violence violent gore porn naked permitted conditions',
  server: 'hosted datacenter selfhost docker install',
  cookie: 'cookies tracker ads advert analytics',
  gdpr: 'dsgvo ccpa "data protection"',
  tomorrow: 'midnight timezone "time zone" tonight utc reset',
  refer: 'referral recommend referred "bring a friend" bringing whatsapp telegram',
  credit: 'bonus',
  expire: 'expiry "run out" "go bad" lapse stale',
  guest: '"without an account" "without account" "not signed in" anonymous "without signing"',
  finished: 'ready-made complete done',
  result: 'output outcome',
  color: 'colour orange green blue pink yellow purple inks',
  lens: 'focal 35mm 50mm 85mm mm',
  hand: 'finger sausages thumbs limbs arms legs',
  blur: 'blurry',
  sad: 'lonely melancholy happy joy fear tense suspense feeling emotion mood atmosphere sadness',
  weather: 'rain rainy fog foggy snow storm wind sunset sunrise dawn dusk moonlight night',
  sign: 'poster logo spelling misspelled headline gibberish',
  same: 'identical consistent equal alike',
  webcam: '"front camera" "back camera" "laptop camera" "phone camera"',
  wide: 'vertical horizontal upright landscape portrait square shape ratio aspect orientation tall',
  ignore: 'skips drops disregards overlooks',
  flicker: 'melts morph warps jitter jittery unstable wobbles',
  exclude: 'avoid "keep out" unwanted negative',
  slomo: '"slow-mo" "slow mo" "slow motion" timelapse "time lapse" hyperlapse',
  generic: 'boring fake plastic artificial wax stock bland samey unreal render cgi "video game" "ai look"',
  script: 'screenplay treatment paragraph pages essay',
  emphasise: 'stress emphasize weight important stronger weigh emphasis',
  api: 'endpoint openapi swagger webhook python curl programmatically automate sdk zapier',
  licence: 'license mit "open source" opensource "source code"',
  banner: 'popup "pop-up" nag',
  reported: 'confirmed unconfirmed verified reliable trust accurate',
  badge: 'label tag stamp',
  box: 'field',
  fast: 'quick hurry fastest quickest',
  easy: 'easiest simple simplest simply basic newbie',
};

const words = new Map<string, string>();
const said: (readonly [string, string])[] = [];
for (const [one, others] of Object.entries(groups)) {
  const standsFor = stems(one)[0] ?? one;
  for (const [, turn, word = ''] of others.matchAll(/"([^"]+)"|(\S+)/g)) {
    if (turn !== undefined) said.push([turn, one]);
    for (const stem of turn === undefined ? stems(word) : []) words.set(stem, words.get(stem) ?? standsFor);
  }
}
/** The longer ones first: "not signed in" is no "signed in". */
const turns: readonly (readonly [RegExp, string])[] = said
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([turn, one]) => [new RegExp(`\\b${turn}\\b`, 'g'), ` ${one} `]);

/** All these words, as they are written. */
export const synonyms: readonly string[] = Object.entries(groups).map(([one, others]) => `${one} ${others}`);

/** The stem that stands for this one and its like. */
function synonymOf(stem: string): string {
  return words.get(stem) ?? stem;
}

/** What a text is about: stems that stand for all that say the same, also for turns of several words. */
export function meaningsOf(text: string): string[] {
  return stems(turns.reduce((rest, [turn, word]) => rest.replace(turn, word), plain(text))).map(synonymOf);
}
