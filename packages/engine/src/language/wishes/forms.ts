import { listed } from '../words/listed.ts';

/** What somebody wants done to a prompt. */
export type Wanted =
  | 'take'
  | 'put'
  | 'change'
  | 'instead'
  | 'make'
  | 'move'
  | 'less'
  | 'keep'
  | 'count'
  | 'fewer'
  | 'closer'
  | 'shorter'
  | 'half'
  | 'longer'
  | 'improve'
  | 'vary'
  | 'vague'
  | 'write';

/** How much a wording says by itself, before it is known whether what it names is there. */
const SAID = 0.6;
/** Only together with something that is there. */
const HINTED = 0.25;

const TAKES =
  'remove|delete|drop|omit|erase|kill|ditch|scrap|strip|skip|exclude|lose|cut|eliminate|dump|axe|nix|bin|banish|purge|hide|forget|trash|discard|withdraw|subtract|wipe|ban|zap|chuck|avoid';
const PUTS =
  'add|include|insert|introduce|incorporate|append|sprinkle|scatter|throw|pop|stick|toss|slip|sneak|squeeze|work|bring|mix|draw|plonk|chuck';
const SWAPS = 'replace|swap|exchange|substitute|switch|trade';
const TURNS =
  'change|turn|transform|convert|switch|recolor|recolour|rename|alter|make|adjust|edit|update|modify|repaint|dye|paint|tint|morph|set';
const IS = 'is|are|was|were';
const LIKES = 'would|should like|love|want|prefer';

/**
 * How wishes are put. A capital is whatever stands there (`X` what it is done to, `Y` what comes of it, `W` what it is
 * now, `P` the prompt itself); a stroke parts words of which one has to be there, and a word with a question mark may be
 * missing. All that fit are weighed against each other: none is believed for standing first.
 */
