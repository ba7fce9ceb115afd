import type { Model } from '../catalogue/index.ts';
import { cleanText } from '../text/clean-text.ts';
import { askedAttributes, attributes } from './attributes.ts';
import { findPassages, helpOf, lexicon, type Passage } from './collections.ts';
import { compareModels } from './compare.ts';
import { inputSentences, list } from './fact-sentences.ts';
import { fillFigures } from './fill-figures.ts';
import { findMentions, type Mention } from './find-models.ts';
import { isPuzzled, termBeginning, termCalled } from './find-terms.ts';
import { onTheShelf } from './library-shelf.ts';
import { workOn } from './prompt-work.ts';
import type { CurrentPrompt, Question } from './question.ts';
import { ask, goTo, type Reply, type ReplyButton } from './reply.ts';
import { helpSaidOtherwise } from './sayings.ts';
import { isOrder, smallTalk } from './small-talk.ts';
import { standingReply } from './standing.ts';
import { helpFor, isComplaint } from './symptoms.ts';
import { lastBlock, type Understood, understand } from './understand.ts';
import { inManner } from './voice.ts';
import { isParticular, readWants, suggest } from './wanted.ts';
import { plain } from './words.ts';

export interface Answer {
  /** Markdown; a text for a generator stands in a block of its own. */
  text: string;
  buttons: readonly ReplyButton[];
  topic: string;
}

/** Answers a message from what is written here and nothing else. The same question gives the same answer. */
export function answer(question: Question): Answer {
  const message = cleanText(question.message).trim();
  const reply = replyTo({ ...question, message });
  return { ...inManner(reply, question), topic: reply.topic };
}

/** What each step is, by the help on it. */
const helpOfStep: Readonly<Record<string, string>> = {
  hero: 'cuewright',
  method: 'which-method',
  mode: 'photo-or-video',
  steps: 'simple-steps',
  'enhanced-steps': 'advanced-steps',
  automation: 'one-click',
  optimizer: 'optimizer',
  reverse: 'image-to-prompt',
  result: 'result',
  storyboard: 'storyboard',
  library: 'library',
  trainer: 'trainer',
  payment: 'plans',
  workspace: 'workspace',
  brainstorm: 'brainstorm',
  tools: 'tools',
};

