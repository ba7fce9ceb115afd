import { insteadOf } from '../../absent-instead/index.ts';
import type { Span } from '../check.ts';
import type { Checked } from '../checked.ts';
import { cutOut } from '../cut-out.ts';
import type { Found, Rule } from '../rule.ts';

/** "No people" in the words of a generator that reads them as "people". */
export const negation: Rule = {
  find: (seen) => {
    const { model, said } = seen;
    const kind = model?.negative?.value.kind;
    if (!model || kind === 'in-prompt') return [];
    const absences = seen.statements.filter(({ kind, sure }) => kind === 'absence' && sure !== 'guess');
    return absences.flatMap(({ start: from, end: to }) => {
      const span = { start: from, end: to };
      const things = said('negative')
        .filter(({ start, end }) => start >= span.start && end <= span.end)
        .map(({ value }) => value);
      return things.length === 0 ? [] : [foundAt(seen, span, things)];
    });
  },
};

function foundAt(
  { text, model, name, flags, words, shot }: Checked,
  span: Span,
  things: readonly string[],
): Found {
  const negative = model?.negative?.value ?? { kind: 'none' as const };
  const list = things.join(', ');
  const found = {
    severity: 'warning' as const,
    span,
    says: `${text.slice(span.start, span.end)}: naming a thing tends to bring it in.`,
  };
  if (negative.kind === 'field')
    return {
      ...found,
      because: `${name} has a field of its own for what must not be seen.`,
      fix: { label: `Move “${list}” to the negative field`, edits: [cutOut(text, span)], negative: things },
    };
  if (negative.kind === 'flag') {
    const known = flags.find(({ name: flag }) => flag === negative.flag);
    const put = known
      ? { start: known.end, end: known.end, text: `, ${list}` }
      : { start: text.length, end: text.length, text: ` ${negative.flag} ${list}` };
    return {
      ...found,
      because: `${name} takes what must not be seen behind ${negative.flag}.`,
      fix: { label: `Move to ${negative.flag}`, edits: [cutOut(text.slice(0, words.end), span), put] },
    };
  }
  const facts = things.map((thing) => insteadOf(thing, shot)?.phrase);
  const fact = facts.every((phrase) => phrase !== undefined) ? [...new Set(facts)].join(', ') : undefined;
  return {
    ...found,
    because: `${name} takes no negatives: say what is there instead.`,
    fix: fact
      ? { label: `Say “${fact}”`, edits: [{ ...span, text: fact }] }
      : { label: 'Take it out', edits: [cutOut(text, span)] },
  };
}
