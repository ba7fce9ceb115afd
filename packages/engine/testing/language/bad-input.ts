/** Noise that a seed decides: every character may come, controls and halves of pairs among them. */
function noise(length: number): string {
  let state = 20_261_124;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(state >>> 16);
  }).join('');
}

const told = 'A keeper in a yellow coat winds the lamp, no gulls, 85mm, at dusk. ';

/** What nobody means to send, and somebody does. */
export const badInput: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'fifty thousand characters', text: told.repeat(800).slice(0, 50_000) },
  { name: 'one word of ten thousand letters', text: `A heron ${'a'.repeat(10_000)} at dawn, no boats` },
  { name: 'no letters at all', text: '... 12 — 34, 56? 7:8 (9) //// ** 0 … ; ;; 3.5' },
  { name: 'straight quotes that never close', text: 'A sign that says "OPEN LATE, a dog, no cats, 9:16' },
  { name: 'curly quotes that never close', text: 'A sign that says “OPEN LATE, a dog, no cats, 9:16' },
  { name: 'pointed quotes that never close', text: 'A sign that says «OPEN LATE, a dog, no cats, 9:16' },
  { name: 'single quotes that never close', text: "A sign that says 'OPEN LATE, a dog, no cats, 9:16" },
  {
    name: 'quotes of four styles that close each other',
    text: '"a “b «c \'d" e” f» g\' and "h, “i, «j, \'k',
  },
  {
    name: 'right-to-left marks',
    text: 'A \u202edog\u202c on a \u200fpier\u200e, \u2067no cats\u2069, 85mm, 9:16',
  },
  { name: 'another direction', text: 'אישה הולכת ברחוב בלילה, 85mm, no cars, رجل عجوز' },
  {
    name: 'what has no width',
    text: 'A\u200b do\u200bg \u2060on a\ufeff pier, n\u00ado cats, 👩‍🚀 wav\u200ces',
  },
  { name: 'addresses', text: 'http://'.repeat(7_000) },
  { name: 'exclamation marks', text: '!'.repeat(50_000) },
  { name: '“nor”', text: 'nor '.repeat(15_000).slice(0, 50_000) },
  { name: 'binary noise', text: noise(20_000) },
];
