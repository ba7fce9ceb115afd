import fc from 'fast-check';

const awkward = [
  'A woman 👩🏽‍🚀 whispers: "Ja, morgen."',
  'אישה הולכת ברחוב בלילה, 85mm, f/1.8',
  'رجل عجوز يصلح شباك الصيد عند الفجر',
  '夜の市場で猫が眠っている、35mm',
  'close-up close-up close-up, no no no, without without, f/ f/2. 1/ ISO ISO',
  "\"'«„“‘ «‹「 'a 'b \"",
  '(((soft light:1.2)), [[x]] --ar 16:9 --no text --no',
  'not never no without avoid: , or , nor and and',
  '\ud83d \udc00 \u0000\u0007\u202e\u200d',
  '   \n\n\t ,,, ... ;;; — – -',
];

/** What can arrive in a box: words of the trade in any order, any script, emoji, controls, halves of pairs. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...awkward),
  fc
    .array(
      fc.constantFrom(
        ...'close-up of a an old fisherman mending nets in the harbour at dawn , . : ; - " \' no without never text or and 85mm f/2.8 1/50 ISO 800 3200K window left from above soft light says whispers two girls dance rain kitchen ( ) 10 seconds 16:9 camera pushes in'.split(
          ' ',
        ),
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);

/** Fifty thousand characters of one thing after another: what takes long, if anything does. */
export const longTexts: readonly string[] = [
  'a'.repeat(50_000),
  'key '.repeat(12_500),
  `${', '.repeat(25_000)}x`,
  `no ${'a, '.repeat(16_000)}`,
  `${'x. "'.repeat(12_000)}`,
  'no '.repeat(16_000),
  '"'.repeat(50_000),
  " 'a".repeat(16_000),
  '«'.repeat(50_000),
  'close up '.repeat(5_500),
  '1/'.repeat(25_000),
  ', '.repeat(25_000),
  '1,'.repeat(25_000),
  '👩🏽‍🚀'.repeat(7_000),
  'e\u0301'.repeat(25_000),
  'soft '.repeat(10_000),
  'A woman says: "Go." '.repeat(2_500),
  'lit by '.repeat(7_000),
  '('.repeat(50_000),
];

const CONTROL = /[^\P{Cc}\t\n]/u;

/** No control character and no half of a pair. */
export function isClean(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}
