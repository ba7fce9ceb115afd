import type { Checked } from '../checked.ts';
import type { Found, Rule } from '../rule.ts';

const WEIGHTED = /\(([^()]{1,200}):\s*(-?\d+(?:\.\d+)?)\)/g;
const EXCESSIVE = 1.6;

/** Weights that are out of balance, too great, or not known at all. */
export const weights: Rule = {
  find: (seen) => [...unbalanced(seen), ...weighted(seen)],
};

function unbalanced({ text, model, words }: Checked): Found[] {
  if (model && model.weights?.value.kind !== 'parentheses') return [];
  if (!model && !/\([^()]*:\d/.test(text)) return [];
  const open: number[] = [];
  for (let at = 0; at < words.end; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open.push(at);
    else if (text[at] === ')' && open.pop() === undefined) return [loose(at, ')', text)];
  }
  const [first] = open;
  return first === undefined ? [] : [loose(first, '(', text)];
}

function loose(at: number, mark: string, text: string): Found {
  return {
    severity: 'error',
    span: { start: at, end: at + 1 },
    says: `A ${mark} without its other half.`,
    because: 'From here on every weight is read wrongly.',
    fix: {
      label: 'Take it out',
      edits: [{ start: at, end: at + 1 + (text[at + 1] === ' ' && text[at - 1] === ' ' ? 1 : 0), text: '' }],
    },
  };
}

function weighted({ text, model, name, words }: Checked): Found[] {
  const kind = model?.weights?.value.kind;
  return [...text.slice(0, words.end).matchAll(WEIGHTED)].flatMap(
    ({ index, 0: all, 1: inner = '', 2: figure = '' }): Found[] => {
      const span = { start: index, end: index + all.length };
      if (model && kind !== 'parentheses')
        return [
          {
            severity: 'warning',
            span,
            says: `${all} is Stable Diffusion’s way to weigh.`,
            because: `${name} reads the brackets and the figure as words.`,
            fix: { label: `Leave “${inner.trim()}”`, edits: [{ ...span, text: inner.trim() }] },
          },
        ];
      const most = model?.weights?.value.max ?? EXCESSIVE;
      if (Number(figure) <= most) return [];
      return [
        {
          severity: 'warning',
          span,
          says: `${figure} is too much.`,
          because: `Over ${most} a word burns the picture: skin turns to plastic, colours clip.`,
          fix: { label: 'Make it 1.3', edits: [{ ...span, text: `(${inner}:${Math.min(1.3, most)})` }] },
        },
      ];
    },
  );
}
