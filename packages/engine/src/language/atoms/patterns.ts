import type { AtomKind } from './atom.ts';

/**
 * Each is tried where it may begin, reads a bounded stretch, and is anchored there: the whole text is walked once. `words`
 * is what the atom is about; `name` what a flag or a unit is called.
 */
interface Pattern {
  kind: AtomKind;
  /** Behind a letter or a digit it is part of a word. */
  opensWord: boolean;
  form: RegExp;
}

const UNITS =
  'seconds?|secs?|sec|s|minutes?|mins?|min|hours?|ms|mm|cm|km|m|metres?|meters?|inch(?:es)?|in|ft|feet|yards?|miles?|' +
  'fps|bpm|kelvin|k|°\\s?[cf]|degrees?|%|px|pixels?|p|i|x|kg|g|lbs?|oz|mph|km/h|hz|khz|db|' +
  'sekunden|sekunde|sek|secondes?|segundos?|secondi|秒|초';

/** Flags with one dash are known by their names. */
const SHORT_FLAGS = 'camera|fps|motion|ar|gs|neg|seed';

/** Flags that are on where they stand. */
const SWITCHES = 'raw|tile|hd|draft|turbo|fast|relax|loop|video';

const BRACKET_LABELS =
  'style|shot|scene|mood|subject|camera|light|lighting|setting|location|action|look|lens|audio|sound|colou?r|time|weather|environment|composition|character|background|foreground';