export const forms: readonly (readonly [wanted: Wanted, form: string, says: number])[] = [
  ...said('half', [
    'half of? that|it|this',
    'halve P',
    'cut|chop P in|by half',
    'half the length|words|size?',
    'way|much|far too long half of? that|it?',
  ]),
  ...said('shorter', [
    'shorten|tighten|condense|trim|compress|abbreviate|compact P? a? bit|little|lot|tad|touch?',
    'make|cut|keep P? shorter|short|tighter|briefer|leaner|concise|snappier|crisper',
    'make P? more|much|a|way|bit|little shorter|concise|compact|tighter',
    'make|cut P? a|much|way bit|little|lot shorter|down',
    'cut|trim|boil|strip|pare|whittle|slim P? down|back|short a? bit|little|lot?',
    'tighten|shorten P? up',
    'half as long',
    'shorter|briefer|tighter|snappier|crisper',
    'a|much|even|still bit|little? shorter',
    'way|much|far|a bit? too long|wordy',
    'P is way|much|far|a? bit? too long|wordy',
    'less|fewer words|wordy|text',
    'not so|as long|wordy',
    'P should be shorter|briefer',
    'trim the fat',
  ]),
  ...said('longer', [
    'beef|flesh|fill|pad|build|stretch|bulk P? up|out|it a? bit|little|lot?',
    'lengthen|expand|extend|flesh|elaborate out? on|upon? P? a? bit|little|lot?',
    'make P? more|much|a longer|richer|detailed|descriptive',
    'make P? longer|richer',
    'make|add P? a bit|little longer',
    'add|give|put|needs P? some|a? bit|lot|little? of? more? detail|details|description|flesh|substance',
    'longer|richer',
    'P feels|looks|is|reads|sounds too|a|so|rather? bit|little? thin|flat|skimpy|empty|bare|short',
    'give me? P? more|some to|meat|substance look? at?',
    'more detail|details|detailed|substance',
    'tell|write more about it',
  ]),
  ...said('improve', [
    'improve|enhance|polish|upgrade|fix|refine|better|sharpen P? up?',
    'make P? better|stronger|pop|good|nicer|awesome',
    'make P? more professional|vivid|interesting|engaging|striking',
    'P needs|could use work|help|love|polish',
  ]),
  ...said('vary', [
    'another|different|new version|variation|take|variant|one?',
    'give|show|make me? another|different|variations|alternatives|options version|variation|take|one of? P?',
    'try something else|different',
    'surprise me',
  ]),
  ...said('write', [
    'write|rewrite|adapt|convert|port|format|tune|translate|optimize|optimise|redo|rework|reword|rephrase P? for|to|as Y',
    'give|show|make|do|send me? P? for Y',
    'give|show me? the|a Y version|copy',
    'same thing|prompt|one? but? for Y',
    'word|phrase|do|fit|get|have|need|want P? for|to Y',
    'make P fit Y',
    'now? for|in Y',
    'a version for Y',
    'the? same for|but|as Y',
    'turn|make P into|to a? Y prompt',
    'i want|need P for|in Y',
    'what|how about|would for Y',
  ]),
  ...said('vague', [
    'tone|tune P? down',
    'tone down P?',
    'make P? less|not|more|so? busy|cluttered|crowded|full|emptier|empty|minimal|sparse',
    'make P emptier|calmer|simpler|busier|fuller',
    'emptier|busier|fuller|simpler',
    'P is|feels|looks way|far|a|bit|much? too busy|cluttered|crowded|full|boring|dull|loud|plain',
    'too busy|cluttered|crowded|full|boring|dull|loud|plain',
    'something is off|wrong with? P? but? Y?',
    'spice|jazz|liven|brighten|cheer|pep P? up',
    'more|some punch|oomph|pop|wow|life|drama|spice|energy|edge',
    'make P more punchy|exciting|special|fun|cool|epic',
    'less is more',
    'simplify|declutter P?',
    'i do not like P',
    'P is not|does not look|feel? quite? right|good',
    'do|try something about|with P',
  ]),
  ...said('less', [
    'make? P? less|fewer Y',
    'less|fewer Y',
    'i|we do not like|love Y',
    'not so|as|too much|many Y',
    'there is|are too many|much Y',
    'not so|as|too Y',
    'tone|turn|dial down Y',
    'tone|turn|dial Y down',
    'reduce|lower|soften Y',
    'go? easy|easier on|with Y',
  ]),
  ...said('keep', [
    'keep|leave|preserve|retain|spare X as|like? it|they|is|are? is|are|was?',
    'keep|leave X alone|untouched|unchanged|intact|there|in',
    'do not touch|change|alter|remove|lose X',
    'X stays|stay|can|should|must stay?',
    'X is|are fine|ok|okay|good|great|perfect|lovely',
    'except|besides|apart from? for? X',
  ]),
  ...hinted('keep', ['not X']),
  ...said('instead', [
    'Y instead|rather of|than X',
    'instead of X , Y',
    'instead of X put|make|use|have|do|show Y',
    'i|we? would|prefer|rather|have have|see? Y than|to|over|instead of? X',
    'not X but|rather|instead Y',
    'Y instead',
    'not X , Y',
    'no X , Y instead|rather',
    'less X more|and Y',
    'Y , not X',
    'Y and? not X',
  ]),
  ...said('take', [
    `${TAKES} all? X`,
    'take|leave|cut|throw|pull|rip|edit|crop|cross|rub|scratch|strike|get|weed|filter out|off|away all? X',
    'take|leave|cut|throw|pull|rip|edit|crop|cross|rub|scratch|get X out|away|off|down',
    'get rid of X',
    'do away|without with? X',
    'say? goodbye|bye to? X',
    'i|we do not want|need|have|see|use any? X anymore|there?',
    'i|we can not stand|have|see|use any? X',
    'do not want|need|like|have|show|use|see|mention|include any? X anymore?',
    'there should|must|can not be any? X',
    'X is|are not needed|necessary|wanted|required|useful|helping',
    'X has|have|needs|need|must|gotta|should|can|could|got to? go|leave|disappear|vanish|away',
    'X is|are|feels|looks way|a|bit? too much|many|distracting|superfluous',
    'X is|are|feels|looks unnecessary|distracting|superfluous|pointless|redundant|unneeded',
    'X should|must not be there|here|in visible|seen?',
    'X out|gone|away',
    'no|without|minus|sans|none more? of? any? X',
    'no need for X',
    'not have|show|include|use any? X',
    'spare me X',
    'free|clean of|from X',
    'X is|are gone|missing now?',
  ]),
  ...said('fewer', [
    'remove|drop|lose|delete|take|cut one|1 of? X',
    'one|1 X less|fewer',
    'one|1 less|fewer X',
    'take out|away one|1 of? X',
  ]),
  ...said('count', [
    'make? P? only|just|exactly? N X only?',
    'make that|it|them|there be? N X',
    'i|we have|want|need|see only|just|exactly? N X',
    'there should|must|can|could be|is|are only|just|exactly? N X',
    'there is|are only|just|exactly? N X',
    'have|show|use|with only|just|exactly? N X',
    'X should|must be N',
    'reduce|cut|bring|limit X down? to N X?',
  ]),
  ...said('change', [
    `${SWAPS} X with|for|by|to Y`,
    `${SWAPS} X out for|with Y`,
    `${TURNS} X to|into Y`,
    `change|make|set|turn X from W to|into Y`,
    'make|turn X into Y',
    'X should|must|needs|need|has|have|ought|could|can|might|may not|to? be|become|look|turn|read|say|wear rather|more|like|maybe|all? Y',
    'could|can|should|would X be Y instead|rather of|than W',
    'X should|could|can|would be Y instead|rather of|than W',
    'could|can|would X be|become Y',
    'X should|must|could|can Y',
    `i|we? want|need|would like? X to? be|become|look|turn Y`,
    `i|we? ${LIKES} X to be|become|look? Y`,
    'i|we? would? like|love|prefer|want X Y',
    'have|let|get X be|become|look? Y',
    'X were|was Y',
    `${TURNS} X Y`,
    'give X a|an|some|the Y colour|color|look|finish|shade|tint',
    'X in Y please?',
    `X ${IS} not W it|they|he|she ${IS} more|rather? Y`,
    `X ${IS} not W but|rather Y`,
    `X ${IS} not W , X? ${IS}? more|rather? Y`,
    `X ${IS} actually|really|more|rather|now|supposed|meant|going|to|be Y`,
  ]),
  ...hinted('change', [
    `X ${IS} more|rather|now? Y`,
    'X : Y',
    'X – Y',
    'X — Y',
    'X Y',
    'Y X',
    'X in Y',
    'X more Y',
    'X as Y',
  ]),
  ...said('closer', [
    'closer|tighter|close|closeup|focus|zoom in|up? on|of|to X',
    'go|come|move|get|zoom closer|close|in on|to X',
    'show|frame just|only X',
    'make? P? a? tight|close on X',
  ]),
  ...said('move', [
    `move|shift|place|bring|slide|put|position|set|stick|pop|shove|push|drag|relocate|pull|have|sit|stand X to R? Y`,
    `move|shift|place|bring|slide|put|position|set|stick|pop|shove|push|drag|relocate|hang|have|want|add|sit|stand X R Y`,
    'X should|must|could|can|to|needs be|go|stand|sit|lie|hang|move to? R Y',
    'move|shift|push|pull|slide|bring|put|take X further|farther|a? bit|little? left|right|up|down|closer|nearer|further|farther|back|forward|forwards|backwards|away away|back?',
    'X should|must|could|to come|fall|shine|hit R Y',
    'X should|must|could|to be|go further|farther|closer|nearer away|back?',
    'put X first|last Y?',
  ]),
  ...hinted('move', [`X ${IS}? R Y`]),
  ...said('put', [
    `${PUTS} in? Y`,
    'put|throw|work|bring|mix|sneak|squeeze|stick|pop|chuck|drop in Y',
    'put|throw|pop|stick|place|work Y in|into P',
    'give|get|hand X Y',
    'put|place|paint|draw Y',
    'there should|must|could|can|might be Y',
    'can|could there be Y',
    'there is|are also? Y',
    'i|we want|need|wanna|would|miss like|love? to? see|have? Y in|there|too|also it|there?',
    'with Y',
    'more Y',
    'plus Y',
    'X needs|need|wants|lacks|misses Y',
    'X could|should|must|can have|wear|hold|carry|get Y',
    'where is|are Y',
    'X is|are|has|have got Y',
    'you|we forgot Y',
    'Y is|are missing',
    'do not forget Y',
  ]),
  ...hinted('put', ['Y in', 'Y', 'Y too|also', 'X has|have|wears|holds|carries|gets|got Y', 'X with Y']),
  ...said('make', [
    'give P? a? more? Y look|feel|mood|vibe|style|touch',
    'give P more|some Y',
    'make|set|turn|render|shoot|film|have|do|crop|put|change|want|need|like P to|in|into|at|as|on|during|look|feel|be? Y',
    'shoot|film|render|set at|in|during|as Y',
    'i|we want|need|would|like|like? P to? as|in|at|be|look|feel Y',
    'can|could P be Y',
    'P should|must|could|is|are be|look|feel|play|happen? in|at|on? Y',
    'more|as|in|at Y',
    'as|like if? P was|were Y',
    'let it? be Y',
  ]),
  ...hinted('make', ['Y']),
];

