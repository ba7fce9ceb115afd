/** The forms a noun may be listed under, the surest first: "oranges" is an orange before it is cut down to "orang". */
export function nounForms(word: string): string[] {
  const singular = word.endsWith('s') ? [word.slice(0, -1)] : [];
  const shorter = word.endsWith('es') ? [word.slice(0, -2)] : [];
  return [word, ...singular, ...shorter];
}
