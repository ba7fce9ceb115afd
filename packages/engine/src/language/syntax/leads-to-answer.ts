/** "Here is your prompt:", "Final version:": what stands before an answer, and is none of it. */
export const leadsToAnswer =
  /(?<=^[ \t]*|[.!?]\s)(?:here(?: is|['’]s)\b(?= (?:your|the|a|my)\b[^:\n]*\b(?:prompt|copy|version|text|answer)\b)|sure\b|certainly\b|of course\b|(?:the |your |my )?(?:final |revised |new |english )?(?:prompt|answer|response|output|result|version|translation|copy)\b)[^:\n]{0,60}:/gimu;