function said(wanted: Wanted, rows: readonly string[]) {
  return rows.map((form) => [wanted, form, SAID] as const);
}

function hinted(wanted: Wanted, rows: readonly string[]) {
  return rows.map((form) => [wanted, form, HINTED] as const);
}

/** In front of a wish, and no part of it. */
export const ahead: readonly string[] = listed(
  "same thing but, same prompt but, same but, the same but, exactly the same but, same again but, same shot but, same scene but, let us go, let us go for, let us go with, let us try, let us have, let us, go with, go for, try it, i think, i feel like, i guess, it would be nice to, it would be great to, it would be cool to, please, pls, plz, ok, okay, so, now, then, also, and, but, just, maybe, actually, hey, hi, hello, aira, can you, could you, would you, will you, can u, could u, can we, could we, may we, can i, could i, i want you to, i would like you to, i'd like you to, i need you to, i would like to, i'd like to, i want to, i wanna, lets, let's, try to, try and, go ahead and, in my prompt, in the prompt, in this prompt, first, second, finally, next, plus, kindly, you should, you can, help me, quickly, great, nice, cool, thanks",
);

/** Behind a wish, and no part of it. */
export const behind: readonly string[] = listed(
  'like, you know, or so, or something, please, pls, plz, thanks, thank you, thx, for me, from it, from the prompt, from my prompt, from this prompt, from this, from that, from there, from the scene, from the shot, from the image, from the picture, in it, in the prompt, in my prompt, in this prompt, in there, in this, to it, to the prompt, to my prompt, to this prompt, to the scene, to the shot, to this, instead, too, as well, also, entirely, completely, altogether, and keep the rest, but keep the rest, keep the rest, and keep everything else, but keep everything else, keep everything else, and leave the rest, leave the rest, leave the rest alone, and leave the rest alone, and leave the rest as it is, leave the rest as it is, keep everything else the same, and keep everything else the same, but keep everything else the same, keep the rest the same, and keep the rest as it is, keep the rest as it is, nothing else, the rest is fine, everything else stays, and nothing else, rest stays, the rest stays, ok, anymore, any more, now, somewhere, a bit, a little, if you can, if possible, asap, at all, in the scene, in the shot, in the picture, in the image, in the background please',
);

