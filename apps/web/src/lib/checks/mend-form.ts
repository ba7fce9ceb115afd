import { type Check, cutOut } from '@cuewright/engine/checks';
import { coreOf } from './core-of.ts';
import type { Filled, FixField } from './fix-field.ts';
import { moveToSettings } from './move-to-settings.ts';
import { occurrences } from './occurrences.ts';

interface ToMend<Form> extends Filled<Form> {
  check: Check;
  /** What the check was found in. */
  shown: string;
  /** Stretches of it that nobody typed. */
  skips: readonly { start: number; end: number }[];
  /** In the order in which the prompt has them. */
  fields: readonly FixField<Form>[];
  /** Whether the text has the fields in this order; a copy is free to turn them round. */
  isInOrder: boolean;
  /** Nothing where the form's generator cannot be another one. */
  withModel: (form: Form, model: string) => Form | undefined;
}

/** The form as a fix leaves it: the words changed in the field that holds them. Nothing where no field does. */
export function mendForm<Form>(given: ToMend<Form>): Filled<Form> | undefined {
  const { check, settings, withModel } = given;
  const { fix } = check;
  if (!fix) return undefined;
  let form: Form | undefined = fix.model === undefined ? given.form : withModel(given.form, fix.model);
  for (const edit of fix.edits) {
    const core = coreOf(given.shown, edit);
    form = core && form && mendField({ ...given, form }, core);
  }
  return form && { form, settings: moveToSettings(settings, fix) };
}

type Core = NonNullable<ReturnType<typeof coreOf>>;

function mendField<Form>({ form, shown, skips, fields, isInOrder }: ToMend<Form>, core: Core) {
  const words = shown.slice(core.start, core.end);
  const inShown = occurrences(shown, words).filter(
    ({ start, end }) => !skips.some((skip) => start < skip.end && end > skip.start),
  );
  const inFields = fields.flatMap((field) =>
    occurrences(field.read(form), words).map((span) => ({ field, span })),
  );
  const at = inShown.findIndex(({ start }) => start === core.start);
  const isClear = inShown.length === inFields.length && (isInOrder || inFields.length === 1);
  const place = isClear ? inFields[at] : undefined;
  if (!place) return undefined;
  const { field, span } = place;
  const text = changed(field.read(form), span, core.text);
  const value = field.options ? optionFor(field.options, text, core.text) : text;
  return value === undefined ? undefined : field.write(form, value);
}

function changed(text: string, span: { start: number; end: number }, put: string): string {
  const { start, end, text: words } = put === '' ? cut(text, span) : { ...span, text: put };
  return (text.slice(0, start) + words + text.slice(end)).trim();
}

/** A box is not always the beginning of a sentence: what began low goes on low. */
function cut(text: string, span: { start: number; end: number }) {
  if (!/[\p{L}\p{N}]/u.test(text.slice(span.start, span.end))) return { ...span, text: '' };
  const edit = cutOut(text, span);
  const isLow = !/\p{Lu}/u.test(text.charAt(span.start));
  return edit.text !== '' && isLow ? { ...edit, text: text.slice(edit.end - 1, edit.end) } : edit;
}

function optionFor(options: readonly string[], text: string, put: string): string | undefined {
  if (text === '') return '';
  return options.find((option) => option === text) ?? options.find((option) => option.split(' ')[0] === put);
}
