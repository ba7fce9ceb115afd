/** As much of a template as its card shows, with a sign that it goes on. */
export function templatePreview(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
