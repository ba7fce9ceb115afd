import { cleanText } from '../text/clean-text.ts';
import type { Question } from './question.ts';
import { lastAsked, together } from './reading/follow-up.ts';
import { withoutOrders } from './reading/orders.ts';
import { understand } from './reading/understand.ts';
import type { Understood } from './reading/understood.ts';
import { withCurrent } from './reading/with-current.ts';
import { withoutPadding } from './reading/without-padding.ts';
import { aboutHere } from './replies/about-here.ts';
import { aboutModels } from './replies/about-models.ts';
import { askedAlike } from './replies/asked-alike.ts';
import { choice, choiceOfMany, wantsModel } from './replies/choice.ts';
import { comparison } from './replies/comparison.ts';
import { complaintInGeneral } from './replies/complaint-in-general.ts';
import { definition } from './replies/definition.ts';
import { freeInstead } from './replies/free-instead.ts';
import { goneBehind } from './replies/gone-behind.ts';
import { howOfTerm } from './replies/how-of-term.ts';
import { inParts } from './replies/in-parts.ts';
import { onTheShelf } from './replies/library-shelf.ts';
import { looked } from './replies/looked-up.ts';
import { meaning } from './replies/meaning.ts';
import { namedByMeaning } from './replies/named-by-meaning.ts';
import { ofThose } from './replies/of-those.ts';
import { ownStanding } from './replies/own-standing.ts';
import { pickedFromList } from './replies/picked-from-list.ts';
import { productFirst } from './replies/product-first.ts';
import { promptReply } from './replies/prompt-reply.ts';
import { saidAgain } from './replies/said-again.ts';
import { smallTalk } from './replies/small-talk/small-talk.ts';
import { startedOver } from './replies/started-over.ts';
import { strange, stranger } from './replies/strange.ts';
import { termIn } from './replies/term-in.ts';
import { unknown } from './replies/unknown.ts';
import { whereToSay } from './replies/where-to-say.ts';
import type { Reply, ReplyButton } from './reply.ts';
import { helpAskedLike } from './retrieval/likely-help.ts';
import { inManner } from './voice.ts';

export interface Answer {
  /** Markdown; a text for a generator stands in a block of its own. */
  text: string;
  buttons: readonly ReplyButton[];
  topic: string;
  /** The prompt that the one in the text was made of. */
  reworked?: string;
}

/** Answers a message from what is written here and nothing else. The same question gives the same answer. */
export function answer(question: Question): Answer {
  const message = cleanText(question.message).trim();
  const asked = { ...question, message };
  const reply = inParts(asked, replyTo(asked), replyTo);
  const { topic, reworked } = reply;
  return { ...inManner(reply, question), topic, ...(reworked !== undefined && { reworked }) };
}

function replyTo(question: Question): Reply {
  const { mode, history } = question;
  const message = withoutPadding(withoutOrders(question.message));
  if (message === '')
    return { topic: 'nothing', lead: 'There is nothing in that message yet. What are we shooting?' };
  const own = understand(message, mode);
  const again = saidAgain(own, question, replyTo);
  if (again) return again;
  const picked = pickedFromList(own, question);
  if (picked) return picked;
  const talk = smallTalk(own.plain, { ...question, message });
  if (talk) return talk;
  const before = own.leans && !standsAlone(own) ? lastAsked(history, mode) : undefined;
  const reply = replyOf(own, before, question);
  if (reply.topic !== 'unknown' || before || message.split(/\s+/).length > SHORT) return reply;
  // Half a question that says nothing by itself may go on from the last one.
  const last = lastAsked(history, mode);
  const next = last && replyOf({ ...own, leans: true }, last, question);
  return next && next.topic !== 'unknown' ? next : reply;
}

const SHORT = 7;

/** "And how do I get credits" begins as if it went on, and asks something of its own. */
function standsAlone({ own, mentions, wish }: Understood): boolean {
  return (
    mentions.length === 0 &&
    wish === undefined &&
    !/^(?:and |but |or )?(?:what if|if|without|with)\b|\b(?:it|its|that|this|they|them|their|those|these|one|there)\b/.test(
      own,
    ) &&
    (helpAskedLike(own)[0]?.likeness ?? 0) >= 0.8
  );
}

function replyOf(own: Understood, before: Understood | undefined, question: Question): Reply {
  const meant = before ? together(own, before, question) : own;
  return (
    aboutHere(meant, question) ??
    startedOver(meant, question) ??
    stranger(own) ??
    ofThose(own, question) ??
    goneBehind(own, question) ??
    freeInstead(own, question) ??
    (question.prompt ? undefined : choiceOfMany(meant, question)) ??
    promptReply(meant, question) ??
    comparison(meant) ??
    ownStanding(meant, question) ??
    onTheShelf(meant.plain) ??
    whereToSay(meant) ??
    productFirst(meant, question) ??
    namedByMeaning(meant) ??
    definition(meant) ??
    choiceOfMany(meant, question) ??
    askedAlike(meant, question, wantsModel(meant) ? 0.95 : 0.72) ??
    aboutModels(withCurrent(meant, question)) ??
    choice(meant, question) ??
    meaning(meant, own, before) ??
    complaintInGeneral(meant, question) ??
    strange(own) ??
    howOfTerm(meant) ??
    looked(meant, before, question) ??
    termIn(own) ??
    unknown(meant, question)
  );
}
