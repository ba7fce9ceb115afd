import { chatNames } from '../../names.ts';
import type { Question } from '../../question.ts';
import { ask, type Reply } from '../../reply.ts';

/** What is said to be friendly. */
export function courtesies(text: string, { name, message }: Question): Reply | undefined {
  const called = name ? `, ${name}` : '';
  const has = (pattern: RegExp) => pattern.test(text);
  if (
    has(/^i (?:really )?(?:love|like|enjoy|shoot|prefer|am into|do|make|photograph|film)\b/) &&
    !has(/\?|\b(?:prompt|how|which|what|where)\b/) &&
    text.split(' ').length <= 12
  )
    return {
      topic: 'noted',
      lead: `Noted${called}. What are we shooting?`,
      buttons: [ask('Give me an idea')],
    };
  const stated = chatNames(message);
  if (
    stated &&
    (text.split(' ').length <= 6 ||
      (text.split(' ').length <= 16 &&
        !has(/\?|\b(?:how|what|which|where|why|can|could|prompt|need|want|looking)\b/)))
  )
    return {
      topic: 'name',
      lead: `Good to meet you, ${stated}.`,
      more: 'What are we shooting?',
      buttons: [ask('What can you do?')],
    };
  if (
    has(
      /\bwhat(?:'s| is) my name\b|\b(?:do|did|can) (?:you|u) (?:even |really |still |actually |already )*(?:know|remember|recall) (?:my name|who i am|me)\b|\bsay my name\b|\bwho am i\b/,
    )
  )
    return {
      topic: 'name',
      lead: name
        ? `You are ${name}; you told me so.`
        : 'You have not told me. Say “My name is …” and I will use it.',
      more: 'It is kept in this browser only.',
    };
  if (
    has(/^(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|howdy)\b/) &&
    text.split(' ').length <= 5
  )
    return {
      topic: 'greeting',
      lead: `Hello${called}.`,
      more: 'What are we shooting?',
      buttons: [ask('What can you do?'), ask('Which method should I start with?')],
    };
  if (
    has(
      /^(?:(?:(?:many |much )?thanks?|thank you|thankyou|ty|tysm|cheers|thx|great|perfect|cool|nice|lovely|you rock|lol|ha(?:ha)+|hehe|awesome|amazing|brilliant|super|wow|sweet|love it|i like it|got it|i see|i get it|understood|makes sense|good (?:to know|one|answer|stuff|job)|well done|nice one|fair enough|alright|all right|right|yes|yep|ok(?:ay)?|so much|very much|a lot|a million|a ton|aira|you(?:'re| are) (?:\w+ )?(?:helpful|great|good|awesome|the best|a star|a gem|useful|brilliant|a lifesaver)|that(?:'s| is| was)? (?:helps?|helped|helpful|great|perfect|all|it|useful|what i needed|exactly what i needed)|helped|helpful|for (?:today|now|that|the help|your help|this|all|everything)|that will be all|this helped|really|very|that's it|no more questions|i(?:'m| am) (?:done|good|happy|all set)|all set|all|works|worked|it (?:works|worked|helped))[ ,.!:)]*)+$/,
    )
  )
    return { topic: 'thanks', lead: `Any time${called}.` };
  if (
    has(
      /^(?:(?:ok(?:ay)?|thanks?|thank you|great|well|right|alright),? )*(?:bye|goodbye|see (?:you|ya)|good night|ciao|cya|later|talk (?:to you )?later|until (?:tomorrow|next time)|have a (?:good|nice|great) (?:\w+))\b/,
    )
  )
    return { topic: 'bye', lead: `Good light${called}.` };
  if (
    text.split(' ').length <= 9 &&
    has(
      /\byou(?:'re| are)? (?:\w+ )?(?:useless|stupid|dumb|wrong|bad|terrible|awful|no help|not helpful|an idiot|annoying|suck)\b|\byou suck\b|^(?:no,? )?(?:that|this|it)(?:'s| is| was) (?:\w+ )?(?:wrong|false|incorrect|not (?:true|right|what i (?:asked|meant|wanted))|useless|stupid|nonsense|bullshit|rubbish)\b|\bnot what i (?:asked|meant)\b|\bi hate (?:this|you|it)\b|^(?:nothing|everything|it all) (?:works|is broken|fails|sucks)\b|\bnothing works\b|^(?:fuck|shit|damn|ffs|wtf|argh+|grr+)\b/,
    )
  )
    return {
      topic: 'sorry',
      lead: 'I am sorry. Tell me what you wanted and what you got instead, in one plain sentence, and I look again.',
      more: 'If a picture came out wrong, open its prompt and ask “Why?”: I hold it against the data sheet of its generator.',
      buttons: [ask('What can you do?')],
    };
  if (has(/\bhow are you\b|\bhow(?:'s| is) it going\b/))
    return { topic: 'greeting', lead: `Rolling at speed${called}. What are we shooting?` };
  return undefined;
}
