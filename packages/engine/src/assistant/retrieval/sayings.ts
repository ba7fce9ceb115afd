/** The help that is meant, however somebody comes at it: by a wish, a worry or half a story. The first that fits counts. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:may|can|could|allowed|let|want) .{0,12}\b(?:sell|resell|licen[cs]e|publish)\b.{0,20}\b(?:prompts?|them|it|texts?)\b|\b(?:prompts?|they|words|texts?|it)\b.{0,16}\bbelongs? to (?:me|you|us|cuewright)\b/,
    'ownership',
  ],
  [
    /^(?!.*\b(?:board|prompts?|screen|account)\b).*\bshar(?:e|es|ing)\b.{0,16}\b(?:twice|\d+ times|(?:two|three|four|five|six|ten|several|many) times|more than once|every hour|once more)\b/,
    'share',
  ],
  [
    /^(?!.*\b(?:models?|generators?)\b).*\b(?:may|can|could|should|ok|okay|allowed)\b.{0,40}\bin the (?:style|manner|spirit|vein|look) of\b/,
    'style',
  ],
  [
    /^(?!.*\b(?:models?|generators?)\b).*\b(?:which|what) (?:lens|focal length|mm)\b.{0,12}\b(?:for|should i|do i (?:use|write|take|need))\b/,
    'lens-choice',
  ],
  [
    /^(?:can|could|do|does|will) (?:you|it|this|cuewright) (?:(?:also|really|even|actually) )?(?:make|render|generate|create|produce) (?:me )?(?:the|my|an?) (?:(?:actual|finished|final) )?(?:video|clip|picture|image|photo|film|movie)[?.! ]*$/,
    'generate-pictures',
  ],
  [
    /\b(?:frames?|panels?) (?:\d+|one|two|three|four|five|six)\b.{0,30}\b(?:before|after|behind|ahead|in front|between|earlier|later|swap\w*|order|place|position)\b|\b(?:swap|switch|move|drag|put)\b.{0,12}\b(?:frames?|panels?) (?:\d+|one|two|three|four|five|six)\b/,
    'storyboard',
  ],
  [
    /\b(?:yesterday|last (?:week|night|month)|the day before)\b.{0,60}\b(?:do i|have i|can i|will i|get|are)\b.{0,20}\b(?:have|get|left|more|make)\b.{0,20}\b(?:today|now|tomorrow)\b/,
    'reset',
  ],
  [/\b(?:pro|premium|lifetime|monthly|yearly)\b.{0,60}\bhow much (?:is|does|would) (?:it|that)\b/, 'plans'],
  [
    /\b(?:connect\w*|link(?:ed|ing)?|hook\w*|plug-?ins?|integrat\w+)\b.{0,30}\b(?:accounts?|generators?|models?|midjourney|runway|veo|kling|them)\b|\b(?:send|push|pass|transfer|submit)\w*\b.{0,20}\b(?:prompts?|it|them)\b.{0,16}\b(?:over|directly|straight|automatically|for me)\b/,
    'generators',
  ],
  [
    /^(?=.*\baccount\b)(?=.*\b(?:delet\w+|clos\w+|remov\w+|new|another|second|other)\b).*\b(?:new (?:one|account)|another (?:one|account|e-?mail)|second (?:one|account))\b.{0,40}\b(?:fresh|more|again|new|extra|six|prompts?|allowance|free)\b/,
    'second-allowance',
  ],
  [
    /^(?:please |can (?:i|you) |how do i )?(?:save|keep|store) (?:it|this|that)(?: one)?(?: please| for (?:me|later))?[.!?]*$/,
    'save-prompt',
  ],
  [
    /\b\d{2,3} ?(?:mm)?\b.{0,10}\b(?:or|vs|and|versus)\b.{0,6}\b\d{2,3} ?mm\b(?!.{0,20}\bprompt\b)/,
    'lens-choice',
  ],
  [
    /^(?!.*\b(?:board|storyboard|frames)\b)(?=.*\bjson\b).*\b(?:get|as|export|download|save|want|need|give|have|is there)\b/,
    'download',
  ],
  [
    /\breported\b.{0,40}\b(?:mean\w*|stamp|card|label|dash\w*)\b|\b(?:stamp|card|label|dash\w*)\b.{0,40}\breported\b/,
    'reported-stamp',
  ],
  [
    /\b(?:clos\w+|crash\w*|reload\w*|refresh\w*|shut|left|went away from)\b.{0,40}\b(?:in the middle of|halfway|half way|while (?:typing|writing|filling)|(?:the|seven|five|simple|advanced) steps|builder|form|box(?:es)?)\b/,
    'drafts',
  ],
  [
    /\b(?:boards?|storyboards?|(?:the|my|all) (?:frames|shots)|shot ?lists?)\b.{0,60}\b(?:spreadsheets?|excel|csv|google sheets?)\b|\b(?:spreadsheets?|excel|csv|google sheets?)\b.{0,60}\b(?:boards?|storyboards?|(?:the|my|all) (?:frames|shots)|shot ?lists?)\b/,
    'shot-list',
  ],
  [
    /^(?=.*\b(?:where|stored|kept|keep|gone|go|still|deleted?|server)\b)(?:.*\b(?:pictures?|photos?|images?|stills?)\b.{0,40}\b(?:image to prompt|analy[sz]ed?|had (?:you )?read)\b|.*\b(?:image to prompt|analy[sz]ed?)\b.{0,40}\b(?:pictures?|photos?|images?|stills?)\b)/,
    'pictures-kept',
  ],
  [
    /^(?!.*\b(?:camera|webcam|mic|microphone|voice|best|which|apps do|meter|recommend)\b).*(?:\bapps?\b.{0,30}\b(?:android|iphone|ios|ipad|mobiles?|phones?|tablets?)\b|\b(?:android|iphone|ios|ipad)\b.{0,20}\bapps?\b|\b(?:android|ios) version\b|\bapk\b|\binstall\b.{0,15}\b(?:phone|ipad|iphone|tablet|android)\b|\b(?:app|play) ?store\b|\bgoogle play\b|\bnative app\b)/,
    'phone',
  ],
  [
    /^(?!.*\b(?:end|title|opening|closing|rolling|film|movie) credits\b|.*\bcredits (?:at|of|in|on) (?:an?|the)\b).*(?:\bcredits\b.{0,30}\b(?:run out|expire\w*|go (?:bad|away|stale)|lapse|last|valid|still (?:be )?there|disappear|vanish|gone)\b|\blose (?:my|the|all) credits\b|\b(?:save|keep|hoard|store) (?:up )?(?:my|these|some) credits\b)/,
    'credits',
  ],
  [
    /^(?=.*\b(?:prompts?|results?|text|me|one|again|generations?|afterwards)\b)(?!.*\b(?:contract|film|colou?r)\b).*\b(?:typos?|misspell\w*|spelling|correct(?:ing|ion)s?|edits|editing|edited|(?:i|an|each|every|one) edit(?! (?:suite|bay|room|house))|chang(?:e|ed|ing) (?:an?|one|some|a few) (?:words?|commas?|letters?|lines?))\b.{0,50}\b(?:cost|costs|count|counts|counted|charged?|free|use up|uses up)\b/,
    'edit-prompt',
  ],
  [
    /^(?!.*\b(?:passport|visa|licen[cs]e|permit)\b).*(?:\b(?:renewals?|payment for next (?:month|year)|(?:pro|premium|subscription|plan|yearly|monthly)\b.{0,40}\b(?:card|payment|bank|charge))\b.{0,50}\b(?:declined|refused|rejected|failed|fails|bounced|did not go through|didn't go through)\b|\b(?:card|payment|bank|charge)\b.{0,40}\b(?:declin\w+|refus\w+|reject\w+|fail\w*|bounced|expire[sd]?|did not go through|didn't go through)\b.{0,40}\b(?:renewals?|renew\w*|pro|premium|subscription|plan|yearly|monthly|next (?:month|year))\b)/,
    'failed-renewal',
  ],
  [
    /\bfrom (?:monthly|yearly|annual) to (?:monthly|yearly|annual|lifetime)\b|\b(?:month|monthly|yearly|year|annual)\b.{0,60}\b(?:rather|switch\w*|instead|change|move|go)\b.{0,30}\b(?:yearly|annual\w*|monthly|by the (?:year|month))\b/,
    'change-plan',
  ],
  [
    /\b(?:one|same|single|share\w*|sharing|use)\b.{0,12}\b(?:account|login|log-in|subscription)\b.{0,40}\b(?:both|two|three|us|together|colleagues?|partner|team|friends?|wife|husband|somebody|someone)\b|\b(?:both|two of us|three of us|wife|husband|partner|colleagues?|friends?|us)\b.{0,40}\b(?:one|same|single|shared?) (?:account|login|subscription)\b|\b(?:share|lend|give)\b.{0,20}\bmy (?:account|login|pro)\b/,
    'discounts',
  ],
  [
    /\b(?:use|using) (?:this|it|them|these|(?:the|my) prompts?)\b.{0,20}\b(?:clients?|customers?|commercial\w*|paid)\b|\brights (?:to|on|in|of|for)\b.{0,15}\b(?:prompts?|them)\b|\bwho (?:has|owns|holds|keeps|gets) (?:the )?(?:rights|copyright)\b(?! (?:to|of|on|in|for) (?!(?:my|the|these|those|them|it|our|all|what)\b))/,
    'ownership',
  ],
  [
    /\b(?:other|another) (?:people|users?|persons?|customers?)(?:'s?)?\b.{0,20}\b(?:wr[io]te\w*|written|made|generat\w+|prompts?|e-?mails?|accounts?)\b|\b(?:prompts?|e-?mails?|accounts?) of (?:other|another|all) (?:people|users?|persons?|customers?)\b/,
    'admin',
  ],
  [
    /\b(?:any|got|have|is there|are there|a|some|take|find|which)\b.{0,14}\b(?:lessons?|courses?|tutorials?|exercises?)\b(?!.{0,20}\b(?:count|cost|free))/,
    'trainer',
  ],
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
  [
    /\bwhat(?:'s| is| does) (?:this )?cuewright\b|\babout cuewright\b|\bwhat (?:can|could|do|does|would) (?:i|you|we|one|people|it)(?: \w+)? (?:do|make|use|get|need)\b.{0,12}\bcuewright\b/,
    'cuewright',
  ],
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
    /^(?!.*\b(?:stills?|pictures?|photos?|images?|references?)\b).*\b(?:can't|cannot|can not|don't) find (?:it|them|that|this|(?:my|the|any|a|an|old|saved|all) (?:\w+ )?(?:prompts?|results?|work|texts?|generations?))\b|\bwhere (?:is|are|did|do|does)\b.{0,8}\b(?:my|the|that|it|they)\b.{0,14}\b(?:prompts?|saved|go|gone)\b|\blost (?:my|a|the) prompt/,
    'save-prompt',
  ],
  [
    /\b(?:print\w*|paper|pdf)\b.{0,30}\b(?:board|storyboard|frames)\b|\b(?:board|storyboard|frames)\b.{0,30}\b(?:print\w*|paper|pdf)\b/,
    'print-board',
  ],
  [
    /\b(?:count\w*|limit|allowance|meter)\b.{0,20}\b(?:zero|reset\w*|new|again)\b|\bback to zero\b|\bwhen does (?:it|this|everything) (?:reset|refresh|refill|start over)\b/,
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

/** The id of a help text. */
export function helpSaid(text: string): string | undefined {
  return sayings.find(([pattern]) => pattern.test(text))?.[1];
}
