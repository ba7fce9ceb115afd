import type { Choice, Template } from './template.ts';

/** In how many ways a template can be filled. */
export function waysOf(template: Template): bigint {
  return template.reduce((ways, piece) => ways * (typeof piece === 'string' ? 1n : waysToChoose(piece)), 1n);
}

/** The fillings of a template have an order, the last place turning fastest; this is the one at `index`. */
export function nthWay(template: Template, index: bigint): string {
  let left = index;
  const said: string[] = [];
  for (const piece of template.toReversed()) {
    if (typeof piece === 'string') said.unshift(piece);
    else {
      const ways = waysToChoose(piece);
      said.unshift(nthChoice(piece, left % ways));
      left /= ways;
    }
  }
  return said.join('');
}

function waysToChoose(choice: Choice): bigint {
  const table = tableOf(choice);
  let ways = 0n;
  for (let count = choice.least; count <= choice.most; count++) ways += table[0]?.[count] ?? 0n;
  return ways;
}

function nthChoice(choice: Choice, index: bigint): string {
  const table = tableOf(choice);
  let left = index;
  let count = choice.least;
  while (left >= (table[0]?.[count] ?? 0n)) {
    left -= table[0]?.[count] ?? 0n;
    count += 1;
  }
  const taken: string[] = [];
  for (const [at, option] of choice.options.entries()) {
    if (count === 0) break;
    const behind = table[at + 1]?.[count - 1] ?? 0n;
    const withIt = waysOf(option) * behind;
    if (left < withIt) {
      taken.push(nthWay(option, left / behind));
      left %= behind;
      count -= 1;
    } else left -= withIt;
  }
  return taken.filter((words) => words !== '').join(choice.joint);
}

const tables = new WeakMap<Choice, bigint[][]>();

/** `[at][count]`: in how many ways `count` of the options from `at` on can be taken, in the order they stand. */
function tableOf(choice: Choice): bigint[][] {
  const known = tables.get(choice);
  if (known) return known;
  const { options, most } = choice;
  const table: bigint[][] = [];
  table[options.length] = [1n, ...Array<bigint>(most).fill(0n)];
  for (let at = options.length - 1; at >= 0; at--) {
    const ways = waysOf(options[at] ?? []);
    const behind = table[at + 1] ?? [];
    table[at] = behind.map((without, count) => without + ways * (behind[count - 1] ?? 0n));
  }
  tables.set(choice, table);
  return table;
}
