import type { Question } from '../../question.ts';
import { findTermsIn, isPuzzled } from '../../reading/find-terms.ts';
import { goTo, type Reply } from '../../reply.ts';

/** Things of the set are bought and repaired elsewhere. */
const GEAR =
  /\b(?:buy|rent|hire|order|repair|fix|clean|cost|how much|book)\b.{0,30}\b(?:arri|alexa|nikon|canon|sony|blackmagic|lens(?:es)?|cameras?|tripods?|sensors?|sd cards?|batter(?:y|ies)|projectors?|printers?|drones?)\b|\b(?:which|what)(?:'s| is)?(?: the)?(?: \w+)? (?:laptop|computer|pc|monitor|tablet|phone|headphones|drone|graphics card|gpu)\b.{0,30}\b(?:buy|get|best|recommend|good|cheapest|for)\b|\bbest (?:laptop|computer|pc|monitor|tablet|phone|headphones|drone|graphics card|gpu)\b|\bbuy\b.{0,20}\bfilm stock\b|\bcredit (?:card )?(?:limit|score|pin)\b|\b(?:limit|pin|balance|interest|points|statement)\b.{0,6}\b(?:of|on|for|from)\b.{0,6}\b(?:credit card|bank|debit card)\b|\b(?:gaffer|director|grip|dop|editor|actor|actress|cinematographer|photographer|runner|producer)s?\b.{0,12}\b(?:earn|make|get paid|charge|cost)s?\b.{0,12}\b(?:per|a|an|each) (?:hour|day|week|month|year)\b|\b(?:not|n't|refuses? to) pay me\b|\bhow many (?:people|users) (?:use|are)\b|\bwho (?:invented|discovered|directed|won)\b/;

/** What lies outside of all that is written here. */
export function elsewhere(text: string, { history }: Question): Reply | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  // "Coverage, and I do not mean insurance": a word of the trade in a puzzle is no matter of elsewhere.
  if (findTermsIn(text).length > 0 && isPuzzled(text)) return undefined;
  if (
    has(GEAR) ||
    (has(
      /\b(?:meaning of life|what time is it|today'?s date|what day is|football|president|stock price|news|recipe|capital of|joke|poem|horoscope|bitcoin|election|homework|python|javascript|sql|medical|lawyer|cover letter|essay|resume|tweet|song lyrics|blog post|email to my|restaurant|hotel|flight|recipes?|landlord|visa|permit|release form|union rate|festivals?|insurance|rental|what(?:'s| is) new|write (?:me )?(?:some )?code|favou?rite (?:movie|film|colou?r|food)|netflix|spotify|gmail|outlook|ebay|disney|youtube premium|amazon(?! nova)|airbnb|uber|guitar|piano|taxes|tax return|lose weight|my (?:package|parcel)|cinema open|double[- ]sided|sd card|passport|(?:will|is) it (?:going to )?(?:rain|snow)|weather (?:in \w+|for|tomorrow|forecast|today|like)|boiling point|world cup|oscars?|elections?|politics|religion|girlfriend|boyfriend|alarm|traffic|printer|projector|windows|excel|iphone charger)\b/,
    ) &&
      !has(
        /\b(?:prompt|scene|light|model|boards?|storyboards?|(?:the|my|all|our) (?:frames|shots|panels)|shot ?lists?)\b/,
      ))
  )
    return {
      topic: 'off-topic',
      lead: 'That I do not know; it lies outside prompts, pictures, generators and this product.',
      more: history.length === 0 ? 'Ask me about a shot instead.' : '',
      buttons: [goTo('Choose a method', '/?step=method')],
    };
  return undefined;
}
