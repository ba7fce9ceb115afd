import { roleOfLabel } from '../words/script-words.ts';

/** "Scene one", "Scene 2:": what stands behind it is one scene. */
export const SCENE =
  /\bscene\s+(?:(\d{1,2})|(one|two|three|four|five|six|seven|eight|nine|ten))\b[\s:,.–—-]*/giu;
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');

export function numberOfScene(figure: string | undefined, word: string | undefined): number {
  return figure === undefined ? COUNTS.indexOf((word ?? '').toLowerCase()) + 1 : Number(figure);
}

const NAMES_SCRIPT =
  /\b(?:script|narration|voice-?over|vo|text|lines|words|copy)(?: (?:is|are|reads?|goes|runs|below|here|then|so far|please|to (?:say|read|speak)|it|as|this))*$/i;
const GIVES_SCRIPT =
  /\b(?:line by line|line for line|sentence by sentence|as follows|the following|verbatim|word for word|read (?:this|it|these)(?: out)?)\b/i;
const TURNED =
  /^(?:please\s+|can you\s+|could you\s+|just\s+)*(?:turn|make|cut|put|use|take|read)\s+(?:this|that|the following|it|my (?:text|post|notes?|script))\b/i;

/** "Turn this into a video", "script", "line by line, one picture each": words in front of a colon behind which the script stands. */
export function leadsToScript(head: string): boolean {
  if (TURNED.test(head) || KEPT.test(head)) return true;
  return head.split(/\s+/).length <= MOST_LEAD && (NAMES_SCRIPT.test(head) || GIVES_SCRIPT.test(head));
}

/** "Here is the script, it's for the waiting room", "please keep my sentences". */
const KEPT =
  /^(?:hi|hello|so|ok|okay)?[,!]?\s*(?:here(?: is|['’]s| are)|this is|below is) (?:the|my|our) (?:script|text|narration|voice-?over|lines|words)\b|\bkeep (?:my|the|these|our) (?:sentences|lines|words|wording)(?: (?:as they are|exactly|please))?$/i;

const MOST_LEAD = 14;

/** "Visuals: …", "// music: …": the script has ended. */
export function labelsMore(line: string): boolean {
  const [, label = ''] = /^(?:\/\/\s*|[-–—*]\s+)?([\p{L}][\p{L} -]{1,22}?)\s*[:=]/u.exec(line) ?? [];
  const role = label === '' ? undefined : roleOfLabel(label);
  return line.startsWith('//') || (role !== undefined && role !== 'say');
}

/** "Pause there a second", "(pause 2 seconds)". */
export function pauseIn(words: string): string | undefined {
  const [all, length = ''] =
    /^\(?(?:short |long )?(?:pause|beat|wait)\b(?: (?:there|here|for|of|then))*\s*((?:an?|one|two|three|half an?|\d+(?:\.\d+)?)\s*(?:s|secs?|seconds?|moment|beat))?\)?[.!]?$/i.exec(
      words.trim(),
    ) ?? [];
  if (all === undefined) return undefined;
  return length === '' ? '[Pause]' : `[Pause: ${length.replace(/^an?\b/i, 'one')}]`;
}

/** "I'm Ward, the nurse here": whoever speaks says their name. */
export function namedSelf(words: string): string | undefined {
  return /\b(?:I['’]m|I am|my name is|my name['’]s|this is)\s+((?:(?:Dr|Mr|Mrs|Ms|Prof|Sgt)\.?\s+)?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
    words,
  )?.[1];
}

/** "Should be under a minute", "needs to go out on Monday": said of the clip, whose name is left out. */
export function isOfTheClip(words: string): boolean {
  return /^(?:(?:it|this|that|the (?:clip|video|film|whole thing))\s+)?(?:should|must|has to|have to|needs to|need to|can|could|will|would|is to|may)\b/i.test(
    words,
  );
}

/** "I need a presenter to tell kitchen staff how …": the wish in front of what is to be told. */
export function withoutWish(words: string): string {
  return words.replace(
    /^(?:please\s+)?(?:i|we)(?:['’]d like| would like| need| want)\s+(?:(?:an?|the|our|some)\s+)?(?:[\p{L}-]+\s+){0,2}?(?:who |that |which )?(?:can |will )?(?:to\s+)?(?=(?:explain|teach|tell|remind)s?\s)/iu,
    '',
  );
}

/** "Finish with", in front of what is quoted. */
export function leadsToClose(words: string): boolean {
  return /\b(?:end|ends|finish|close|conclude|wrap(?: it)? up|sign off)(?: it| the (?:video|clip|film))?(?: (?:on|with|by saying|saying))?\s*:?$/i.test(
    words.trim(),
  );
}

/** "Friendly voice, woman", "use our blue background": said of the clip, in a few words. */
export function isOfTheMaking(words: string): boolean {
  if (words.split(/\s+/).length > MOST_REMARK) return false;
  return (
    HANDED_ON.test(words) ||
    LETTERED.test(words) ||
    /\b(?:voice|narrator|accent|music|footage|stock|subtitles|captions)\b/i.test(words) ||
    /^(?:use|show|put|add|take|find|search|with)\b.*\b(?:background|backdrop|pictures?|images?|photos?|clips?|logo|colou?rs?|font|avatar|template)\b/i.test(
      words,
    )
  );
}

/** "Send to Birgit before Friday": to whom the clip goes, and when. */
const HANDED_ON =
  /^(?:please )?(?:send|mail|email|forward|deliver|hand)(?: (?:it|this|that|a draft|the (?:draft|file|video|clip)))? (?:over )?to \p{Lu}\p{L}+\b.*\b(?:before|by|until|on)\b/u;
/** "Bold the important word in each". */
const LETTERED =
  /^(?:please )?(?:bold|embolden|highlight|underline|italici[sz]e|capitali[sz]e)\b.*\b(?:word|words|line|lines|name|names|sentence|each|all)\b/i;

const MOST_REMARK = 9;
