import type { Model, Parameter } from '../../catalogue/index.ts';
import type { Edit } from '../check.ts';
import type { Checked } from '../checked.ts';
import type { Flag } from '../flags.ts';
import type { Found, Rule } from '../rule.ts';

/** Flags: not known, out of range, twice, against one another, or in the way of the words. */
export const parameters: Rule = {
  find: (seen) => {
    const { model, flags } = seen;
    if (!model || flags.length === 0) return [];
    const known = knownFlags(model);
    if (known.size === 0) return flags.map((flag) => foreign(seen, flag));
    return flags.flatMap((flag, at) => {
      const parameter = known.get(flag.name);
      if (!parameter) return [unknown(seen, flag)];
      const before = flags.slice(0, at).some(({ name }) => known.get(name) === parameter);
      if (before && flag.name !== '--sref') return [twice(seen, flag)];
      return [...against(seen, flag), ...outOfRange(seen, flag, parameter), ...oldSpelling(flag)];
    });
  },
};

/** By each name it goes by. Of one whose range differs by version, the widest counts. */
function knownFlags(model: Model): Map<string, Parameter> {
  const flags = model.parameters.map(({ value }) => value).filter(({ name }) => name.startsWith('--'));
  const known = new Map<string, Parameter>();
  if (flags.length === 0) return known;
  for (const parameter of flags)
    for (const name of [parameter.name, parameter.short])
      if (name && (known.get(name)?.max ?? -1) < (parameter.max ?? 0)) known.set(name, parameter);
  for (const name of [model.shape?.value.name, negativeFlag(model)])
    if (name?.startsWith('--')) known.set(name, { name });
  if (known.has('--ar')) known.set('--aspect', { name: '--ar' });
  if (known.has('--raw')) known.set('--style', { name: '--style' });
  if (known.has('--v')) known.set('--version', known.get('--v') ?? { name: '--v' });
  return known;
}

function negativeFlag({ negative }: Model): string | undefined {
  return negative?.value.kind === 'flag' ? negative.value.flag : undefined;
}

function foreign({ text, name }: Checked, flag: Flag): Found {
  return {
    severity: 'warning',
    span: flag,
    says: `${text.slice(flag.start, flag.end)} is not for ${name}.`,
    because: 'Flags are Midjourney’s. Here they are read as words.',
    fix: { label: 'Take it out', edits: [without(text, flag)] },
  };
}

function unknown({ text, name }: Checked, flag: Flag): Found {
  return {
    severity: 'error',
    span: flag,
    says: `${name} does not know ${flag.name}.`,
    because: 'With a flag it does not know it refuses the whole prompt.',
    fix: { label: 'Take it out', edits: [without(text, flag)] },
  };
}

function twice({ text }: Checked, flag: Flag): Found {
  return {
    severity: 'error',
    span: flag,
    says: `${flag.name} for the second time.`,
    because: 'Only one of them can hold.',
    fix: { label: 'Take the second out', edits: [without(text, flag)] },
  };
}

function against({ text, flags }: Checked, flag: Flag): Found[] {
  const other = flags.find(({ name }) => name === '--v' || name === '--version');
  if (flag.name !== '--niji' || !other) return [];
  return [
    {
      severity: 'error',
      span: flag,
      says: `${flag.name} against ${other.name}.`,
      because: 'Each chooses the model. Only one of them can hold.',
      fix: { label: `Keep ${other.name}`, edits: [without(text, flag)] },
    },
  ];
}

function outOfRange({ text, name }: Checked, flag: Flag, { min, max, options }: Parameter): Found[] {
  const value = Number(flag.value.replace(/[,.;]+$/, ''));
  const span = { start: flag.start, end: flag.end };
  if (options && !options.some((option) => String(option) === flag.value) && flag.value !== '') {
    const last = options[0];
    if (flag.name === '--v' || flag.name === '--version') return [];
    return [
      {
        severity: 'error',
        span,
        says: `${flag.name} ${flag.value} is not one of its values.`,
        because: `${name} takes ${options.join(', ')}.`,
        ...(last !== undefined && {
          fix: { label: `Make it ${last}`, edits: [{ ...span, text: `${flag.name} ${last}` }] },
        }),
      },
    ];
  }
  if (min === undefined || max === undefined || !Number.isFinite(value) || (value >= min && value <= max))
    return [];
  const nearest = value < min ? min : max;
  return [
    {
      severity: 'error',
      span,
      says: `${text.slice(span.start, span.end)} is out of range.`,
      because: `${name} takes ${min} to ${max}.`,
      fix: { label: `Make it ${nearest}`, edits: [{ ...span, text: `${flag.name} ${nearest}` }] },
    },
  ];
}

function oldSpelling(flag: Flag): Found[] {
  if (flag.name !== '--style' || flag.value !== 'raw') return [];
  const span = { start: flag.start, end: flag.end };
  return [
    {
      severity: 'hint',
      span,
      says: '--style raw is the old spelling.',
      because: 'It is --raw now.',
      fix: { label: 'Write --raw', edits: [{ ...span, text: '--raw' }] },
    },
  ];
}

function without(text: string, { start, end }: Flag): Edit {
  const lead = /\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { start: start - lead, end, text: '' };
}
