import type { Question } from '../question.ts';
import { plain } from '../reading/words.ts';
import type { Reply } from '../reply.ts';
import { namesProduct } from '../retrieval/anchors.ts';

const NOTHING = new Set([
  'unknown',
  'nothing',
  'no-prompt',
  'noted',
  'name',
  'greeting',
  'thanks',
  'off-topic',
  'model-why',
]);
const ASKS =
  /^(?:(?:and|but|also|so|or|plus),? )*(?:how|what|where|when|which|who|why|can|could|do|does|did|is|are|will|would|should|may|any|whats|wheres|hows)\b|\?$/;

/** Of a message of many sentences only so many are read one by one, the last ones. */
const MOST = 12;

/** To what another sentence says. */
const POINTS = /\b(?:that|this|them|those|these)\b/i;

/** "Hi, two things: …". */
const PREAMBLE =
  /^(?:(?:hi|hey|hello|ok|so|well|thanks)\b[^:?.]{0,30})?(?:\b(?:two|2|three|a few|some) (?:\w+ )?(?:things|questions)|long story short|my question|question|quick one)[^:?.]{0,12}[:,.]\s*/i;

/** The sentences of a message, and the questions that are tied together by "and". */
function partsOf(message: string): string[] {
  return message
    .replace(PREAMBLE, '')
    .split(
      /(?<=[.!?])\s+|[,;]?\s+(?:and|but|also|plus)\s+(?=(?:also\s+)?(?:how|what|where|when|which|who|why|can|could|do|does|is|are|will|should)\b)|\s+(?:-|–|—)\s+|,\s+(?=(?:how|what|where|when|which|who|why|can i|could i|do i|does it|is there|are there)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => plain(part).split(' ').length > 2);
}

function isKnown({ topic }: Reply): boolean {
  return !NOTHING.has(topic);
}

/**
 * A message of several sentences, where the whole of it says nothing: the question in it, or else the sentence
 * that does. Two questions are answered both.
 */
export function inParts(question: Question, whole: Reply, replyTo: (question: Question) => Reply): Reply {
  const parts = [...new Set(partsOf(question.message))].slice(-MOST);
  if (parts.length < 2 || whole.block) return whole;
  const asked = parts.filter((part) => ASKS.test(plain(part)));
  if (!isKnown(whole) && whole.topic !== 'unknown') return whole;
  if (!isKnown(whole)) {
    const others =
      asked.length === 0 || asked.some((part) => POINTS.test(part))
        ? parts.filter((part) => !asked.includes(part))
        : [];
    const told = asked.flatMap((part) =>
      POINTS.test(part) ? others.map((other) => `${other} ${part}`) : [],
    );
    const inOrder = [
      ...told,
      ...asked.toReversed().filter((part) => told.length === 0 || !POINTS.test(part)),
      ...others.toReversed(),
    ].toSorted((one, other) => Number(namesProduct(plain(other))) - Number(namesProduct(plain(one))));
    for (const part of inOrder.slice(0, MOST)) {
      const reply = replyTo({ ...question, message: part });
      if (isKnown(reply)) return reply;
    }
    return whole;
  }
  if (asked.length !== 2) return whole;
  const replies = asked.map((part, n) =>
    replyTo({
      ...question,
      message: part,
      history: n === 0 ? question.history : [...question.history, { text: asked[0] ?? '', isUser: true }],
    }),
  );
  // What points at another sentence says something else alone.
  if (asked.some((part) => POINTS.test(part)) && !replies.some(({ topic }) => topic === whole.topic))
    return whole;
  const [first, second] = replies;
  if (
    !first ||
    !second ||
    !replies.every(isKnown) ||
    first.topic === second.topic ||
    replies.some(({ block }) => block)
  )
    return whole;
  return {
    topic: first.topic,
    lead: `${first.lead}\n\n${second.lead}`,
    more: [first.more, second.more]
      .filter((more) => more && ![first, second].some(({ lead }) => lead.includes(more)))
      .join(' '),
    ...(second.dare ? { dare: second.dare } : {}),
    buttons: [first, second]
      .flatMap(({ buttons = [] }) => buttons.slice(0, 1))
      .filter((one, n, all) => all.findIndex(({ url }) => url === one.url) === n),
  };
}
