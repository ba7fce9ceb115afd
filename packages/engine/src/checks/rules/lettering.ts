import { quotesIn } from '../../language/atoms/quotes-in.ts';
import type { Checked } from '../checked.ts';
import type { Found, Rule } from '../rule.ts';

/** What carries letters, and how they are led in. */
const LED =
  /\b(?:signs?|signboards?|titles?|labels?|posters?|banners?|logos?|letters|lettering|words?|text|captions?|headlines?|plates?|tattoos?|t-shirts?|billboards?|stickers?|graffiti|nameplates?)\b[^.,;:!?\n"“]{0,24}?\b(?:reads|reading|says|saying|spells|spelling|with the words?|that says|that reads)\s+$/i;
const CAPITALS = /\b(?:\p{Lu}[\p{Lu}\p{N}'’&-]*)(?:\s+\p{Lu}[\p{Lu}\p{N}'’&-]*)*\b/u;
const LEAD_IN = /\b(?:reads|reading|says|saying|spells|spelling|words?)\s+(?=[^\s"“'‘«„])/gi;

/** Words in the picture: without quotation marks, or where the generator cannot set them. */
export const lettering: Rule = {
  find: (seen) => [...unquoted(seen), ...unable(seen)],
};

function unquoted({ text, words, name, model }: Checked): Found[] {
  if (model?.lettering?.value.quote === false || model?.input.value === 'script') return [];
  const quotes = quotesIn(text);
  return [...text.slice(0, words.end).matchAll(LEAD_IN)].flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    if (
      !LED.test(text.slice(Math.max(0, index - 60), start)) ||
      quotes.some((quote) => index > quote.from && index < quote.to)
    )
      return [];
    const [said] = CAPITALS.exec(text.slice(start, start + 60)) ?? [];
    if (!said || !text.slice(start).startsWith(said)) return [];
    const span = { start, end: start + said.length };
    return [
      {
        severity: 'warning' as const,
        span,
        says: `${said} is to be read, and stands without quotation marks.`,
        because: `In quotation marks ${name} sets the letters as they are; without them it draws what they mean.`,
        fix: { label: `Write “${said}”`, edits: [{ ...span, text: `"${said}"` }] },
      },
    ];
  });
}

const CARRIES =
  /\b(?:sign|title|label|poster|banner|logo|letters|lettering|text|caption|headline|plate|tattoo|billboard|graffiti)\w*\b[^.!?\n]{0,40}$/i;

function unable({ text, mode, model, name }: Checked): Found[] {
  const quality = model?.lettering?.value.quality;
  if (mode === 'video' || (quality !== 'none' && quality !== 'poor')) return [];
  return quotesIn(text)
    .filter(({ from }) => CARRIES.test(text.slice(0, from)))
    .map(({ from, to, words }) => ({
      severity: 'warning',
      span: { start: from, end: to },
      says: `${name} cannot spell ${words}.`,
      because: 'Letters come out broken. Leave the sign blank and set the words afterwards.',
    }));
}
