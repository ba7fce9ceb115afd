/** The help that is meant, however somebody comes at it: by a wish, a worry or half a story. The first that fits counts. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!.*\b(?:describe|looks?|style|how do i write|word)\b).*(?:\b(?:snap|shoot|take|taking|photograph|capture|grab)\b.{0,25}\b(?:camera|webcam|phone|inside (?:the|this) app|in (?:the|this) app|right (?:here|now))\b|\b(?:use|open|with|through) (?:my|the|a) (?:\w+ )?(?:webcam|(?:phone|laptop|front|back|device)(?:'s)? camera)\b|\bcamera\b.{0,15}\b(?:permission|access|blocked|denied|refused|not found)\b|\b(?:capture|take) (?:a )?(?:photo|picture)\b.{0,30}\b(?:here|prompt|button|where|tool)\b)/,
    'camera',
  ],
  [
    /\b(?:how many|max\w*|most|limit|number of|up to|more than|as many|\d+)\b.{0,30}\b(?:frames?|panels?|shots?)\b.{0,40}\b(?:board|storyboard)|\b(?:board|storyboard)s?\b.{0,60}\b(?:how many|max\w*|limit|number of|up to|more than|\d+)\b.{0,25}\b(?:frames?|panels?|shots?|have)?\b|\b(?:how (?:many|long|big|large)|max\w*|biggest|largest|longest)\b.{0,25}\b(?:board|storyboard)\b/,
    'board-frames',
  ],
  [
    /\bwhen\b.{0,40}\b(?:new|more|fresh|next|again|refill\w*|renew\w*|back|start over|begin again|reset\w*)\b(?=.*\b(?:prompts?|generations?|limit|allowance|count\w*|quota|meter|batch|refill)\b)|\b(?:used (?:up|all)|out of|ran out|run out|no more|spent|burn(?:ed|t) through|finished|hit|reached)\b.{0,30}\b(?:prompts?|generations?|limit|allowance|quota)\b.{0,60}\b(?:when|how long|wait|until|tomorrow|what time|how soon)\b|\b(?:when|how long|wait|what time|how soon)\b.{0,50}\b(?:used up|out of|ran out|run out|hit|reached)\b.{0,20}\b(?:prompts?|generations?|limit|allowance|quota)\b|\b(?:how long|how soon|when) (?:until|till|before|do|can|will)\b.{0,12}\b(?:i|we)\b.{0,12}\b(?:get|have|make|generate)\b.{0,12}\b(?:more|again|new ones|another)\b|\bwhat time\b.{0,40}\b(?:count\w*|limit|allowance|prompts|quota|day)\b/,
    'reset',
  ],
  [
    /\b(?:download|copy|export|dump|archive|backup|back-up|zip|takeout|file|extract)\b.{0,30}\b(?:everything|all|whole|entire|anything|data|stuff)\b.{0,40}\b(?:on|about|of|from|for) (?:me|mine|my|us|the account)\b|\b(?:archive|backup|back-up|zip|dump|export|copy)\b.{0,15}\b(?:my|the|of) (?:\w+ ){0,3}(?:account|data|stuff|work)\b|\b(?:everything|all) (?:(?:that )?(?:you|cuewright) (?:have|has|hold|know|store)|i (?:have|made|wrote|own))\b.{0,40}\b(?:download|file|zip|copy|export|out)\b|\b(?:take|get|pull|move)\b.{0,12}\b(?:everything|all of it|all my (?:stuff|data|work))\b.{0,12}\b(?:out|away|with|elsewhere|off)\b/,
    'export-data',
  ],
  [
    /^i (?:want|need|would like|'d like) to (?:make|create|shoot|film|do) (?:an?|some|my) (?:\w+ )?(?:videos?|clips?|films?|movies?|pictures?|photos?|images?)\b(?!.*\b(?:vertical|square|sounds?|audio|\d+:\d+)\b)/,
    'which-method',
  ],
  [/\bneed (?:\w+ )?more (?:prompts|generations)\b/, 'limit-reached'],
  [/\bhelp (?:me )?with (?:the |my )?light(?:s|ing)?\b/, 'lighting'],
  [
    /\badmin\b|\badministrators?\b|\b(?:see|read|look at|browse|view|watch|open)\b.{0,15}\b(?:other (?:people|users?|persons?|accounts?)|others|someone else|somebody else|everyone|everybody)(?:'?s)?\b.{0,25}\b(?:prompts?|notes?|work|writing|wrote|accounts?|writ\w+|pictures)\b/,
    'admin',
  ],
  [
    /\b(?:clos\w+|shut|crash\w*|lost|los[et]|gone|vanish\w*|disappear\w*|refresh\w*|reload\w*|left the page|wiped|battery|power)\b(?=.*\b(?:generat\w+|result|finished prompts?|my prompts?|prompt (?:came|was|is)|that prompt)\b)(?!.*\b(?:builder|half|typing|typed|form|draft|password|account|laptop stolen|stolen|fails?|failed)\b)/,
    'save-prompt',
  ],
  [
    /\bwhere\b.{0,12}\b(?:voice|mic|microphone|dictat\w+|speech|speak|talk)\b.{0,12}\b(?:thing|input|button|tool|mode|option)?\b|\b(?:talk|speak|dictate|say it)\b.{0,20}\b(?:instead of|rather than|without) (?:typing|writing|a keyboard)\b/,
    'tools',
  ],
];

/** The id of a help text. */
export function helpSaidOtherwise(text: string): string | undefined {
  return sayings.find(([pattern]) => pattern.test(text))?.[1];
}
