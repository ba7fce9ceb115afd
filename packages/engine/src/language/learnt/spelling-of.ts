import type { Token } from '../tokens/token.ts';

/** How a token is written: a word by its ends and its capitals, a figure by its length, a quote by its words. */
export function spellingOf(token: Token, isFirst: boolean): string[] {
  const { kind, word, atom } = token;
  if (atom) return atomFeatures(token);
  if (kind === 'mark') return [`w:${word}`];
  if (kind === 'number') {
    const isYear = /^(?:1[5-9]|20)\d\d$/.test(word);
    return ['number', `n:${word}`, `digits:${word.length}`, ...(isYear ? ['year'] : [])];
  }
  const features = [`w:${word}`, `-${word.slice(-2)}`, `-${word.slice(-3)}`, `${word.slice(0, 3)}-`];
  if (word.length > 4) features.push(`-${word.slice(-4)}`);
  if (word.length > 5) features.push(`${word.slice(0, 4)}-`);
  if (token.isShouted) features.push('shouted');
  else if (token.isCapital && !isFirst) features.push('capital');
  return features;
}

const MANY = 6;

function atomFeatures({ atom }: Token): string[] {
  const { kind = 'quote', name = '', words = '' } = atom ?? {};
  if (kind !== 'quote') return [`<${kind}>`, `<${kind}:${name}>`];
  const said = words.trim();
  const features = ['<quote>', `quoted:${Math.min(said.split(/\s+/).length, MANY)}`];
  if (/[.!?]$/.test(said)) features.push('quoted_stop');
  if (said === said.toUpperCase()) features.push('quoted_shouted');
  else if (said.charAt(0) !== said.charAt(0).toLowerCase()) features.push('quoted_capital');
  return features;
}
