interface Typed {
  text: string;
  start: number;
  end: number;
}

const typed = new Map<string, Typed>();

/**
 * Remembers what is in the fields of the prerendered page, and what is typed into them, until their components take them
 * over with `giveTyped`. React hydrates in steps and may start again, and each time it silently resets a field.
 */
export function keepTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll('textarea')) note(field);
  root.addEventListener('beforeinput', putBack);
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && typed.has(target.id)) note(target);
  });
}

/** Restores what was typed and hands it to the component, which owns it from then on. */
export function giveTyped(field: HTMLTextAreaElement, to: (text: string) => void): void {
  const before = typed.get(field.id);
  typed.delete(field.id);
  if (!before || before.text === field.value) return;
  fill(field, before);
  to(before.text);
}

function note(field: HTMLTextAreaElement): void {
  // Once its value has been set, a field keeps it and its selection when its default text changes.
  const { value } = field;
  field.value = value;
  typed.set(field.id, { text: value, start: field.selectionStart, end: field.selectionEnd });
}

function putBack({ target }: Event): void {
  const before = target instanceof HTMLTextAreaElement && typed.get(target.id);
  if (before && target.value !== before.text) fill(target, before);
}

function fill(field: HTMLTextAreaElement, { text, start, end }: Typed): void {
  field.value = text;
  field.setSelectionRange(start, end);
}
