/** Where a frame stands on the page. */
export function frameElementId(id: string): string {
  return `frame-${id}`;
}
