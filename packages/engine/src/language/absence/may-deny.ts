import { denials, droppingVerbs, listing, nounNegatorsOf, wishVerbs } from './negators.ts';

const OTHERS =
  'spare nicht nie niemals nirgends kein nada nunca jamás jamais pas rien mai niente não não-quero non без не hide remove delete leave keep cut free off out away stop nix ditch rid exclude excluding omit forbidden banned unwanted fewer less zero hardly barely';
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;

const words: ReadonlySet<string> = new Set([
  ...denials,
  ...wishVerbs,
  ...droppingVerbs,
  ...listing,
  ...OTHERS.split(' '),
  ...LANGUAGES.flatMap((language) => [...nounNegatorsOf(language)]).flatMap((one) => one.split(' ')),
]);

/** Languages that put no spaces between words, and flags. */
const INSIDE =
  /不|没|沒|无|無|别|勿|ない|なし|無し|いない|禁止|없|않|말고|빼|제외|금지|--no\b|\p{L}n['’]t\b/iu;

/** Whether anything in a stretch could say that something must not be there. Whether it does say so is not settled here. */
export function mayDeny(text: string): boolean {
  if (INSIDE.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .some((word) => words.has(word.replace(/’/g, "'")));
}
