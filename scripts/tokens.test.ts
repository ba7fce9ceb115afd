import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

const OWN = ['apps/web/src/ui/tokens.css', 'apps/web/src/ui/fonts.css'];
const BREAKPOINTS = ['400px', '600px', '860px', '1240px', '1400px'];

const styles = sourceFiles('apps/web/src', /\.css$/).filter((file) => !OWN.includes(file));
const screens = sourceFiles('apps/web/src', /\.tsx$/).filter((file) => !/\.test\.tsx$/.test(file));
const tokens = readSource(OWN[0] ?? '');

const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
/** The names that CSS gives to colours, and those it gives to the system's. */
const NAMES = new RegExp(
  `\\b(?:${[
    'black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|pink|brown|gold|violet|indigo|crimson|coral|salmon|khaki|tomato|orchid|plum|beige|ivory|linen|snow|tan|wheat|cyan|magenta|turquoise|sienna|chocolate|lavender|azure',
    '(?:dark|light|medium|pale|deep|hot|midnight|royal|steel|sky|slate|forest|sea|spring|lawn|dim|ghost|floral|antique|navajo|rosy|sandy|saddle|dodger|cornflower|cadet|alice|powder)(?:gr[ae]y|white|red|purple|green|yellow|blue|orange|pink|brown|violet|orchid|salmon|turquoise|cyan|magenta|khaki|goldenrod|slateblue|seagreen)',
    'canvas|canvastext|linktext|visitedtext|activetext|buttonface|buttontext|buttonborder|field|fieldtext|highlight|highlighttext|selecteditem|mark|marktext|graytext|accentcolor',
  ].join('|')})\\b`,
  'i',
);
const LENGTH = /(?<![\w.-])\d*\.?\d+(?:px|rem|em|pt|pc|cm|mm|in|ex)\b/;
const TIME = /(?<![\w.-])\d*\.?\d+m?s\b/;
const FROM_TOKENS = [
  'font-size',
  'font-weight',
  'font-stretch',
  'line-height',
  'letter-spacing',
  'border-radius',
  'box-shadow',
];
const KEYWORD = /^(?:inherit|initial|unset|revert|none|normal|0|100%)$/;

interface Declaration {
  property: string;
  value: string;
}

/** What a style says, without comments, and the conditions it says it under. */
function parse(file: string): { declarations: Declaration[]; conditions: string[] } {
  const text = readSource(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const conditions = [...text.matchAll(/@(?:media|container)([^{]*)\{/g)].map(([, given = '']) => given);
  const declarations = [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  );
  return { declarations, conditions };
}

/** What a value names beside tokens and strings. */
function ownWords(value: string): string {
  return value.replaceAll(/--[\w-]+/g, '').replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
}

function faultOf({ property, value }: Declaration): string | undefined {
  const words = ownWords(value);
  if (HEX.test(words) || FUNCTIONS.test(words)) return 'a colour';
  if (!/^(?:animation|transition|grid-area|will-change)/.test(property) && NAMES.test(words))
    return 'a colour';
  if (LENGTH.test(words)) return 'a size';
  if (TIME.test(words)) return 'a time';
  if (property === 'font-family' && !/^var\(--font-/.test(value) && !KEYWORD.test(value)) return 'a font';
  if (property === 'font' && !/var\(--font-/.test(value) && !KEYWORD.test(value)) return 'a font';
  // A share of the type around it is a relation, not a size.
  if (property === 'font-size' && /^\d+%$/.test(value)) return undefined;
  if (FROM_TOKENS.includes(property) && !value.includes('var(--') && !KEYWORD.test(value)) return 'a size';
  return undefined;
}

describe('no colour, size, font or time is named outside the tokens', () => {
  it.each(styles)('%s', (file) => {
    const { declarations, conditions } = parse(file);
    const faults = declarations.flatMap((declaration) => {
      const fault = faultOf(declaration);
      return fault ? [`${declaration.property}: ${declaration.value} names ${fault}`] : [];
    });
    const breaks = conditions.flatMap((given) => given.match(/\d+\w+/g) ?? []);
    expect([...faults, ...breaks.filter((at) => !BREAKPOINTS.includes(at))]).toEqual([]);
  });

  it('nor in what the screens say', () => {
    const named = screens.flatMap((file) =>
      [...readSource(file).matchAll(/(?:\bstyle=\{\{[^}]*\}\}|\b(?:fill|stroke|color|stopColor)="[^"]*")/g)]
        .map(([said]) => said)
        .filter((said) => {
          const words = ownWords(said.replaceAll(/["'`]/g, ' '));
          return HEX.test(words) || FUNCTIONS.test(words) || LENGTH.test(words) || NAMES.test(words);
        })
        .map((said) => `${file}: ${said}`),
    );
    expect(named).toEqual([]);
  });

  it('and every token that is used exists', () => {
    const all = [tokens, ...styles.map(readSource), ...screens.map(readSource)].join('\n');
    const known = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
    const givenHere = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*\]?:/g)].map(([, name = '']) => name));
    const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    const fromBaseUi =
      /^--(?:anchor|available|transform|toast|drawer|popup|active-tab|collapsible|accordion)-/;
    expect(
      [...used].filter((name) => !known.has(name) && !givenHere.has(name) && !fromBaseUi.test(name)),
    ).toEqual([]);
  });
});

describe('the scan sees what it looks for', () => {
  it.each([
    ['color', '#fff'],
    ['color', 'oklch(0.5 0 0)'],
    ['border', 'var(--line) solid tomato'],
    ['background', 'CanvasText'],
    ['padding', '3px'],
    ['margin', 'calc(var(--s-2) + 0.5rem)'],
    ['width', 'calc(17rem / 14)'],
    ['transition', 'opacity 120ms'],
    ['font-family', 'Arial'],
    ['font', '400 var(--t-14) / 1 serif'],
    ['line-height', '1.4'],
    ['font-weight', '600'],
    ['letter-spacing', '-0.018em'],
  ])('%s: %s', (property, value) => {
    expect(faultOf({ property, value })).toBeDefined();
  });

  it.each([
    ['white-space', 'nowrap'],
    ['color', 'var(--tape-white)'],
    ['border', 'var(--line) solid currentColor'],
    ['background', 'transparent'],
    ['max-width', '46ch'],
    ['height', '1lh'],
    ['grid-template-columns', 'repeat(auto-fill, minmax(min(100%, var(--w-240)), 1fr))'],
    ['font', 'var(--fw-fill) var(--t-13) / var(--lh-ui) var(--font-fill)'],
    ['font-stretch', '100%'],
    ['max-height', '85dvh'],
    ['animation', 'cue var(--d-beat) infinite'],
  ])('but not %s: %s', (property, value) => {
    expect(faultOf({ property, value })).toBeUndefined();
  });
});

it('keeps its own hands on words that stand on a fill, where a reader has chosen the colours', () => {
  const filled = styles.filter((file) => /(?<!-)color:\s*var\(--on-(?:slab|amber)\)/.test(readSource(file)));
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.filter((file) => !readSource(file).includes('forced-color-adjust: none'))).toEqual([]);
});
