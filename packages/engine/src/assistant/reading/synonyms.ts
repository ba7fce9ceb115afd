import { plain, stems } from './words.ts';

/** Words and turns of phrase that people use for one another, by the one that stands for all. */
const groups: Readonly<Record<string, string>> = {
  photo: 'photograph photographs photography picture pic image snapshot jpeg jpg png stills still polaroid',
  frame: 'panel panels',
  video: 'clip footage animation animate',
  delete: 'remove erase wipe trash purge scrap bin scrub "get rid of" "throw away" "throw out" "take down"',
  deleted: '"by accident" accidentally',
  price:
    'cost fee expensive cheap cheaper cheapest pricing dollars dollar euros euro bucks affordable money "how much is" "how much does" "how much are"',
  charge: 'charged charging billed billing bills debited "took money" "taken money"',
  invoice: 'receipt bill vat tax',
  counted: 'deducted deduct "use up" "uses up" "used up a" "eats up" "cost me one"',
  start: 'begin began beginner beginning',
  login: '"sign in" "signing in" "signed in" "log in" "log on" "logging in" "logged in" "log me in" signin',
  signup: '"sign up" "signing up" "signed up" register registration "create an account" "make an account"',
  logout: '"sign out" "signing out" "signed out" "log out" "logged out" "log me out" "log off" signout',
  idea: 'thought thoughts ideas',
  save: 'keep kept store storage retain stash archive',
  lost: 'gone vanish vanished disappear disappeared lose los missing ate swallowed wiped overwrote overwritten overwrite',
  find: 'search locate look found "look up" whereabouts',
  change: 'switch swap modify alter replace changing',
  rename: 'retitle "new name"',
  generator: 'model generators models ais engine engines',
  big: 'large huge bigger larger biggest enlarge increase maximum',
  small: 'tiny smaller little',
  phone: 'mobile smartphone iphone android cell handy tablet ipad',
  browser: 'safari firefox chrome edge browsers',
  voice:
    'talk speak dictate dictation spoke spoken speech mic microphone mike "out loud" aloud memo listen hear',
  language:
    'german french spanish italian danish dutch swedish polish portuguese russian chinese japanese korean turkish arabic hindi english languages',
  film: 'movie cinema cinematic filmic hollywood celluloid',
  limit: 'maximum max cap most ceiling quota allowance restriction',
  lesson: 'tutorial course class courses lessons academy training exercise exercises practise practice',
  random: '"one click" "one-click" dice roll rolls rolling surprise shuffle reroll lucky',
  example: 'sample samples examples specimen inspiration',
  own: 'belong belongs ownership owns owner copyright rights',
  commercial: 'commercially sell selling client customer paid "for money" advertising',
  friend: 'mate pal buddy',
  partner:
    'colleague colleagues assistant coworker teammate intern wife husband editor "co-worker" "team mate"',
  team: 'agency studio company "several people" "two of us" "three of us" "both of us" "two people" "three people" collaborate teams seats "multiple users" "more people" invite',
  student: 'school university college students teacher education classroom pupils nonprofit charity',
  discount: 'coupon voucher rebate reduction promocode "promo code" "black friday" sale discounts',
  trial: '"try it first" "try pro" "test pro" "try it out" "try before"',
  question: 'doubt',
  plan: 'subscription subscribe tier package membership subscribed plans abo',
  pro: 'premium paid upgrade upgraded upgrading',
  lifetime: 'forever "one time" "one-time" "one payment" once',
  yearly: 'annual annually year years',
  monthly: 'month months',
  word: 'text letter letters words',
  learn: 'teach taught',
  earn: 'gain',
  person: 'people human man woman guy girl boy lady actor actress hero character figure',
  pay: 'paying payment payments purchase buy bought paypal "apple pay" "google pay" "bank transfer" card visa stripe checkout sepa wire klarna mastercard',
  new: 'fresh anew',
  weird: 'strange odd',
  refund:
    '"money back" reimburse reimbursed reimbursement "give back" "get it back" moneyback "return it" "pay me back"',
  cancel:
    'terminate unsubscribe "stop charging" "stop paying" "stop my" "end my" "turn off renewal" "no longer pay" quit',
  renew: 'renewal "auto-renew" autorenew renews automatically prolong',
  leave: '"want out" "for good" "leave for good"',
  declined: 'refused rejected bounced failed fails expired failing fail',
  undo: '"bring back" "get back" restore recover revert "go back to" unmake "take back" "roll back" resurrect "want back"',
  version: 'versions revision revisions history earlier previous older originally original former',
  folder:
    'folders drawer drawers directory project projects workspace workspaces job jobs sort organise organize tidy "keep apart" separate group messy "all over the place" "mixed up" mess chaos',
  note: 'notes jot scribble notebook notepad memo',
  admin: 'administrator administrators moderator',
  private: 'confidential secret public visible privacy',
  read: 'look see view watch spy snoop sees peek',
  dataset: 'train training trains trained "teach an ai" "feed an ai" "machine learning"',
  security: 'secure safe safety encrypted encryption hacked "two factor" "2fa"',
  account: 'profile accounts',
  board: 'storyboard storyboards boards sequence',
  spreadsheet: 'csv excel sheets table numbers xls xlsx',
  print: 'pdf paper a4 letterpaper printing printout handout',
  download:
    'export exports downloading txt json file "get it out" takeout backup "back up" zip stick clipboard copy copying copied',
  upload: 'import imports uploads uploading attach insert "put in" "drop in" feed uploaded',
  format:
    'formats filetype filetypes "file type" "file types" heic tiff raw bmp svg avif webp gif psd extension scans',
  template: 'templates preset presets',
  theme: 'dark bright light "dark mode" "light mode" blinding glare eyes eyesight',
  font: 'fonts fontsize "font size" typeface',
  hotkey: 'hotkeys shortcut shortcuts "keyboard commands" "ctrl" keys',
  reverse: '"image to prompt" "photo to prompt" "picture to prompt" "images to prompt"',
  whole: 'everything "everything" "all of it" "all my" "all i" "the lot" entire',
  noise: 'beep beeping sound sounds mute typing click clicking loud',
  chat: 'conversation conversations window',
  bug: 'broken broke bugs glitch error crash crashed crashing report defect',
  contact:
    'support email mail reach helpdesk "get in touch" complain complaint feedback "feature request" suggestion hotline "phone number" "a human" "real person"',
  offline: 'internet connection wifi network disconnected outage "not saved yet" "server is down"',
  law: 'legal allowed forbidden banned rules rule terms prohibited nudity nude nsfw violence violent gore porn naked permitted conditions',
  server: 'servers hosted hosting host datacenter selfhost docker install installed',
  cookie: 'cookies tracker trackers tracking ads advert analytics adverts',
  gdpr: 'dsgvo ccpa "data protection"',
  tomorrow: 'midnight timezone "time zone" tonight utc reset resets',
  refer: 'referral invite inviting inviter recommend referred "bring a friend" bringing whatsapp telegram',
  credit: 'credits bonus',
  expire: 'expires expiry "run out" "go bad" lapse stale',
  guest: 'guests "without an account" "without account" "not signed in" anonymous "without signing"',
  generation: 'generations generate generated generating',
  finished: 'ready-made complete done',
  result: 'output outcome results',
  color: 'colour colours colors coloured colored orange green blue pink yellow purple inks ink',
  lens: 'focal lenses 35mm 50mm 85mm mm',
  hand: 'hands finger fingers sausages thumbs limbs arms legs',
  face: 'faces',
  blur: 'blurry blurred',
  sad: 'lonely melancholy happy joy fear tense suspense feeling emotion feelings mood atmosphere sadness',
  weather: 'rain rainy fog foggy snow storm wind sunset sunrise dawn dusk moonlight night',
  sign: 'poster logo lettering spelling misspelled headline gibberish',
  same: 'identical consistent equal alike',
  webcam: '"front camera" "back camera" "laptop camera" "phone camera"',
  wide: 'vertical horizontal upright landscape portrait square shape ratio aspect orientation tall',
  ignore: 'ignores ignored skips skipped drops disregards ignoring overlooks dropped',
  flicker: 'flickers flickering melts melting morph morphs warps jitter jittery unstable wobbles',
  exclude: 'avoid "keep out" without unwanted negative',
  slow: 'slowly slower',
  slomo: '"slow-mo" "slow mo" "slow motion" timelapse "time lapse" hyperlapse',
  generic: 'boring fake plastic artificial wax stock bland samey unreal render cgi "video game" "ai look"',
  script: 'screenplay treatment paragraph pages essay scripts',
  emphasise: 'stress emphasize weight important stronger weigh weights emphasis',
  api: 'endpoint endpoints openapi swagger webhook python curl programmatically automate automation sdk zapier',
  licence: 'license mit "open source" opensource "source code"',
  banner: 'banners popup "pop-up" popups nag',
  reported: 'confirmed unconfirmed verified reliable trust accurate',
  badge: 'label labels badges tag stamp',
  box: 'boxes field fields form',
  step: 'steps',
  fast: 'quick quickly hurry faster fastest quickest',
  easy: 'easiest simple simplest simply basic beginner beginners newbie',
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
