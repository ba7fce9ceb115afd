/** Whether something lies over the page, which has keys of its own. Asked last: looking takes longer than a letter may. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