const HERE =
  /\b(?:what|which) (?:step|screen|page|place)\b.{0,12}\b(?:am i|is this|are we)|\bwhere am i\b|\b(?:this|current) (?:step|screen|page)\b|\b(?:what|how) (?:can|do|should|could) i do (?:here|now|next)\b|\bwhat is this (?:for|about)?\??$|\bwhat(?:'s| is) (?:here|next)\b/;

function aboutHere({ plain: text, mentions }: Understood, question: Question): Reply | undefined {
  const id = question.step === undefined ? undefined : helpOfStep[question.step];
  if (!id || mentions.length > 0 || !HERE.test(text)) return undefined;
  const passage = helpOf(id);
  const reply = ofPassage(passage, question);
  return { ...reply, topic: 'here', lead: `You are at **${passage.title}**. ${reply.lead}` };
}

function replyTo(question: Question): Reply {
  const { mode, history } = question;
  const message = withoutOrders(question.message);
  if (message === '')
    return { topic: 'nothing', lead: 'There is nothing in that message yet. What are we shooting?' };
  const own = understand(message, mode);
  const again = saidAgain(own, question);
  if (again) return again;
  const talk = smallTalk(own.plain, { ...question, message });
  if (talk) return talk;
  const before = own.leans ? lastAsked(history, mode) : undefined;
  const meant = before ? together(own, before, question) : own;
  return (
    aboutHere(meant, question) ??
    startedOver(meant, question) ??
    promptReply(meant, question) ??
    comparison(meant) ??
    ownStanding(meant, question) ??
    onTheShelf(meant.plain) ??
    productFirst(meant, question) ??
    aboutModels(meant, question) ??
    choice(meant, question) ??
    meaning(meant, own, before) ??
    complaintInGeneral(meant, question) ??
    strange(own) ??
    looked(meant, before, question) ??
    termIn(own) ??
    unknown(meant, question)
  );
}

const AGAIN =
  /^(?:please )?(?:(?:can|could) you )?(?:repeat|say)\b.{0,12}\b(?:that|it|again)\b|^again\b|^(?:what|pardon|sorry)\?$/;
const MORE =
  /^(?:please )?(?:(?:can|could) you )?(?:tell me more|more(?: details?| info\w*| about (?:it|that))?|go on|elaborate|explain (?:more|further|that|it))\b/;
const LESS =
  /\b(?:say|put|tell|make)\b.{0,10}\b(?:it|that)\b.{0,12}\b(?:short\w*|briefly|brief|simpl\w+)\b|^(?:shorter|briefly|in short|tl;?dr)\b/;

/** The last answer once more: the same, with more, or with less. */
function saidAgain({ plain: text, given }: Understood, question: Question): Reply | undefined {
  if (given !== undefined || (LESS.test(text) && (lastBlock(question) || question.prompt))) return undefined;
  const asked = question.history.findLastIndex(({ isUser }) => isUser);
  const last = question.history[asked];
  if (!last || !(AGAIN.test(text) || MORE.test(text) || LESS.test(text))) return undefined;
  const reply = replyTo({ ...question, message: last.text, history: question.history.slice(0, asked) });
  const { dare, more = '', ...rest } = reply;
  if (LESS.test(text)) return { ...rest, lead: firstSentence(rest.lead) };
  return MORE.test(text) && dare ? { ...rest, more: `${more} You might ${dare}`.trim() } : reply;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** A question that comes with orders is answered without them. */
function withoutOrders(message: string): string {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const rest = sentences.filter((sentence) => !isOrder(plain(sentence)));
  return rest.length > 0 && rest.length < sentences.length ? rest.join(' ').trim() : message;
}

/** The last thing the person asked that stands by itself, with what leaned on it since. */
function lastAsked(history: Question['history'], mode: Question['mode']): Understood | undefined {
  const asked = history.filter(({ isUser }) => isUser).map(({ text }) => understand(text, mode));
  let whole: Understood | undefined;
  for (const one of asked) whole = whole && one.leans ? merged(one, whole) : one;
  return whole;
}

function merged(own: Understood, before: Understood): Understood {
  const strong = own.attributes.filter(({ id }) => id !== 'input' || own.mentions.length === 0);
  return {
    ...own,
    plain: `${before.plain} ${own.plain}`,
    text: `${before.text} ${own.text}`,
    mentions: own.mentions.length > 0 ? own.mentions : own.wish ? [] : before.mentions,
    attributes:
      strong.length > 0 && !/\bprompt\b/.test(own.plain)
        ? strong
        : own.attributes.length > 0 && own.mentions.length === 0
          ? own.attributes
          : before.attributes,
    terms: own.terms.length > 0 ? own.terms : before.terms,
    wish:
      own.wish ??
      (own.attributes.length === 0 || own.mentions.length > 0 ? leaningWish(own, before) : undefined),
    isComparing: own.isComparing || (before.isComparing && own.mentions.length === 0),
    isChoosing: own.isChoosing || (before.isChoosing && own.mentions.length === 0),
    given: own.given ?? before.given,
  };
}

/** "And for Kling?" after a rewrite is another rewrite. */
function leaningWish(own: Understood, before: Understood): Understood['wish'] {
  if (before.wish === undefined) return undefined;
  return own.mentions.length > 0 ? 'write-for' : before.wish;
}

/** With what was said before; and where that was an answer of Aira's, with the generator it spoke of. */
function together(own: Understood, before: Understood, { history, mode }: Question): Understood {
  const whole = merged(own, before);
  if (own.wish) return whole;
  if (whole.mentions.length > 0)
    return whole.isChoosing || own.mentions.length > 0 ? withPlain(whole, own, before) : whole;
  const said = history.findLast(({ isUser }) => !isUser)?.text ?? '';
  const spoken = findMentions(said.split('\n').slice(0, 3).join(' '), mode).slice(0, 1);
  return /\b(?:it|its|that|this|first|one)\b/.test(own.plain) && spoken.length > 0 && !own.isChoosing
    ? { ...whole, mentions: spoken, isChoosing: false, isComparing: false }
    : whole;
}

/** A generator of its own takes the place of the one before, also in the words. */
function withPlain(whole: Understood, own: Understood, before: Understood): Understood {
  if (own.mentions.length === 0) return whole;
  const added =
    own.plain.match(/\b(?:too|also|compare|vs)\b/) && before.mentions.length > 0 && own.isComparing;
  return { ...whole, isChoosing: own.isChoosing, isComparing: Boolean(added) || own.isComparing };
}

// ---- the prompt in front

const COMPLAINT = /\b(?:why|how come|what went wrong|what happened)\b/;
const OF_PRODUCT =
  /\b(?:voice input|limit|counted|credits?|charged|storyboards?|board|button|locked|sign(?:ed|ing)?[- ](?:in|up|out)|saved?|account|plans?|pay\w*|pro|premium|modes?|cuewright|download\w*|library|workspaces?|notes?|page|screen|error)\b/;

/** "Same thing but for Pika", "a Kling version please": with a prompt in front, that one for another generator. */
const SAME =
  /^(?:(?:and|ok(?:ay)?|now|then|so|please|great|cool|nice),? )*(?:(?:can|could|may) (?:i|you|we) )?(?:(?:do|get|have|give|make|show|see|want|need|try|i'd like)(?: me| us)? )?(?:the |this |that |it )?(?:exact )?(?:same|that|this|it|again)\b.{0,24}\b(?:for|in|to|into|as|on|with)\b|^(?:(?:and|ok(?:ay)?|now|then|please),? )*(?:(?:can|could) i (?:get|have|see) |give me |make |do )?(?:an? |the )?[\w. -]{2,25} version(?: (?:of (?:it|this|that)|please))*[.!?]*$/;

function asksSameFor({ own, mentions, attributes: asked, isComparing }: Understood, question: Question) {
  return (
    mentions.length > 0 &&
    !isComparing &&
    SAME.test(own) &&
    !/\b(?:latest|newest|current|which|what|how|costs?|price)\b/.test(own) &&
    asked.every(({ id }) => id === 'versions' || id === 'input') &&
    (Boolean(question.prompt?.text.trim()) || lastBlock(question) !== undefined)
  );
}

function promptReply(meant: Understood, question: Question): Reply | undefined {
  const { given } = meant;
  const complains =
    question.prompt?.text.trim() &&
    meant.mentions.length === 0 &&
    (COMPLAINT.test(meant.own) || (question.prompt.model !== undefined && isComplaint(meant.own))) &&
    !OF_PRODUCT.test(meant.own) &&
    meant.terms.length < 3;
  const wish = meant.wish ?? (complains ? 'why' : asksSameFor(meant, question) ? 'write-for' : undefined);
  if (!wish) return undefined;
  const [named] = meant.mentions;
  const written = lastBlock(question);
  const current = question.prompt;
  const isOfWritten =
    meant.leans ||
    !current?.text.trim() ||
    (/\b(?:it|that|this)\b/.test(meant.plain) && !/\bmy prompt\b/.test(meant.plain));
  const base: CurrentPrompt | undefined =
    given !== undefined
      ? { text: given, mode: current?.mode ?? question.mode ?? 'photo', model: undefined }
      : written && isOfWritten
        ? written
        : current;
  const model = named?.model;
  if (!base || base.text.trim() === '') {
    // What is asked in general has an answer in general.
    if (wish === 'why') return undefined;
    return {
      topic: 'no-prompt',
      lead: 'I see no prompt in front of you. Open one in a builder or the result view, or put it behind your question: “Improve this: a fisherman mending nets at dawn”.',
      buttons: [goTo('Open Simple Steps', '/?step=steps&mode=photo&method=guided')],
    };
  }
  const prompt: CurrentPrompt = { ...base, mode: model?.mode ?? base.mode };
  return workOn(wish, prompt, question.manner, { model, words: meant.own });
}

/** What goes wrong for many has help of its own, also with no prompt in front. */
function complaintInGeneral({ own, mentions }: Understood, question: Question): Reply | undefined {
  if (mentions.length > 0 || OF_PRODUCT.test(own) || !(COMPLAINT.test(own) || isComplaint(own)))
    return undefined;
  const id = helpFor(own);
  return id === undefined ? undefined : ofPassage(helpOf(id), question);
}

// ---- generators

function comparison({ isComparing, mentions, attributes: asked }: Understood): Reply | undefined {
  if (!isComparing || mentions.length < 2) return undefined;
  const models = mentions.slice(0, 3).map(({ model }) => model);
  const particular = asked.filter(({ id }) => id !== 'input' && id !== 'references').map(({ id }) => id);
  const { lead, more } = compareModels(models, particular);
  return {
    topic: 'compare',
    lead,
    more: [otherVersions(mentions), more].filter(Boolean).join(' '),
    dare: 'write one shot for both and change nothing: what each of them leaves out tells you more than this list.',
    buttons: models.slice(0, 2).map(chooseIn),
  };
}

const GENERAL =
  /\b(?:how do i|where (?:do|can|is)|can i|do i need|how can i)\b.{0,30}\b(?:choose|pick|select|change|switch|find)\b|\bpop-?up\b/;

function aboutModels(meant: Understood, question: Question): Reply | undefined {
  const { mentions } = meant;
  if (mentions.length === 0 || GENERAL.test(meant.plain)) return undefined;
  if (meant.isChoosing && mentions.length === 1 && readWants(meant.plain).some(({ id }) => id === 'maker'))
    return undefined;
  const models = mentions.slice(0, 3).map(({ model }) => model);
  const asked = attributesFor(meant, models).slice(0, 3);
  const said = models.flatMap((model) =>
    asked.length > 0
      ? asked.map(
          (attribute) =>
            attribute.says(model, meant.plain) ??
            `For **${model.name}**, ${attribute.name} is documented nowhere we found, so I leave it open.`,
        )
      : [overview(model)],
  );
  const [first] = models;
  if (!first) return undefined;
  const gone = !asked.some(({ id }) => id === 'status' || id === 'successor')
    ? models.filter(({ status }) => status.value.kind === 'retired' || status.value.kind === 'research-only')
    : [];
  const notes = gone.map((model) =>
    model.status.value.kind === 'retired' && 'since' in model.status.value
      ? `Mind that **${model.name}** is retired since ${model.status.value.since}${model.successor ? `; after it comes **${model.successor.name}**` : ''}.`
      : `Mind that **${model.name}** is research only.`,
  );
  if (asked.some(({ id }) => id === 'successor') && !first.successor) {
    const { lead: others } = suggest(readWants(`popular ${first.mode === 'video' ? 'videos' : 'photos'}`));
    return {
      topic: 'model-successor',
      lead: `Nothing is named as the successor of **${first.name}**. ${notes.join(' ')} Of those that run, ${others}`.replace(
        / {2,}/g,
        ' ',
      ),
      buttons: [ask(`Which models are like ${first.name}?`)].slice(1),
    };
  }
  return {
    topic: asked.length > 0 ? `model-${asked[0]?.id}` : 'model',
    lead: [otherVersions(mentions), ...new Set(said), ...(asked.length > 0 ? notes : [])]
      .filter(Boolean)
      .join(models.length > 1 ? '\n\n' : ' '),
    more:
      asked.length === 1 && asked[0]?.id === 'input'
        ? (first.tips[1] ?? '')
        : (first.tips[question.message.length % first.tips.length] ?? ''),
    dare:
      first.mode === 'video'
        ? `give **${first.name}** a shot in which nothing moves but the light.`
        : `ask **${first.name}** for the minute after the one you had in mind.`,
    buttons: [
      ...models.slice(0, 2).map(chooseIn),
      ...(asked.length > 0 ? [] : [ask(`How do I write for ${first.name}?`)]),
    ],
  };
}

/** A setting may be asked for by its own name. */
function attributesFor({ attributes: asked, plain: text }: Understood, named: readonly Model[]) {
  const isSetting = named.some(({ parameters }) =>
    parameters.some(
      ({ value }) =>
        new RegExp(
          `(?<![a-z0-9_])${value.name.replace(/^--/, '').replace(/[^\w]/g, '.')}(?![a-z0-9_])`,
          'i',
        ).test(text) && value.name.length > 4,
    ),
  );
  if (isSetting && !asked.some(({ id }) => id === 'parameters')) {
    const own = attributes.filter(({ id }) => id === 'parameters');
    return asked.every(({ id }) => id === 'input') ? own : [...own, ...asked];
  }
  return asked.length > 1 && !/--\w/.test(text) && !isSetting
    ? asked.filter(({ id }) => id !== 'parameters')
    : asked;
}

function overview(model: Model): string {
  const facts = ['status', 'duration', 'audio', 'shape', 'limit'].flatMap(
    (id) => askedAttributesById(id)?.says(model, '') ?? [],
  );
  const what = `**${model.name}** by ${model.provider} makes ${model.mode === 'video' ? 'video' : 'stills'} and reads ${inputSentences[model.input.value]}.`;
  return [what, ...facts.filter((fact) => !(model.mode === 'photo' && /makes stills/.test(fact)))].join(' ');
}

function askedAttributesById(id: string) {
  const words: Readonly<Record<string, string>> = {
    status: 'status',
    duration: 'duration',
    audio: 'sound',
    shape: 'aspect ratio',
    limit: 'character limit',
  };
  return askedAttributes(words[id] ?? '').find((attribute) => attribute.id === id);
}

function otherVersions(mentions: readonly Mention[]): string {
  return mentions
    .filter(({ otherVersion }) => otherVersion !== undefined)
    .map(
      ({ model }) =>
        `I have no data sheet for that version; this is what I know of **${model.name}**${model.successor ? `, after which comes **${model.successor.name}**` : ''}.`,
    )
    .join(' ');
}

function chooseIn({ id, name, mode }: Model): ReplyButton {
  return goTo(`Write for ${name}`, `/?step=enhanced-steps&mode=${mode}&method=enhanced&model=${id}`);
}

function choice(meant: Understood, question: Question): Reply | undefined {
  const said = readWants(meant.plain);
  if (!meant.isChoosing && !(meant.isSeeking && said.some(isParticular))) return undefined;
  const isOpen =
    said.length === 0 && /\b(?:models?|generators?)\b/.test(meant.plain) && question.mode !== undefined;
  const wants = isOpen ? readWants(question.mode === 'video' ? 'videos' : 'photos') : said;
  if (wants.length === 0) {
    if (
      !/\b(?:models?|generators?)\b/.test(meant.plain) ||
      !/\b(?:best|recommend|should|which|pick|good)\b/.test(meant.plain)
    )
      return undefined;
    return {
      topic: 'which-model',
      lead: 'That depends on the shot: still or moving, how long, with sound or without, which shape. Tell me one of them and I name those that fit.',
      more: fillFigures('The ones working people name first: {popularNames}.', question.figures),
      buttons: [ask('Which video models make sound?'), ask('Which model is best for lettering?')],
    };
  }
  const isBare = wants.every(({ id }) => id === 'video' || id === 'photo');
  const narrowed =
    isBare && !/\b(?:list|all|how many)\b/.test(meant.plain) ? [...wants, ...readWants('popular')] : wants;
  const { lead, more, models } = suggest(narrowed);
  return {
    topic: 'which-model',
    lead,
    ...(more ? { more } : {}),
    dare: 'take the one you know least and give it your plainest shot.',
    buttons: models.slice(0, 2).map(chooseIn),
  };
}

// ---- the product

function ownStanding(meant: Understood, question: Question): Reply | undefined {
  const { plain: text } = meant;
  const isOwn =
    /\bhow (?:many|much)\b.{0,40}\b(?:left|remaining|remain|do i (?:still )?have|have i (?:got|used|left|made|spent)|did i)\b|\b(?:my|have i|did i)\b.{0,20}\b(?:usage|used|remaining|balance|quota|allowance|credits)\b|\bmy (?:daily )?(?:limit|count|usage|standing)\b|\bam i (?:out|on|premium|pro)\b|\bdo i have (?:any )?(?:\w+ )?(?:left|credits|pro|premium)\b|\bwhat(?:'s| is) left\b|\bcan i still (?:generate|make)\b/.test(
      text,
    );
  const isOfPrompts =
    /\b(?:prompts?|generations?|credits?|left|remaining|limit|usage|used|quota|allowance|pro|premium|count|plan|balance|today)\b/.test(
      text,
    );
  const isHow =
    /\bwhen\b|\bhow (?:long|soon)\b|\bwhat time\b|\breset|\bhow (?:do|can|could) i (?:get|earn|buy)\b|\bexpire|\bdelet|\bchat|\bmessages?\b|\bwhat is an?\b|\bfree each day\b/.test(
      text,
    );
  return isOwn && isOfPrompts && !isHow ? standingReply(question) : undefined;
}

/** Whoever has to change the generator has not written for nothing. */
function startedOver({ plain: text, mentions, given }: Understood, question: Question): Reply | undefined {
  if (
    given !== undefined ||
    /\b(?:count\w*|limit|allowance|meter|quota)\b/.test(text) ||
    !/\bstart (?:over|again|from scratch)\b|\bhave to (?:redo|rewrite|begin|start)\b/.test(text)
  )
    return undefined;
  const { lead, ...rest } = ofPassage(helpOf('change-model'), question);
  const last = mentions.at(-1)?.model;
  return {
    ...rest,
    lead: last
      ? `No, your words stay. For **${last.name}**: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`
      : `No, your words stay. ${lead}`,
    buttons: last ? [chooseIn(last)] : (rest.buttons ?? []),
  };
}

/** What is asked of the product although a generator's name is in it, or a word that choosing one has too. */
function productFirst(meant: Understood, question: Question): Reply | undefined {
  const { plain: text, mentions } = meant;
  const sure: readonly (readonly [RegExp, string])[] = [
    [
      /\bhow many\b.{0,30}\b(?:prompts?|generations?)\b.{0,30}\b(?:free|day|daily|get)\b.{0,50}\b(?:plans?|cost|price)\b/,
      'allowance+plans',
    ],
    [/\b(?:apis?|endpoints?|openapi|swagger)\b/, 'api'],
    [/\b(?:pop-?up|promo)\b/, 'promo-nano'],
    [/\b(?:the terms|terms of service|terms and conditions)\b/, 'terms'],
    [
      /\b(?:which|how many|what|list)\b.{0,30}\b(?:models|generators)\b.{0,40}\b(?:support\w*|write (?:prompts )?for|cover|know|work with|integrat\w*|in (?:cuewright|the catalogue|total|all)|are there|have|do you have)\b(?!.{0,30}\b(?:sound|audio|text|4k|seconds?|vertical|free|retired|negative|last|open|lettering|reference|dialogue|music)\b)/,
      'generators',
    ],
    [/\bintegrations?\b/, 'generators'],
    [/\bwhat(?:'s| is| does) (?:this )?cuewright\b|\babout cuewright\b/, 'cuewright'],
    [
      /\bwhat(?:'s| is| counts as) an? generation\b|\b(?:count|counts|counted|cost|costs) (?:as )?(?:an? )?(?:generations?|prompts?)\b/,
      'what-counts',
    ],
    [/\btrainer\b/, 'trainer'],
    [/\brefund\w*|\bmoney back\b/, 'refund'],
    [
      /\b(?:take|bring|get|download|copy|export|back ?up)\b.{0,20}\b(?:all|everything|my)\b.{0,20}\b(?:with me|data|stuff|out of here|when i leave|before i leave)\b/,
      'export-data',
    ],
    [/\bsign(?:ing)? up again\b|\bnew account\b.{0,30}\b(?:prompts?|fresh|again|more)\b/, 'second-allowance'],
    [/\b(?:what(?:'s| is)|about|explain)\b.{0,12}\b(?:lifetime|monthly pro|yearly pro)\b/, 'plans'],
    [
      /\b(?:can't|cannot|can not|don't) find\b|\bwhere (?:is|are|did|do|does)\b.{0,8}\b(?:my|the|that|it|they)\b.{0,14}\b(?:prompts?|saved|go|gone)\b|\blost (?:my|a|the) prompt/,
      'save-prompt',
    ],
    [
      /\b(?:print\w*|paper|pdf)\b.{0,30}\b(?:board|storyboard|frames)\b|\b(?:board|storyboard|frames)\b.{0,30}\b(?:print\w*|paper|pdf)\b/,
      'print-board',
    ],
    [
      /\b(?:count\w*|limit|allowance|meter)\b.{0,20}\b(?:zero|reset\w*|new|again)\b|\bback to zero\b/,
      'reset',
    ],
    [/\b(?:can't|cannot|can not|won't|why not)\b.{0,15}\bgenerate\b/, 'limit-reached'],
    [/\bfree (?:plan|account|version)\b/, 'allowance'],
    [/\bdelet\w+\b.{0,10}\baccount\b|\bsign up again\b/, 'delete-account'],
    [
      /\bvoice (?:input|mode)\b.{0,30}\b(?:languages?|browsers?|support\w*|understand\w*|works?)\b|\b(?:languages?|browsers?)\b.{0,30}\bvoice\b/,
      'tools',
    ],
    [/\b(?:delete|rename|remove)\b.{0,12}\bprompts?\b(?!.{0,20}\b(?:account|data)\b)/, 'manage-prompts'],
    [
      /\b(?:pictures?|images?|photos?|uploads?)\b.{0,20}\b(?:kept|stored|saved|deleted|private)\b|\b(?:keep|store|save)\b.{0,14}\b(?:pictures?|images?|photos?|uploads?)\b/,
      'pictures-kept',
    ],
    [
      /\b(?:can't|cannot|can not|unable to|trouble|problem\w*|fail\w*|won't let me|not working)\b.{0,20}\b(?:sign|log)(?:ging|ing)? ?in\b|\b(?:sign|log)(?:ging)? ?in (?:fails|does not work|doesn't work|is broken)/,
      'sign-in',
    ],
    [/\bafter (?:i (?:delete|leave)|delet\w+)\b/, 'delete-account'],
    [
      /\b(?:plans?|subscriptions?)\b.{0,30}\b(?:cost|price|cheap\w*|expensive|much|best|which|compare)|\b(?:cheapest|best|which|what) (?:\w+ )?(?:plans?|subscriptions?)\b|\bhow much (?:is|does|for)\b.{0,20}\b(?:pro|premium|monthly|yearly|lifetime|it cost|cuewright)\b/,
      'plans',
    ],
    [
      /\b(?:sell|train|share)\w*\b.{0,30}\b(?:my|our|user|people'?s?)\b.{0,20}\b(?:data|prompts|work|pictures|photos|images|information)\b|\bwho (?:can |else )?(?:can )?sees?\b.{0,20}\b(?:prompts|work|notes|pictures|data)\b|\b(?:prompts|notes|work) (?:private|public|confidential)\b/,
      'training',
    ],
    [
      /\b(?:change|edit|update|correct) (?:my )?(?:name|profile|phone|job|e-?mail|bio|introduction|details)\b/,
      'account',
    ],
    [
      /\bwhat does (?:premium|free)\b.{0,30}\bmean\b|\b(?:premium|free) (?:label|tier|badge)\b.{0,20}\bmean/,
      'tier-labels',
    ],
    [
      /\bneed (?:an account|to (?:sign|log) (?:in|up))\b|\b(?:must|why|have to)\b.{0,12}\bsign in\b|\bwithout (?:an account|signing in)\b/,
      'sign-in',
    ],
    [/\b(?:light|dark|night) (?:mode|theme)\b/, 'theme'],
    [
      /\bhow many (?:models|generators)\b(?!.{0,40}\b(?:free|retired|sound|make|can|video|image|photo)\b)/,
      'generators',
    ],
    [/\bwhich method\b|\bwhere (?:do|should|to) (?:i|we)? ?(?:begin|start)\b/, 'which-method'],
    [
      /\b(?:premium|paid) models?\b.{0,30}\b(?:locked|need|pay|require|without pro|on free)\b|\bneed (?:pro|premium|to pay)\b.{0,30}\b(?:models?|for|use)\b/,
      'premium-unlocks',
    ],
  ];
  const hit = helpSaidOtherwise(text) ?? sure.find(([pattern]) => pattern.test(text))?.[1];
  if (hit === 'allowance+plans') {
    const reply = ofPassage(helpOf('allowance'), question);
    return {
      ...reply,
      lead: `${reply.lead}\n\n${ofPassage(helpOf('plans'), question).lead}`,
      more: ofPassage(helpOf('plans'), question).more ?? '',
    };
  }
  const isOfMaker = hit === 'generators' && readWants(text).some(({ id }) => id === 'maker');
  if (hit && !isOfMaker && (mentions.length === 0 || hit === 'promo-nano'))
    return ofPassage(helpOf(hit), question);
  return undefined;
}

const DEFINING =
  /^(?:(?:so )?what(?:'s| is| are| does| do)|define|definition of|meaning of|explain|tell me (?:about|what)|describe)\s+(?:an? |the |is |are )?(.+?)(?:\s+(?:mean|stand for|do|look like|is|are|about))?\s*(?:in (?:film\w*|photograph\w*|cinema\w*|general|lighting|video|a prompt|prompts))?[?.!]*$/;

/** "Ok, and a tilt?" */
function termSaid({ plain: text }: Understood) {
  const words = text
    .replace(/^(?:(?:ok(?:ay)?|and|so|then|now|what about|how about|but|or|an?|the|is)[ ,]+)+/, '')
    .replace(/[?.! ]+$/, '');
  return termCalled(words) ?? termBeginning(words);
}

const TWO =
  /(?:differ\w*|compare|comparison|choose)\b.{0,10}\b(?:between|of)?\s*(?:an? |the )?(.+?)\s+(?:and|vs\.?|versus|or|from|to)\s+(?:an? |the )?(.+?)[?.!]*$|^(?:an? |the )?(.+?)\s+(?:vs\.?|versus)\s+(?:an? |the )?(.+?)[?.!]*$/;

/** What a word of the trade means, or how two of them differ. */
function meaning(meant: Understood, own: Understood, before: Understood | undefined): Reply | undefined {
  const { plain: text, terms } = meant;
  const pair =
    TWO.exec(text)
      ?.slice(1)
      .filter((word) => word !== undefined) ?? [];
  const named = pair.flatMap((word) => termCalled(word) ?? termBeginning(word) ?? []);
  const two =
    named.length === 2
      ? named
      : terms.length >= 2 && /\b(?:difference|differ\w*|vs|versus|compare\w*|between|than)\b/.test(text)
        ? terms.slice(0, 2)
        : [];
  if (two.length === 2) {
    return {
      topic: 'terms',
      lead: two.map(({ name, definition }) => `**${name}**: ${definition}`).join('\n\n'),
      more: 'Both can stand in a prompt as they are.',
      dare: 'write the shot once with each and look for the moment they part.',
    };
  }
  const asked = DEFINING.exec(text)?.[1];
  const bare = asked?.replace(/\s+(?:in|for|on|of|when|with|used)\b.*$/, '');
  const said = before && before.terms.length > 0 && own.terms.length === 0 ? termSaid(own) : undefined;
  const leaning = before && meant.terms.length === 1 && text.split(' ').length <= 14 ? terms[0] : undefined;
  const told = terms.length === 1 && meant.wish === undefined && isPuzzled(text) ? terms[0] : undefined;
  const term =
    said ||
    (asked &&
      (termCalled(asked) ?? (bare && !/^(?:my|your|this)\b/.test(asked) ? termCalled(bare) : undefined))) ||
    termCalled(text) ||
    (/\bf\/\d/.test(text) && mentionsNothing(meant) ? termCalled('aperture') : undefined) ||
    (mentionsNothing(meant) ? told : undefined) ||
    leaning;
  if (!term) return undefined;
  const aliases = term.aliases.slice(0, 3);
  return {
    topic: 'term',
    lead: `**${term.name}**: ${term.definition}`,
    more:
      aliases.length > 0
        ? `Also called ${list(
            aliases.map((alias) => `“${alias}”`),
            'or',
          )}. In a prompt, the plain word is enough.`
        : 'In a prompt, the plain word is enough.',
    dare: `build one shot in which “${term.name.toLowerCase()}” is the only thing that happens.`,
  };
}

function mentionsNothing({ mentions, wish }: Understood): boolean {
  return mentions.length === 0 && wish === undefined;
}

// ---- what is written

const ENOUGH = { share: 0.42, score: 4.5 } as const;

/** A word or a tip is found for nearly all that was asked, or it is not what was asked. */
const SURE = 0.75;
const WHOLE = 2.5;

function looked(meant: Understood, before: Understood | undefined, question: Question): Reply | undefined {
  const own = findPassages(meant.leans && before ? meant.plain : meant.text, 4);
  const [best] = own.filter(({ item, share }) => item.kind === 'help' || share > SURE);
  const isWhole = best !== undefined && best.share > SURE && best.score > WHOLE;
  if (!best || (!isWhole && (best.share < ENOUGH.share || best.score < ENOUGH.score))) return undefined;
  const found =
    best.item.kind === 'help'
      ? best
      : (own.find(({ item, score }) => item.kind === 'help' && score > best.score * 0.8) ?? best);
  return ofPassage(found.item, question);
}

/** A fact of a generator that nobody here has heard of is not known, however well its other words are. */
function strange(own: Understood): Reply | undefined {
  if (own.mentions.length > 0 || own.given !== undefined) return undefined;
  const asksFact =
    own.attributes.some(({ id }) => id !== 'input') ||
    /\b(?:how good|support\w*|write for|tell me about|review)\b/.test(own.plain);
  const named = [
    ...own.asked.matchAll(/(?<=\S\s)(?:\p{Lu}[\p{L}\d]{3,}(?: \p{Lu}\p{L}+)?(?: v?\d+(?:\.\d+)?)?)/gu),
  ].map(([name]) => name);
  const isUnknown = named.some(
    (name) =>
      !lexicon.has(plain(name).split(' ')[0] ?? '') &&
      !/^(?:I|Cuewright|Aira|Google|TikTok|Instagram|YouTube)\b/.test(name),
  );
  return asksFact && isUnknown ? nothingKnown(true) : undefined;
}

function nothingKnown(isOfModel: boolean): Reply {
  return {
    topic: 'unknown',
    lead: isOfModel
      ? 'That I do not know: there is nothing on it in the catalogue, the help or the glossary, and I would rather not guess.'
      : 'That I do not know, and I would rather not guess.',
    more: 'I know prompts, words of the trade, generators and this product. Try it in other words.',
    buttons: [ask('Which generators can you write for?')],
  };
}

/** Where nothing else is known, the word of the trade that is in the question. */
function termIn({ text, terms, mentions }: Understood): Reply | undefined {
  const [term, ...others] = terms;
  if (!term || others.length > 0 || mentions.length > 0) return undefined;
  const found = findPassages(text, 8).find(({ item }) => item.kind === 'term' && item.title === term.name);
  return found && found.share > ENOUGH.share
    ? { topic: 'term', lead: `**${term.name}**: ${term.definition}` }
    : undefined;
}

function ofPassage({ kind, title, text, more, dare, buttons }: Passage, { figures }: Question): Reply {
  const fill = (words: string) => fillFigures(words, figures);
  return {
    topic: `${kind}:${title}`,
    lead: kind === 'help' ? fill(text) : `**${title}**: ${fill(text)}`,
    ...(more ? { more: fill(more) } : {}),
    ...(dare ? { dare: fill(dare) } : {}),
    buttons: (buttons ?? []).map((button, n) => ({
      text: button.text,
      type: n === 0 ? 'primary' : 'other',
      url: button.url,
    })),
  };
}

function unknown(meant: Understood, question: Question): Reply {
  const near = findPassages(meant.text, 3).filter(({ item, share }) => item.kind === 'help' && share > 0.2);
  const isOfModel = /\b(?:model|generator)\b/.test(meant.plain) || /\bv?\d+(?:\.\d+)?\b/.test(meant.plain);
  return {
    topic: 'unknown',
    lead: isOfModel
      ? 'That I do not know: there is nothing on it in the catalogue, the help or the glossary, and I would rather not guess.'
      : 'That I do not know, and I would rather not guess.',
    more:
      near.length > 0
        ? 'Perhaps you mean one of these:'
        : 'I know prompts, words of the trade, generators and this product. Try it in other words.',
    buttons:
      near.length > 0
        ? near.map(({ item }) => ask(item.title))
        : [ask('What can you do?'), ...(question.isSignedIn ? [] : [ask('What can I do with Cuewright?')])],
  };
}
