import { draftNames, readDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import type { WordsForm } from '../../lib/typed-words/use-typed-words.ts';

const PREFIX = 'said:';

/** What somebody says is in a picture, kept until it is used, for whenever that picture is chosen again. */
export interface Said {
  said: string;
  /** The name of its file. */
  of: string;
  /** It went into a prompt as it stands. */
  isUsed?: boolean;
}

const NOTHING: Said = { said: '', of: '' };

/** By name and size: what is pasted or taken again has another date each time. */
export function saidForm({ name, size }: Pick<File, 'name' | 'size'>): WordsForm<Said> {
  return saidUnder(`${PREFIX}${size}:${name}`);
}

/** The words of pictures that are not on the screen. */
export function keptSaid(): { form: WordsForm<Said>; kept: Said }[] {
  return draftNames(PREFIX)
    .map(saidUnder)
    .map((form) => ({ form, kept: readDraft(form.name, form.empty, form.isValid) }))
    .filter(({ form, kept }) => form.wordsIn(kept).trim() !== '');
}

function saidUnder(name: string): WordsForm<Said> {
  return { name, empty: NOTHING, isValid: isSaid, wordsIn: ({ said, isUsed }) => (isUsed ? '' : said) };
}

function isSaid(value: unknown): value is Said {
  const { said, of } = (value ?? {}) as Partial<Said>;
  return isText(said) && isText(of);
}
