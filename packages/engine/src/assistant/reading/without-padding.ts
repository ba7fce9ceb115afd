/** "Hi Aira, gdpr?" */
const GREETING =
  /^(?:hi+|hello|hey+|hiya|yo|dear)\b(?:,? (?:aira|there|again))?\s*[,.!:;–—-]+\s*(?=[a-z0-9]{3})(?!how (?:are|is)|there\b|aira\b|nice\b|good\b)/i;
/** "We are a small studio and …", "I am a gaffer from Leeds. …": who somebody is, where a question comes behind it. */
const WHO =
  /^(?:i(?:'m| am)|we(?:'re| are)|im)\s+(?:(?:just|only|still|also)\s+)?(?:an?|the|from|two|three|four)\s(?:(?!\b(?:want|need|wish|would|try|like|have|get|use|using)\b)[^,.;!?]){2,45}?(?:[.;!,]+\s+(?:and |but |so )?|\s+(?:and|but|so)\s+(?:today |now |i |we )?)(?=(?:how|what|where|when|which|who|why|is|are|do|does|can|could|will|may|should|any)\b)/i;

const AHEAD: readonly RegExp[] = [
  WHO,
  /^(?:(?:hi+|hello|hey+|hiya|yo|dear|good (?:morning|afternoon|evening|day)|ok(?:ay)?|um+|uh+|hm+|well|so|please|aira)\b(?:,? (?:aira|there|you|again))?(?:[\s,.!:;–—-]+))/i,
  /^(?:sorry|excuse me|excuse|apologies|pardon|forgive)\b(?:,)?(?: (?:for|about))?(?: (?:my|the|this))?(?: (?:bad|poor|broken|terrible|stupid|silly|dumb))?(?: (?:english|question|spelling|typos?|bother|disturbing))[\s,.!:;–—-]+(?:but )?/i,
  /^(?:(?:i(?:'ve| have)(?: got)?|just|here(?:'s| is)|maybe|probably|it(?:'s| is)|this is)\b[\s,]*)*(?:(?:an?|one|my)\b\s*)?(?:(?:quick|short|small|little|silly|stupid|dumb|simple|basic|weird|other|another|last|next|newbie|noob|beginner|honest|serious|real)\s+)*(?:question|one|q)\b(?: (?:from a beginner|for you|though|but|about this))?(?:[\s]*[,.:;–—-]+\s*(?:but )?|\s+but\s+)/i,
  /^(?:i(?:'m| am| was)(?: just)? (?:wondering|curious)|just (?:wondering|curious)|(?:do|would) you (?:happen to )?know|any (?:idea|clue)|(?:can|could|would) (?:you|u|someone|anybody|anyone) (?:please )?tell me|tell me|i(?:'d| would) (?:like|love) to know|i (?:want|need) to know|got any idea)[\s,:]+(?=(?:how|what|where|when|which|who|why|if|whether|is|are|do|does|can)\b)(?:if |whether )?/i,
];
const BEHIND: readonly RegExp[] = [
  /[\s,.!?…;:–—-]+(?:thanks?(?: a lot| so much| in advance| very much| you)?|thank you(?: so much| very much)?|thx|ty|cheers|please|pls|plz|lol|haha+|hehe|:\)|;\)|asap|urgent(?:ly)?|it(?:'s| is) urgent|no rush|just curious|just wondering|any (?:ideas?|clue|thoughts)|asking for (?:a|my) \w+|do(?:n't| not) ask(?: why)?|you know|anyone|anybody|help(?: me)?(?: out)?|(?:can|could) (?:you|u|someone|anybody|anyone) help(?: me)?(?: out)?(?: with (?:that|this|it))?|i need to know|my (?:boss|client|producer|director|wife|husband|colleague|team|agency) (?:keeps? asking|wants to know|is asking|asked(?: me)?))[\s.!?…]*$/i,
];
/** What is left has to be able to stand alone. */
const LEAST_WORDS = 3;

/** A message without what people say around it: greetings, excuses, thanks. */
export function withoutPadding(message: string): string {
  let rest = message.replace(GREETING, '');
  for (let was = ''; was !== rest; ) {
    was = rest;
    for (const padding of [...AHEAD, ...BEHIND]) {
      const isAsking = /\?\s*$/.test(rest);
      const shorter = rest.replace(padding, '').trim();
      if (shorter.split(/\s+/).length >= LEAST_WORDS)
        rest = isAsking && !/[?.!]\s*$/.test(shorter) ? `${shorter}?` : shorter;
    }
  }
  return rest;
}
