import { type JobTalk, type JobTopic, jobTalkIn } from '../../language/job/job-talk.ts';
import { leadingWords } from '../../language/job/job-talk-words.ts';
import type { Reading } from '../../language/reading.ts';
import { overlaps, type Span } from '../../language/span.ts';

/** Words that were about the job and not about the picture. */
export interface Left {
  text: string;
  about: JobTopic;
  /** Where in the cleaned text they stood. */
  at: number;
}

export interface Cleaned {
  text: string;
  left: Left[];
}

/**
 * A text without what is said about the job. Every word of it is either in the text, in its order, or in what was left.
 * Words that are locked stay, and where nothing of a picture would be left, everything does.
 */
export function cleaned(reading: Reading, locked: readonly string[] = []): Cleaned {
  const { text } = reading;
  const kept = locked.flatMap((words) => spansOf(text, words));
  const talk = jobTalkIn(reading).filter((one) => !kept.some((span) => overlaps(span, one)));
  if (talk.length === 0) return { text: text.trim(), left: [] };
  const made = without(text, talk);
  return TELLS.test(made.text) ? made : { text: text.trim(), left: [] };
}

const TELLS = /\p{L}{3}/u;

function spansOf(text: string, words: string): Span[] {
  const from = words === '' ? -1 : text.indexOf(words);
  return from < 0 ? [] : [{ from, to: from + words.length }];
}

/** Puts together what stays, and mends the joints where something went. */
function without(text: string, talk: readonly JobTalk[]): Cleaned {
  let made = '';
  const left: Left[] = [];
  let at = 0;
  let hasGap = false;
  let marks = '';
  const leave = (words: string, about: JobTopic) => {
    const last = left.at(-1);
    // In front of the stop that closes what stays, or behind it.
    const head = made.replace(/[\s,;:–—-]+$/u, '');
    const isBehindStop = STOP.test(marks) && !CLOSED.test(head);
    const place = head.length + (isBehindStop ? 1 : 0);
    const bare = words.replace(/\s+/g, ' ').trim();
    if (last && last.at === place && last.about === about)
      last.text += `${JOINED.test(last.text) ? ' ' : ', '}${bare}`;
    else if (bare !== '') left.push({ text: bare, about, at: place });
  };
  const keep = (words: string) => {
    if (!hasGap) {
      made += words;
      return;
    }
    made = joinedOn(made, marks + words, (gone) => leave(gone, 'filler'));
    hasGap = false;
    marks = '';
  };
  for (const { from, to, about } of talk) {
    const between = text.slice(at, from);
    if (!hasGap || SAYS.test(between)) keep(between);
    else marks += between;
    leave(text.slice(from, to), about);
    at = to;
    hasGap = true;
  }
  keep(text.slice(at));
  const trimmed = made.replace(/^\s+/, '');
  const shift = made.length - trimmed.length;
  const whole = trimmed.replace(/[\s,;:–—-]+$/u, '');
  return {
    text: whole,
    left: left.map((one) => ({ ...one, at: Math.min(Math.max(0, one.at - shift), whole.length) })),
  };
}

const SAYS = /[^\s.,;:!?…–—/|-]/u;
const STOP = /[.!?…]/;
const CLOSED = /[.!?…]["'”’)]*$/u;
const JOINED = /[.!?…]$/;

/** What stays behind a gap, put on to what stands before it: one mark between them, and a capital behind a stop. */
function joinedOn(before: string, words: string, gone: (words: string) => void): string {
  const [, marks = '', rest = ''] = /^([\s.,;:!?…)–—/|-]*)([\s\S]*)$/u.exec(words) ?? [];
  const head = before.replace(/[\s,;:–—-]+$/u, '');
  // A question mark belonged to what is gone.
  const stop = /[.!?…]/.test(marks) ? '.' : undefined;
  const isNewLine = marks.includes('\n');
  const isClosed = head === '' || /[.!?…]["'”’)]*$/u.test(head);
  if (rest === '') return isClosed || stop === undefined ? head : head + stop;
  const body = isClosed || stop !== undefined ? withoutLead(rest, gone) : rest;
  const isNew = isClosed || stop !== undefined;
  const joint =
    head === ''
      ? ''
      : isNewLine
        ? '\n'
        : isNew
          ? ' '
          : marks.includes(',') || /,\s*$/.test(before)
            ? ', '
            : ' ';
  const closing = isClosed || stop === undefined ? '' : stop;
  return `${head}${closing}${joint}${isNew ? capital(body) : body}`;
}

/** "So", "and" in front of a sentence that leant on what is gone. */
function withoutLead(words: string, gone: (words: string) => void): string {
  const [, lead = '', rest = ''] = /^(\p{L}+)[,\s]+([\s\S]*)$/u.exec(words) ?? [];
  if (lead === '' || !leadingWords.has(lead.toLowerCase()) || rest === '') return words;
  gone(lead);
  return withoutLead(rest, gone);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
