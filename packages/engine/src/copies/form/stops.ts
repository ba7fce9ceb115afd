/** What a stop looks like, where it looks like something. */
export function stopIn(stop: string): string {
  const figure = Number(stop.replace('f/', ''));
  if (figure <= 2.8) return 'shallow depth of field';
  return figure >= 8 ? 'deep focus' : '';
}

export function isKnownStop(stop: string): boolean {
  return stopIn(stop) !== '';
}
