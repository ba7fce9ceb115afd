/** What people say who want something done with a prompt. */
export const TOO_LONG_FOR =
  /\btoo (?:long|short) for\b|\b(?:is|isn't) (?:it|this|that|my prompt) (?:\w+ )?too (?:long|short)\b|\btoo long,? (?:isn't|is) it\b/;

export const WORKS_THERE =
  /\b(?:will|does|do|would|can|could|is) (?:it|this|that|my prompt) (?:\w+ )?(?:fit|fits|work|works|run|go|do|be|ok|okay|fine|good|right)\b/;

export const SAYS_ENOUGH =
  /\b(?:enough|anything|something|too little|too much|too many)\b.{0,12}\babout the\b|\bsays? in my prompt\b/;

export const JUDGED =
  /\bwhy\b|\bwhat(?:'s| is) (?:wrong|missing|(?:this|it) missing|the problem)|\bwhat would you (?:change|do|improve|add|fix|say)|\bhow would you (?:rate|judge|improve|change)|\bwhat do you (?:think|say)\b|^(?:any )?thoughts\b|^(?:and |so )?what about (?:it|this|that)(?: one)?[?.! ]*$|\bcould be better\b|\bcheck\b|\breview\b|\bcritique\b|\bfeedback\b|\bproblems?\b|\b(?:think of|opinion|rate|judge|any good|good enough)\b|\b(?:be|brutally|totally) (?:brutal|honest|harsh|frank|strict)\b|\bhonest(?:ly)? (?:opinion|feedback|view)\b|\broast\b|^is (?:it|this|that) (?:\w+ )?(?:good|ok|okay|fine|enough|any good|ready|done)\b|^good enough\b|^is (?:my|this) prompt (?:good|ok|okay|fine|any good)/;

export const MEASURED =
  /\bhow (?:long|many words|many characters) (?:is|are|does|do|has|have)\b.{0,16}\b(?:my|this) prompt|\b(?:is|are) (?:my|this) prompt too (?:long|short)|\b(?:words|characters) (?:are )?(?:in|has|does) (?:my|this) prompt|\bdoes (?:my|this) prompt fit|\bword count\b|^too (?:many words|long|short|much text)\?*$/;

/** "Kinda flat, ideas?", "it lacks something", "meh". */
export const LACKING =
  /^(?:(?:it|this|that|well|hm+|ok(?:ay)?|so|ugh|the whole thing|my prompt)[,.]? )*(?:(?:is|'s|feels?|looks?|reads?|sounds?|seems?)\b )?(?:(?:it's|kind of|kinda|sort of|sorta|a bit|a little|pretty|rather|so|too|really|still|just|bit|somewhat|quite|way too) )*(?:flat|meh|bland|boring|dull|blah|lame|bare|thin|empty|weak|generic|lifeless|uninspired|nothing special|not (?:great|good|there|there yet|enough|it|working|quite (?:it|there|right)))\b(?!.{0,40}\b(?:why|how|light\w*)\b)|\b(?:lacks?|lacking|missing|needs?|wants|could use|give it|more) (?:something|some (?:spice|zest|magic|oomph|spark)|a (?:kick|spark|twist|lift)|oomph|spice|spark|magic|zing|punch|pep)\b|^(?:any )?(?:ideas?|suggestions?|tips)(?: (?:please|for (?:this|it)|how to (?:improve|make it better)))?[?.!]*$/;

/** "It feels flat, no idea what else to put in". */
export const AT_A_LOSS =
  /\b(?:feels?|looks?|is|it's|seems?|reads?)\b.{0,20}\b(?:flat|thin|empty|bland|dull|boring|bare|lifeless)\b.{0,20}\b(?:no (?:idea|clue)|don't know|not sure)\b.{0,6}\bwhat (?:else )?(?:to|i (?:can|could|should)) (?:add|put|write|say|change|do)\b|\b(?:no (?:idea|clue)|don't know|not sure) what else (?:to|i (?:can|could|should)) (?:add|put|write|say)\b/;

export const HOW_TO =
  /\bhow (?:can|could|do|would|should) (?:i|we|you) (?:improve|shorten|fix|lengthen)\b.{0,14}\b(?:this|my|it)\b/;

export const SHORTER =
  /\b(?:(?:it|this|that|prompt|all(?= (?:of (?:it|this|that) )?in))\b.{0,12}\bin one (?:sentence|line)|shorter|shorten|strip (?:it|this|that)|pare|less is more|simplify|simpler|trim|condense|boil (?:it|this|that) down|slim|squeeze|too wordy|half as long|half the (?:length|words)|cut (?:it|this|my)|tighten|more concise|compress|less words|fewer words|too long)\b/;

export const LONGER =
  /\b(?:longer(?! (?:lens|focal|exposure|shot|take|clip))|lengthen|needs? (?:more |some )?(?:meat|flesh|body|details?)|expand|stretch|pad|beef|bulk|thicken|fill (?:it|this|that) out|(?:a bit|too|kind of|rather|so) (?:thin|bare|skimpy)|(?:only|just) one (?:line|sentence)|more meat|more detail(?:s|ed)?|elaborate|flesh|extend|add detail\w*|richer|too short)\b/;

export const MOODIER =
  /\b(?:moodier|moody|darker|more mood|more atmospher\w+|more dramatic|gloomier|more tension|sadder|more melanchol\w*|more (?:feeling|emotion)|(?:feels?|looks?|is|too|so|kind of|bit|less) (?:flat|bland|lifeless|cheerful|happy|cute|sweet|sunny|friendly|harmless|jolly|kitsch\w*)|more (?:sombre|somber|grim|sinister|ominous|tense|lonely|haunting|threatening|brooding|melancholic|noir|mysterious|eerie|bleak|depressing)|bleaker|grimmer|gloomy|spookier|scarier|creepier|more cinematic|more like an? (?:horror|thriller|noir|nightmare|funeral|ghost)\w*|(?:tone|mood) (?:is|feels) (?:\w+ )?(?:wrong|off))\b/;

export const IMPROVED =
  /\b(?:improve|better|polish|enhance|fix|refine|strengthen|optimi[sz]e|rewrite|sharpen|punch up|upgrade|look (?:it |this |that )?over|go over|touch up|clean up|tidy|proofread|rework|redo|spice|liven|jazz|help (?:me )?with (?:my|this) prompt|work on|is (?:\w+ )?(?:bad|boring|terrible|weak|crap|awful|meh|lame))\b/;
