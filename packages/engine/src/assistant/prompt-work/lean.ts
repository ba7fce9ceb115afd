/** Words that take room and show nothing. */
const WORDY: readonly (readonly [RegExp, string])[] = [
  [/,?\s*(?:and )?all (?:of )?(?:this|that|it) is (?:shown|seen|done|set)\b[^.;]*/gi, ''],
  [/,?\s*in (?:such )?a (?:manner|way|fashion) (?:that|which)\b[^.;,]*/gi, ''],
  [
    /\b(?:very|really|quite|rather|extremely|remarkably|absolutely|truly|actually|basically|simply|incredibly|so much|kind of|sort of)\s+/gi,
    '',
  ],
  [/\b(?:who|which|that) (?:is|are) (wearing|holding|standing|sitting|carrying)\b/gi, '$1'],
  [/\b(?:is|are) in the process of\s+/gi, 'is '],
  [/\b(?:that|which) (?:is|are) (\w+) in colou?r\b/gi, 'in $1'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\ba (?:large|great) (?:number|amount) of\b/gi, 'many'],
  [
    /\b(?:beautiful|stunning|amazing|breathtaking|gorgeous|masterpiece|best quality|award[- ]winning|ultra[- ]detailed|hyper[- ]?realistic)\b,?\s*/gi,
    '',
  ],
];

/** Where it would take from locked words, it leaves the text as it is. */
export function lean(text: string, locked: readonly string[] = []): string {
  const said = withoutWordy(text);
  return locked.some((words) => text.includes(words) && !said.includes(words)) ? text : said;
}

function withoutWordy(text: string): string {
  return WORDY.reduce((said, [wordy, plain]) => said.replace(wordy, plain), text)
    .replace(/\b(and|very)\s+(?=[,.])/gi, '')
    .replace(/\ba(n?) and\b/gi, 'a$1')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
