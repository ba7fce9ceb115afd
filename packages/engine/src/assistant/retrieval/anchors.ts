/** A part of the product that is called by its name, and the help that may be meant then. */
interface Anchor {
  named: RegExp;
  ids: readonly string[];
}

const anchors: readonly Anchor[] = [
  {
    named: /\bimage to prompt\b|\banaly[sz]\w+\b/,
    ids: ['image-to-prompt', 'picture-limits', 'how-sure', 'pictures-kept'],
  },
  {
    named: /\b(?:storyboards?|panels?|(?:the|my|our|a|new) boards?|frames)\b/,
    ids: ['storyboard', 'board-frames', 'print-board', 'shot-list', 'storyboard-drawing'],
  },
  { named: /\bshot ?lists?\b/, ids: ['shot-list', 'print-board'] },
  { named: /\bbrainstorm\w*\b|\bnotes?\b/, ids: ['brainstorm', 'private-notes'] },
  {
    named: /\b(?:heic|tiff?s?|webp|avif|megapixels?|raw files?|file (?:sizes?|types?|formats?))\b/,
    ids: ['picture-limits', 'image-to-prompt', 'download'],
  },
  { named: /\bimage collection\b/, ids: ['private-notes', 'pictures-kept'] },
  { named: /\bone[- ]click\b|\b(?:re)?roll(?:s|ed|ing)?\b|\bdice\b/, ids: ['one-click'] },
  { named: /\boptimi[sz]er\b|\bgenres?\b/, ids: ['optimizer', 'which-method'] },
  { named: /\blibrary\b/, ids: ['library'] },
  { named: /\btrainer\b|\blessons?\b|\bcourses?\b|\btutorials?\b/, ids: ['trainer'] },
  { named: /\bworkspaces?\b|\bfolders?\b/, ids: ['workspace'] },
  { named: /\btemplates?\b/, ids: ['templates'] },
  {
    named: /\b(?:mic|mike|microphone|dictat\w+|voice input|speech recognition|text mode)\b/,
    ids: ['tools'],
  },
  { named: /\bwebcam\b|\bcapture photo\b/, ids: ['camera'] },
  {
    named: /\b(?:simple|advanced) (?:steps|builder)\b|\bbuilders?\b|\b(?:short|long|small|big) form\b/,
    ids: ['simple-steps', 'advanced-steps', 'simple-or-advanced'],
  },
  {
    named: /\binvoices?\b|\breceipts?\b|\bpaypal\b|\bstripe\b|\bcredit card\b|\bmy card\b/,
    ids: ['payment-methods', 'failed-renewal', 'refund'],
  },
  { named: /\brefund\w*\b|\bmoney back\b/, ids: ['refund'] },
  { named: /\bcredits\b/, ids: ['credits', 'share', 'limit-reached', 'premium-unlocks', 'what-counts'] },
  { named: /\breferral\b|\brefer\b|\binvite\w*\b/, ids: ['share', 'discounts'] },
  {
    named: /\bsubscri\w+\b|\brenew\w*\b/,
    ids: ['cancel', 'plans', 'change-plan', 'failed-renewal', 'discounts'],
  },
  { named: /\bcookies?\b|\btrackers?\b/, ids: ['cookies'] },
  { named: /\bapi\b/, ids: ['api'] },
  { named: /\bpasswords?\b/, ids: ['sign-in'] },
  { named: /\bshortcuts?\b|\bhotkeys?\b|\bctrl\b/, ids: ['shortcuts'] },
  { named: /\bfont\b|\b(?:dark|light) (?:mode|theme)\b/, ids: ['theme'] },
  { named: /\bbeep\w*\b|\btyping (?:sound|noise)\b|\bchat\b/, ids: ['aira-window'] },
  { named: /\bhands?\b|\bfingers?\b/, ids: ['hands'] },
  { named: /\badmin\w*\b/, ids: ['admin'] },
  {
    named: /\bversions? of (?:my|the|a|this) prompt\b|\b(?:old|older|earlier|previous|former) versions?\b/,
    ids: ['versions'],
  },
];

/** What anything may be asked for by name. */
const ALWAYS = ['what-counts', 'edit-prompt', 'delete-account', 'export-data', 'training'];
const OWN = 1.25;
const OTHER = 0.75;

/** How much likelier each help is by what of the product is called by its name; where nothing is, all are alike. */
export function anchored(text: string): (id: string) => number {
  const named = anchors.filter((anchor) => anchor.named.test(text));
  if (named.length === 0) return () => 1;
  const ids = new Set(named.flatMap(({ ids }) => ids));
  return (id) => (ids.has(id) ? OWN : ALWAYS.includes(id) ? 1 : OTHER);
}

/** Whether the help is on a part of the product that is called by its name. */
export function isOfNamed(text: string, id: string): boolean {
  return anchors.some(({ named, ids }) => named.test(text) && ids.includes(id));
}

/** Whether a part of the product is called by its name. */
export function namesProduct(text: string): boolean {
  return anchors.some(({ named }) => named.test(text));
}
