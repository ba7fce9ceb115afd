/** Whether each stretch was typed into one box of a form. What two boxes make together is only in the text made of them. */
export function areInBoxes(form: object, stretches: readonly string[]): boolean {
  const boxes = Object.values(form).flatMap((box: unknown) =>
    typeof box === 'object' && box !== null ? Object.values(box) : [box],
  );
  return stretches.every((words) => boxes.some((box) => typeof box === 'string' && box.includes(words)));
}