export const patterns: readonly Pattern[] = [
  { kind: 'label', opensWord: true, form: new RegExp(`\\[(?<words>${BRACKET_LABELS})\\](?=\\s)`, 'iuy') },
  {
    kind: 'flag',
    opensWord: true,
    form: new RegExp(
      `-(?<name>${SHORT_FLAGS})\\s+(?<words>[^\\n]{1,80}?)(?=\\s+-(?:${SHORT_FLAGS})\\b|\\s*$|\\n|\\.(?:\\s|$))`,
      'iuy',
    ),
  },
  {
    kind: 'address',
    opensWord: true,
    form: /(?<words>(?:https?:\/\/|www\.)[^\s<>"“”]{0,2000}[^\s<>"“”.,;:!?'’)\]])/iuy,
  },
  { kind: 'email', opensWord: true, form: /(?<words>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/uy },
  { kind: 'markup', opensWord: false, form: /<(?<words>[a-z_][^<>\n]{0,120})>/iuy },
  // Behind "--no" everything up to the next flag is ruled out.
  {
    kind: 'flag',
    opensWord: true,
    form: /--(?<name>no|neg|negative)[ \t=]+(?<words>[^\s,;-][^\n]{0,400}?)(?=\s+(?:--|—)[a-z]|\s*$|\n|\.(?:\s|$))/iuy,
  },
  { kind: 'flag', opensWord: true, form: new RegExp(`--(?<name>${SWITCHES})(?![\\w-])`, 'iuy') },
  // A figure or an address is a whole value: what people go on to say behind it is none of it.
  {
    kind: 'flag',
    opensWord: true,
    form: /--(?<name>[sco]ref|p|profile)[ \t=]+(?<words>[^\s,;]{0,300}\d[^\s,;]{0,300}(?:[ \t]+[^\s,;]{0,300}\d[^\s,;]{0,300}){0,8})(?=[,;]|\s|$)/iuy,
  },
  {
    kind: 'flag',
    opensWord: true,
    form: /--(?<name>[a-z][a-z-]{0,24})[ \t=]+(?<words>[^\s,;]{0,300}\d[^\s,;]{0,300}?)(?=[,;.]?(?:\s|$)|[,;])/iuy,
  },
  {
    kind: 'flag',
    opensWord: true,
    form: /(?:--|—(?=[a-z]+ ))(?<name>[a-z][a-z-]{0,24})(?:[ \t=]+(?!--|—)(?<words>[^\s,;][^\n]{0,400}?))?(?=\s+(?:--|—)[a-z]|\s*$|\n|\.(?:\s|$))/iuy,
  },
  {
    kind: 'timestamp',
    opensWord: true,
    form: /[[(]?(?<words>\d{1,2}:\d{2}(?:\.\d{1,3})?(?:\s?(?:-|–|—|to)\s?\d{1,2}:\d{2}(?:\.\d{1,3})?))[\])]?/uy,
  },
  {
    kind: 'timestamp',
    opensWord: true,
    form: /[[(](?<words>\d{1,2}:\d{2}|\d{1,2}(?:\.\d)?\s?s?\s?[-–—]\s?\d{1,2}(?:\.\d)?\s?(?:s|sec|seconds?))[\])]/iuy,
  },
  {
    kind: 'timestamp',
    opensWord: true,
    form: /(?<words>\d{1,2}(?:\.\d)?\s?s?\s?[-–—]\s?\d{1,2}(?:\.\d)?\s?(?:s|sec|seconds?))(?=\s?[:,]|\s[-–—]\s)/iuy,
  },
  { kind: 'height', opensWord: true, form: /(?<words>\d{1,2}['’′]\s?\d{1,2}(?:["”″]|\b))/uy },
  { kind: 'height', opensWord: true, form: /(?<words>\d{1,3}(?:\.\d)?["”″])(?![\p{L}\p{N}])/uy },
  { kind: 'decade', opensWord: true, form: /(?<words>['’]\d0s?)(?![\p{L}\p{N}])/uy },
  {
    kind: 'size',
    opensWord: true,
    form: /(?<words>\d{3,5}\s?[x×]\s?\d{3,5})(?:\s?(?:px|pixels?))?(?![\p{L}\p{N}])/iuy,
  },
  {
    kind: 'clock',
    opensWord: true,
    form: /(?<words>\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.m\.|[ap]m\b|o['’]clock\b|uhr\b)|\d{1,2}:\d{2}(?::\d{2})?(?=\s?(?:h\b|hours\b)))/iuy,
  },
  {
    kind: 'ratio',
    opensWord: true,
    form: /(?<![:.])(?<words>(?:1|2|3|4|5|9|10|16|21|32)(?:\.\d{1,3})?\s?[:x×/]\s?(?:1|2|3|4|5|9|10|16|21)(?:\.\d{1,2})?)(?![\p{L}\p{N}:/]|[.,]\d)/uy,
  },
  { kind: 'clock', opensWord: true, form: /(?<words>\d{1,2}:\d{2}(?::\d{2})?)(?![\p{L}\p{N}:])/uy },
  {
    kind: 'stop',
    opensWord: true,
    form: /(?<words>(?:[fƒ]\s?\/\s?|[fƒt](?=\d{1,2}\.\d))\d{1,2}(?:[.,]\d{1,2})?)(?![\p{L}\p{N}])/iuy,
  },
  { kind: 'shutter', opensWord: true, form: /(?<words>1\/\d{2,5}\s?(?:s|sec|th)?)(?![\p{L}\p{N}])/iuy },
  {
    kind: 'colour',
    opensWord: true,
    form: /(?<words>#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3}))(?![\p{L}\p{N}])/iuy,
  },
  { kind: 'hashtag', opensWord: true, form: /#(?<words>[\p{L}_][\p{L}\p{N}_]{0,60})/uy },
  { kind: 'mention', opensWord: true, form: /@(?<words>[\p{L}\p{N}_][\p{L}\p{N}_-]{0,60})/uy },
  {
    kind: 'mention',
    opensWord: false,
    form: /\[(?<words>(?:image|img|picture|photo|ref(?:erence)?|element)[ _]?#?\d{0,2})\]/iuy,
  },
  {
    kind: 'weight',
    opensWord: false,
    form: /(?<words>::-?\d(?:\.\d{1,3})?|:-?\d\.\d{1,3}(?=\))|\+{2,4}(?![\p{L}\p{N}+]))/uy,
  },
  {
    kind: 'measure',
    opensWord: true,
    form: new RegExp(
      `(?<words>[-−]?\\d{1,3}(?:[ ,.]\\d{3}(?!\\d))*(?:[.,]\\d{1,3})?|\\d{1,9}(?:[.,]\\d{1,3})?)[ -]?(?<name>${UNITS})(?![\\p{L}\\p{N}])`,
      'iuy',
    ),
  },
];
