import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';

/** Languages that deny behind the noun: 人なし, 자동차 없이; and "-free", "text-free". */
const BEHIND: readonly (readonly string[])[] = [
  ['な', 'し'],
  ['無', 'し'],
  ['抜', 'き'],
  ['は', '入', 'れ', 'な', 'い', 'で'],
  ['を', '入', 'れ', 'な', 'い', 'で'],
  ['は', '入', 'れ', 'な', 'い'],
  ['は', 'い', 'な', 'い'],
  ['없이'],
  ['없는'],
  ['없음'],
  ['빼고'],
];

export function findTrailingNegators({ tokens }: Context, unit: Unit): Claim[] {
  for (const words of BEHIND) {
    const first = unit.to - words.length;
    if (first <= unit.from || !stands(tokens, first, words)) continue;
    const from = tokens[unit.from]?.from ?? 0;
    const thing = { from, to: tokens[first - 1]?.to ?? from };
    const to = tokens[unit.to - 1]?.to ?? from;
    return [
      {
        from,
        to,
        core: thing,
        sure: 'form',
        said: { kind: 'absence', things: [thing], form: 'noun', reach: 'picture' },
      },
    ];
  }
  return [];
}

function stands(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.word === word);
}
