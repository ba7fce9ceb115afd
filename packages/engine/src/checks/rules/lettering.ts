import type { Checked, Stated } from '../checked.ts';
import type { Found, Rule } from '../rule.ts';

/** Words in the picture: without quotation marks, or where the generator cannot set them. */
export const lettering: Rule = {
  find: (seen) => [...unquoted(seen), ...unable(seen)],
};

type Lettering = Extract<Stated, { kind: 'lettering' }>;

function letteringIn({ statements }: Checked): Lettering[] {
  return statements.filter((one): one is Lettering => one.kind === 'lettering' && one.sure !== 'guess');
}

/** The marks around words belong to their stretch, and not to the words. */
function isQuoted({ from, to, words }: Lettering): boolean {
  return words.from > from || words.to < to;
}

function unquoted(seen: Checked): Found[] {
  const { text, words, name, model } = seen;
  if (model?.lettering?.value.quote === false || model?.input.value === 'script') return [];
  return letteringIn(seen)
    .filter((one) => !isQuoted(one) && one.end <= words.end)
    .map(({ start, end }) => {
      const said = text.slice(start, end);
      return {
        severity: 'warning' as const,
        span: { start, end },
        says: `${said} is to be read, and stands without quotation marks.`,
        because: `In quotation marks ${name} sets the letters as they are; without them it draws what they mean.`,
        fix: { label: `Write “${said}”`, edits: [{ start, end, text: `"${said}"` }] },
      };
    });
}

function unable(seen: Checked): Found[] {
  const { mode, model, name, reading } = seen;
  const quality = model?.lettering?.value.quality;
  if (mode === 'video' || (quality !== 'none' && quality !== 'poor')) return [];
  return letteringIn(seen)
    .filter(isQuoted)
    .map(({ start, end, words }) => ({
      severity: 'warning',
      span: { start, end },
      says: `${name} cannot spell ${reading.text.slice(words.from, words.to).trim()}.`,
      because: 'Letters come out broken. Leave the sign blank and set the words afterwards.',
    }));
}
