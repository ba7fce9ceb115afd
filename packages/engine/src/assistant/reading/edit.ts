import { bare } from './bare.ts';

/** One thing to put into a prompt, to change in it or to take out. */
export interface Edit {
  put?: string;
  drop?: string;
  /** It could as well be half of a question. */
  isLoose?: true;
}

const IT =
  '(?:it|this|that|them|everything|the whole thing|my (?:prompt|shot|scene)|th(?:e|is|at) (?:scene|shot|prompt|picture|image|clip|video|light|mood|hour|time|weather|camera|angle|lens|season|background|colou?rs?)(?: of day)?)';
const IN_IT =
  '(?:\\s+in$|\\s+(?:to|in|into|from|out of)\\s+(?:it|this|that|there|(?:my|the|this) (?:prompt|scene|shot|picture)))?';
const SOME =
  '(?:more|some|a (?:bit|little|touch|lot) (?:more|of)(?: of)?) (?!of (?:them|those|these)|like|info|details?|prompts?|generations?|about|credits?|time|help)';

const changes: readonly RegExp[] = [
  new RegExp(
    `^(?:make|let|set|put|move|shift|turn|place|stage|do|shoot|film|render|paint|light|frame|tell|have) ${IT}(?: (?:be|play|happen|take place|go on|look|feel|into|in|to|at|on))*(?: like)? (?<put>.+)$`,
  ),
  new RegExp(`^(?:add|include|insert|put in|bring in|throw in|work in|put)\\s+(?<put>.+?)${IN_IT}$`),
  /^give (?:it|this|him|her|them|the \w+) (?<put>.+)$/,
  /^let (?:it|there be) (?<put>(?:rain|snow|storm|thunder|fog|smoke|wind|pour)\w*)$/,
  new RegExp(`^(?:i (?:want|need|would like|'d like)|i'd (?:like|prefer)) ${IT}(?: to be| to)? (?<put>.+)$`),
  new RegExp(`^${IT} (?:should|must|has to|needs to|could) (?:be |play |happen |take place )?(?<put>.+)$`),
  /^(?!(?:it|he|she|they|there|i|we|you|why|what|how|who|the (?:camera|clip|video|picture|result)|which)\b)(?<put>(?:[\w-]+ ){1,3}?)instead of (?:the |an? )?(?<drop>[\w -]{2,30})$/,
  /^(?:use|try|take|go (?:for|with)) (?<put>(?:an? |the |some )?[\w .-]*(?:lens|\d ?mm|angle|shot|light|lighting|exposure|focus|close-?up|film|stock|colou?rs?|palette))$/,
  /^(?:be|play|happen|take place|become) (?:like )?(?<put>.+)$/,
  /(?:^|, )(?:it )?(?:should|must|has to|ought to) (?:be|look|feel)(?: more)? like (?<put>.+)$/,
  /^(?:what if|suppose) (?:it|this) (?:is|was|were|'s|happens|plays)(?: to be)? (?<put>.+)$/,
  new RegExp(`^(?:i wish|if only) ${IT} (?:was|were|had|would be|looked|felt)(?: like)? (?<put>.+)$`),
  /^(?:replace|swap|exchange|trade|switch|change) (?:the |his |her |their )?(?<drop>[\w ]{2,30}?) (?:with|for|by|against) (?<put>.+)$/,
  /^(?:change|switch|turn|set) (?:the |his |her )?(?:\w+ )?(?<of>\w+) (?:to|into) (?:an? )?(?<put>.+)$/,
  new RegExp(
    `^(?:remove|delete|drop|take out|leave out|get rid of|lose|cut out|kick out|take away|without|no more) (?:the |those |these |all )?(?<drop>.+?)${IN_IT}$`,
  ),
  /^no (?<drop>(?!idea|thanks|thank|problem|way|clue|worries|one|matter|need|more|i |not|it|that|this|but|sound|audio|negative)[a-z][\w ]{2,25})$/,
  new RegExp(
    `^(?:(?:i(?:'d| would) like|i (?:want|need)|can (?:i|we) (?:have|get)|could (?:i|we) (?:have|get)|(?:we )?need|give me|with) )?(?<put>${SOME}[a-z][\\w ]{2,40})$`,
  ),
  /^(?:make|turn|paint|colou?r) (?:the|his|her|their) (?<drop>\w+) (?<how>\w+)$/,
  /^(?:the )?same(?: \w+)?,? (?:but|only|just) (?<put>.+)$/,
  /^(?:maybe |perhaps |rather )?(?<loose>(?:in|at|on|by|under|during) (?:the |an? )?(?!here|there|which|what|general|my|this|your|english|german|total|simple|advanced)[\w ]{3,30}?)(?: (?:maybe|perhaps|rather))?$/,
];

/** "Add rain to it", "could this play at night instead", "replace the boat with a kayak", "lose the gulls". */
export function readEdit(text: string): Edit | undefined {
  const said = bare(text).replace(/[.?! ]+$/, '');
  for (const change of changes) {
    const { put, drop, of, how, loose } = change.exec(said)?.groups ?? {};
    const wanted = how === undefined ? (put ?? loose) : `${how} ${drop}`;
    if (wanted === undefined && drop === undefined) continue;
    if (OTHER_MEDIUM.test(wanted ?? '') || OF_PRODUCT.test(`${wanted ?? drop} ${of}`)) return undefined;
    if (JUDGING.test(wanted ?? '')) return undefined;
    return {
      ...(wanted === undefined ? {} : { put: withUnit(onlyWhat(thing(wanted)), of) }),
      ...(drop === undefined ? {} : { drop: thing(drop) }),
      ...(loose === undefined ? {} : { isLoose: true }),
    };
  }
  return undefined;
}

/** What one puts into this product and not into a picture. */
const OF_PRODUCT =
  /\b(?:frames?|notes?|tags?|prompts?|accounts?|workspaces?|storyboards?|boards?|versions?|pictures?|uploads?|e-?mail|password|name|plan|subscription|model|credits?|lessons?|messages?|chat|theme|font|language)\b/;

/** How one wants to be spoken to. */
const JUDGING = /^(?:brutal\w*|honest\w*|harsh|frank|gentle|nice|strict|quick|brief|aira|careful)$/;

/** Another medium or generator is no edit, it is another prompt. */
const OTHER_MEDIUM =
  /^for\b|^(?:(?:as|into|to|in) )?(?:an? )?(?:videos?|clips?|stills?|photos?|moving (?:picture|image)s?|animation|prompts?|json)$/;

/** "The lens to 85" is 85 millimetres. */
function withUnit(put: string, of: string | undefined): string {
  return of === 'lens' && /^\d+$/.test(put) ? `${put}mm lens` : put;
}

const WORTH =
  '(?:stronger|better|nicer|nice|good|great|perfect|interesting|professional|punch|energy|life|impact)';

/** Without what says nothing of how, and without the story beside it: "stronger, deadline in an hour". */
function onlyWhat(words: string): string {
  return words
    .replace(new RegExp(`^${WORTH}[,;] (?:(?:and|but|with|add|put in) )+`), '')
    .replace(new RegExp(`^(${WORTH})[,;].*$`), '$1')
    .replace(/[,;] (?:no idea|no clue|i don't know|not sure|i'm not sure)\b.*$/, '');
}

function thing(words: string): string {
  return words
    .replace(
      /^(?:(?:an?|the|some|more|a (?:bit|little|touch|lot) (?:more|of)|of|at|in|on|into|to|like)\s+)+/,
      '',
    )
    .trim();
}
