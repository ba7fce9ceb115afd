interface Typed {
  text: string;
  start: number;
  end: number;
}

const typed = new Map<string, Typed>();

/**
 * Keeps what stands in the fields of the drawn page, and is typed on, until their code has them. React draws in pieces,
 * and may begin anew: each time it puts a field back to how it was drawn, and nothing on the page tells of that.
 */
export function keepTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll('textarea')) note(field);
  root.addEventListener('beforeinput', putBack);
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && typed.has(target.id)) note(target);
  });
}

/** Puts into a field what was typed, and gives it to its code, which has it from now on. */
export function giveTyped(field: HTMLTextAreaElement, to: (text: string) => void): void {
  const before = typed.get(field.id);
  typed.delete(field.id);
  if (!before || before.text === field.value) return;
  fill(field, before);
  to(before.text);
}

function note(field: HTMLTextAreaElement): void {
  // A field that was set once is no longer put back to how it was drawn, nor is what is marked in it.
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
