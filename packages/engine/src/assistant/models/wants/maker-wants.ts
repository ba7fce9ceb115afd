import type { Want } from './want.ts';

/** Whose it has to be. */
export function makerWants(message: string): Want[] {
  const wants: Want[] = [];

  const maker = makers.find((name) =>
    new RegExp(
      `(?<![a-z])(?:by|from|of|does|has|made by|belong\\w* to)\\s+${name}(?![a-z])|(?<![a-z])${name}(?:'s)? (?:models?|generators?|make|makes|have|has)\\b`,
    ).test(message),
  );
  if (maker)
    wants.push({
      id: 'maker',
      words: `is ${maker.charAt(0).toUpperCase()}${maker.slice(1)}’s`,
      fits: ({ provider }) => provider.toLowerCase().includes(maker),
      because: ({ mode }) => mode,
      isOfStatus: true,
    });
  return wants;
}

const makers = [
  'google',
  'openai',
  'meta',
  'adobe',
  'amazon',
  'tencent',
  'stability ai',
  'alibaba',
  'luma',
  'minimax',
  'kuaishou',
  'runway',
  'ideogram',
  'leonardo',
  'jasper',
];
