import { listed } from '../said/listed.ts';
/** What somebody wants done to a prompt. */
export type Wanted =
  | 'take'
  | 'put'
  | 'change'
  | 'instead'
  | 'make'
  | 'move'
  | 'less'
  | 'shorter'
  | 'longer'
  | 'improve'
  | 'vary'
  | 'write';

/**
 * How wishes are put. A capital is whatever stands there (`X` what it is done to, `Y` what comes of it, `P` the prompt
 * itself); a stroke parts words of which one has to be there, and a word with a question mark may be missing.
 */
export const forms: readonly (readonly [wanted: Wanted, form: string])[] = [
  ['shorter', 'shorten|tighten|condense|trim|compress P?'],
  ['shorter', 'make|cut|keep P? shorter|short|tighter|briefer|leaner|concise'],
  ['shorter', 'make P? more|much|a|way|bit|little shorter|concise|compact'],
  ['shorter', 'make|cut P? a|much|way bit|little|lot shorter'],
  ['shorter', 'cut|trim|boil|strip|pare P? down|back|short'],
  ['shorter', 'tighten|shorten P? up'],
  ['shorter', 'half as long'],
  ['longer', 'beef|flesh|fill|pad|build|stretch P? up|out|it'],
  ['shorter', 'shorter|briefer|tighter'],
  ['shorter', 'a|much|even|still bit? shorter'],
  ['shorter', 'way|much|far? too long'],
  ['longer', 'lengthen|expand|extend|flesh|elaborate out? on? P?'],
  ['longer', 'make P? more|much|a longer|richer|detailed|descriptive'],
  ['longer', 'make P? longer|richer'],
  ['longer', 'make|add P? a bit|little longer'],
  ['longer', 'add|give|put P? more detail|details|description'],
  ['longer', 'longer|richer'],
  ['longer', 'it|that|this? feels|looks|is? too thin|flat|skimpy|empty|dull|bare'],
  ['longer', 'give me? P? more|some to|meat|punch|life look? at?'],
  ['longer', 'more detail|details|detailed'],
  ['improve', 'improve|enhance|polish|upgrade|fix|refine|better P?'],
  ['improve', 'make P? better|stronger|pop'],
  ['improve', 'make P? more professional|vivid|interesting|engaging'],
  ['vary', 'another|different|new version|variation|take|variant'],
  ['vary', 'give|show|make me? another|different|variations|alternatives version|variation|take|one of? P?'],
  [
    'write',
    'write|rewrite|adapt|convert|port|format|tune|translate|optimize|optimise|redo|rework P? for|to Y',
  ],
  ['write', 'give|show|make|do me? P? for Y'],
  ['write', 'give|show me? the|a Y version|copy'],
  ['write', 'same thing? but? for Y'],
  ['write', 'word|phrase|do|fit|get|have P? for|to Y'],
  ['write', 'make P fit Y'],
  ['write', 'now? for Y'],
  ['write', 'a version for Y'],
  ['write', 'the? same for|but|as Y'],
  ['less', 'make? P? less Y'],
  ['instead', 'Y instead|rather of|than X'],
  ['instead', 'instead of X , Y'],
  ['instead', 'instead of X put|make|use|have|do Y'],
  ['instead', 'not X but|, Y'],
  ['take', 'take|leave|cut|throw|pull|rip|edit out X'],
  ['take', 'take|leave|cut|throw|pull|edit X out|away|off'],
  ['take', 'get rid of X'],
  ['take', 'do away with X'],
  ['take', 'remove|delete|drop|omit|erase|kill|ditch|scrap|strip|skip|exclude|lose|cut|eliminate|dump X'],
  ['take', "i don't|dont want|need|like X anymore?"],
  ['take', "there shouldn't|shouldnt be any? X"],
  ['take', 'no|without|minus more? X'],
  ['change', 'replace|swap|exchange|substitute|switch X with|for|by|to Y'],
  ['change', 'change|turn|transform|convert|switch|recolor|recolour|rename|alter X to|into Y'],
  ['change', 'change|make|set X from W to Y'],
  ['change', 'make|turn X into Y'],
  ['change', 'X should|must|needs|has|ought to? be|become Y'],
  ['change', 'i want X to be|become Y'],
  ['change', 'have|let X be Y'],
  [
    'move',
    'move|shift|place|bring|slide X to|into|onto|on|in|above|below|behind|beside|near|next|before|after|under|over|at Y',
  ],
  ['move', 'put X first|last Y?'],
  ['put', 'put|throw|work|bring|mix|sneak|squeeze in Y'],
  ['put', 'add|include|insert|introduce|incorporate|append Y'],
  ['put', 'put Y in|into P'],
  ['make', 'give P? a? more? Y look|feel|mood|vibe|style|touch'],
  ['make', 'give P more|some Y'],
  ['put', 'give X a|an|some|more|the|two|three Y'],
  ['put', 'give X Y'],
  ['put', 'put|place Y'],
  ['put', 'there should|must be Y'],
  ['put', 'i want|need|wanna see? Y in it|there|too'],
  ['put', 'with Y'],
  ['put', 'more Y'],
  [
    'make',
    'make|set|turn|render|shoot|film|have|do|crop|put|change P to|in|into|at|as|on|during|look|feel|be? Y',
  ],
  ['make', 'shoot|film|render|set at|in|during|as Y'],
  ['change', 'make|turn|paint|color|colour X Y'],
  ['make', 'can|could it|this be Y'],
  ['make', 'more|as|in Y'],
];