/** The prompt itself, by whatever it is called. */
export const thePrompt: readonly string[] = listed(
  'it, this, that, the prompt, my prompt, this prompt, that prompt, prompt, the text, this text, the whole thing, everything, all of it, the scene, this scene, scene, the shot, this shot, the picture, the image, the video, the clip, this one, this for me, it all, my text, what i wrote, my idea, this idea, the whole scene, the whole shot, mine, me this, me it',
);

/** What begins a question, which wants an answer. */
export const asking: readonly string[] = listed(
  "how, what, why, which, who, where, when, whats, what's, is, are, does, do, did, was, will, will it, should i, can it, can i get, how do, hows, has, was, were, am i, would it, isn't, doesn't, whose, wheres, where's, how's",
);

/** What leads to a place in more than one word. */
export const placeLeads: readonly string[] = listed(
  'next to, close to, in front of, on top of, at the top of, at the bottom of, to the left of, to the right of, on the left of, on the right of, left of, right of, in the middle of, in the corner of, at the foot of, at the edge of, at the back of, in the back of, on the other side of, across from, away from, up against, out of, instead of, as far as',
);

/** In front of what is suggested, and no part of it. */
export const suggested: readonly string[] = listed(
  'how about, what about, what if it was, what if it were, what if we, what if, what would it be with, is it possible to, would it be possible to, is there a way to, any chance of, any chance to, any chance you could, would you mind, do you mind, could i have, can i have, may i have, could i get, can i get, why not, could we be, can we be',
);

/** What begins like a question, and wants something. */
export const suggesting: readonly string[] = [
  ...suggested,
  ...listed(
    'could we have, can we have, can it be, could it be, can this be, can there be, could there be, can we, could we, can you, could you, do not, do this, do it, do that, is not',
  ),
];
