import { ahead } from '../../language/wishes/forms.ts';
import { part, said, startsWith, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { listed } from '../../language/words/listed.ts';
import type { CurrentPrompt, Question } from '../question.ts';
import { findMentions } from '../said/find-models.ts';

const FENCE = '```';

/** The texts in blocks of their own that Aira handed over, the oldest first, and what for. */
export function blocksIn({ history }: Pick<Question, 'history'>): CurrentPrompt[] {
  const found: CurrentPrompt[] = [];
  for (const { text, isUser } of history) {
    const start = isUser ? -1 : text.indexOf(FENCE);
    const line = start < 0 ? -1 : text.indexOf('\n', start + FENCE.length);
    const end = line < 0 ? -1 : text.indexOf(FENCE, line + 2);
    if (end < 0) continue;
    const [, mode, model] = text
      .slice(start + FENCE.length, line)
      .trim()
      .split(/\s+/);
    found.push({
      text: text.slice(line + 1, end).trim(),
      mode: mode === 'video' ? 'video' : 'photo',
      ...(model !== undefined && { model }),
    });
  }
  return found;
}

export interface Given {
  /** What is wanted of it. */
  readonly asked: string;
  /** The prompt that the message brings along. */
  readonly text: string | undefined;
}

const FEWEST = 3;
const MOST_AHEAD = 12;

/** "Improve this: a red boat on a quay": a message may bring its prompt, behind a colon, on a line of its own or in a fence. */
export function givenIn(message: string): Given {
  const start = message.indexOf(FENCE);
  const end = start < 0 ? -1 : message.indexOf(FENCE, start + FENCE.length);
  if (end > start) {
    const inner = message.slice(start + FENCE.length, end);
    const line = inner.indexOf('\n');
    return {
      asked: `${message.slice(0, start)} ${message.slice(end + FENCE.length)}`.trim(),
      text: (line >= 0 ? inner.slice(line + 1) : inner).trim(),
    };
  }
  const quote = quotedIn(message);
  if (quote) return quote;
  for (const mark of [':', '\n']) {
    const at = message.indexOf(mark);
    if (at < 0 || (message.charAt(at + 1).trim() !== '' && mark === ':')) continue;
    const asked = message.slice(0, at).trim();
    const text = unquoted(message.slice(at + 1).trim());
    const isAsked = wordsIn(asked).tokens.length;
    if (isAsked > 0 && isAsked <= MOST_AHEAD && text.split(/\s+/).length >= FEWEST && !text.endsWith('?'))
      return { asked, text };
  }
  return { asked: message, text: undefined };
}

const FEWEST_QUOTED = 4;

/** "Write “a fox crosses a lane” for Kling". */
function quotedIn(message: string): Given | undefined {
  for (const [open, close] of [
    ['"', '"'],
    ['“', '”'],
    ["'", "'"],
  ] as const) {
    const from = message.indexOf(open);
    const to = message.lastIndexOf(close);
    const isApart =
      from >= 0 && (from === 0 || message.charAt(from - 1).trim() === '' || message.charAt(from - 1) === ':');
    const text = message.slice(from + 1, to);
    if (!isApart || to <= from || text.split(/\s+/).length < FEWEST_QUOTED) continue;
    const asked = `${message.slice(0, from)} ${message.slice(to + 1)}`.trim();
    if (
      wordsIn(asked).tokens.length <= MOST_AHEAD &&
      /^(?:write|improve|shorten|make|rewrite|fix|any|what|is|check|adapt)/i.test(asked)
    )
      return { asked: asked.replace(/[:,]\s*$/, ''), text };
  }
  return undefined;
}

function unquoted(text: string): string {
  const marks = ['"', '“', '‘', "'"];
  const ends = ['"', '”', '’', "'"];
  return marks.includes(text.charAt(0)) && ends.includes(text.charAt(text.length - 1))
    ? text.slice(1, -1)
    : text;
}

const MAKES = listed(
  'write, make, create, give, draft, generate, draw, paint, show, compose, build, i need, i want, need, want, do, come up with, produce, craft',
);
/** Who needs a prompt may need anything of one. */
const LOOSE = listed('i need, i want, need, want, do, show');
const KINDS = listed(
  'prompt, prompts, picture, image, photo, video, clip, drawing, illustration, poster, shot, scene, animation, portrait, photograph, film, movie, pic',
);
const LEADS = listed('of, about, for, with, showing, featuring, where, that, in, :');
const DRAWS = ['draw', 'paint', 'sketch', 'illustrate'];

export interface Idea {
  readonly text: string;
  readonly mode: 'photo' | 'video' | undefined;
  readonly model: string | undefined;
}

/** "Write me a prompt about a dragon for Kling": an idea, and whom it is for. */
export function ideaIn(message: string): Idea | undefined {
  let words: Words = wordsIn(message);
  for (let n = startsWith(words, ahead); n > 0 && n < words.tokens.length; n = startsWith(words, ahead))
    words = part(words, n);
  const isNamed =
    words.tokens[0]?.word === 'prompt' &&
    ['for', 'about', 'of'].includes(words.tokens[1]?.word ?? '') &&
    words.tokens.length > 3;
  const makes = isNamed ? 1 : startsWith(words, MAKES);
  if (
    makes === 0 ||
    (message.trim().endsWith('?') &&
      !startsWith(wordsIn(message), ['can you', 'could you', 'can u', 'would you']))
  )
    return undefined;
  const { tokens } = words;
  const first = tokens[0]?.word ?? '';
  const kind = isNamed
    ? 0
    : tokens.findIndex(({ word }, at) => at >= makes && at <= makes + 5 && KINDS.includes(word));
  const isLoose = startsWith(words, LOOSE) > 0;
  const isPrompt = kind >= 0 && (tokens[kind]?.word ?? '').startsWith('prompt');
  const leads =
    kind >= 0 &&
    LEADS.includes(tokens[kind + 1]?.word ?? '') &&
    !(
      isLoose &&
      !(
        isPrompt &&
        ['a', 'an', 'some'].includes(tokens[makes]?.word ?? '') &&
        tokens[kind + 1]?.word !== 'with'
      )
    );
  const behind = leads ? kind + 1 : DRAWS.includes(first) ? makes : -1;
  if (behind < 0) return undefined;
  let rest = part(words, behind);
  const mode =
    kind >= 0 && ['video', 'clip', 'animation', 'film', 'movie'].includes(tokens[kind]?.word ?? '')
      ? 'video'
      : undefined;
  while (
    rest.tokens.length > 1 &&
    (LEADS.includes(rest.tokens[0]?.word ?? '') || (DRAWS.includes(first) && rest.tokens[0]?.word === 'me'))
  ) {
    const own = findMentions(said(part(rest, 1, 4)))[0];
    rest = part(rest, 1);
    if (own && rest.tokens.length > 3) break;
  }
  const lead = findMentions(said(rest))[0];
  let text = said(rest).trim();
  while (text.length > 0 && '.?!,'.includes(text.charAt(text.length - 1))) text = text.slice(0, -1);
  const model = lead?.model;
  if (model) text = withoutName(text);
  const isOwn =
    listed('my, it, this, that, me, the').includes(rest.tokens[0]?.word ?? '') && rest.tokens.length < 3;
  if (text.split(/\s+/).length < 2 && text.length < 4) return undefined;
  return isOwn || text === '' ? undefined : { text, mode: model?.mode ?? mode, model: model?.id };
}

/** Without "for Kling" at its end or its beginning. */
function withoutName(text: string): string {
  const at = Math.max(text.toLowerCase().lastIndexOf(' for '), text.toLowerCase().lastIndexOf(' in '));
  if (at > 0 && findMentions(text.slice(at)).length > 0 && text.slice(at).split(' ').length <= 5)
    return text.slice(0, at).replace(/,$/, '');
  for (const lead of [' about ', ' of ', ' with ', ' showing ', ' where ']) {
    const start = text.toLowerCase().indexOf(lead);
    if (start > 0 && findMentions(text.slice(0, start)).length > 0) return text.slice(start + lead.length);
  }
  return text;
}