/** In front of a wish, and no part of it. */
export const ahead: readonly string[] = listed(
  "please, pls, plz, ok, okay, so, now, then, also, and, but, just, maybe, actually, hey, hi, hello, aira, can you, could you, would you, will you, can u, could u, can we, could we, can i, i want you to, i would like you to, i'd like you to, i need you to, i would like to, i'd like to, i want to, i wanna, lets, let's, try to, try and, go ahead and, in my prompt, in the prompt, in this prompt, first, second, finally, next, plus, kindly, you should, you can, help me, quickly, great, nice, cool, thanks",
);

/** Behind a wish, and no part of it. */
export const behind: readonly string[] = listed(
  'please, pls, plz, thanks, thank you, thx, for me, from it, from the prompt, from my prompt, from this prompt, from this, from that, from there, from the scene, from the shot, from the image, from the picture, in it, in the prompt, in my prompt, in this prompt, in there, in this, to it, to the prompt, to my prompt, to this prompt, to the scene, to the shot, to this, instead, too, as well, also, entirely, completely, altogether, and keep the rest, but keep the rest, keep the rest, and keep everything else, but keep everything else, keep everything else, and leave the rest, leave the rest, leave the rest alone, and leave the rest alone, and leave the rest as it is, leave the rest as it is, keep everything else the same, and keep everything else the same, but keep everything else the same, keep the rest the same, and keep the rest as it is, keep the rest as it is, nothing else, the rest is fine, everything else stays, and nothing else, rest stays, the rest stays, ok, anymore, any more, now, somewhere, a bit, a little, if you can, if possible, asap, at all, in the scene, in the shot, in the picture, in the image, in the background please',
);

/** The prompt itself, by whatever it is called. */
export const thePrompt: readonly string[] = listed(
  'it, this, that, the prompt, my prompt, this prompt, that prompt, prompt, the text, this text, the whole thing, everything, all of it, the scene, this scene, scene, the shot, this shot, the picture, the image, the video, the clip, this one, this for me, it all, my text, what i wrote, my idea, this idea, the whole scene, the whole shot, mine, me this, me it',
);

/** What begins a question, which wants an answer. */
export const asking: readonly string[] = listed(
  "how, what, why, which, who, where, when, whats, what's, is, are, does, do, did, will it, should i, can it, can i get, how do, hows, has, was, were, am i, would it, isn't, doesn't, whose, wheres, where's, how's",
);
