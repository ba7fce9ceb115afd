import { counted, plural } from '@cuewright/engine/plural';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a field, in words for the person who filled it in: what is expected, and what came. */
export function explain(issue: Issue): string {
  const name = fieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input !== undefined && issue.input !== null)
        return `${name} has to be ${nameOf(issue.expected)}.`;
      return issue.path?.length ? `${name} is required.` : 'Nothing was sent.';
    case 'too_small':
      return tooSmall(name, issue);
    case 'too_big':
      return tooBig(name, issue);
    case 'invalid_value':
      return `${name} has to be ${oneOf(issue.values.map(String))}.`;
    case 'invalid_format':
      return `${name} has to be ${formats[issue.format] ?? 'in another form'}.`;
    case 'not_multiple_of':
      return `${name} has to be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `${name} does not take ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return noBranch(name, issue);
    default:
      return `${name} needs a look.`;
  }
}

const formats: Partial<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address, like name@example.com',
  url: 'a web address, like https://example.com',
  datetime: 'a time, like 2026-11-21T09:00:00Z',
  date: 'a date, like 2026-11-21',
};

const types: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function nameOf(expected: string): string {
  return types[expected] ?? expected;
}

function tooSmall(
  name: string,
  { origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>,
): string {
  if (origin === 'string')
    return minimum === 1 ? `${name} is required.` : `${name} needs at least ${minimum} characters.`;
  if (origin === 'array' || origin === 'set')
    return `${name} needs at least ${minimum} ${plural(minimum, 'entry', 'entries')}.`;
  return `${name} has to be ${inclusive === false ? 'more than' : 'at least'} ${minimum}.`;
}

function tooBig(
  name: string,
  { origin, maximum, inclusive, input }: Extract<Issue, { code: 'too_big' }>,
): string {
  const limit = Number(maximum);
  const most = limit.toLocaleString('en-US');
  if (origin === 'string')
    return `${name} can have at most ${counted(limit, 'character')}; this has ${length(input)}.`;
  if (origin === 'array' || origin === 'set')
    return `${name} can have at most ${counted(limit, 'entry', 'entries')}; this has ${length(input)}.`;
  return `${name} has to be ${inclusive === false ? 'less than' : 'at most'} ${most}.`;
}

function length(input: unknown): string {
  return (input as { length: number }).length.toLocaleString('en-US');
}

function noBranch(name: string, { errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  if (errors.length === 0 || !errors.every(isWrongType)) return `${name} needs a look.`;
  return `${name} has to be ${oneOf(errors.map(([first]) => nameOf((first as { expected: string }).expected)))}.`;
}

/** Whether a branch of a union failed by its type alone, so that its type is all there is to say. */
function isWrongType([first]: readonly z.core.$ZodIssue[]): boolean {
  return first?.code === 'invalid_type' && first.path.length === 0;
}

function oneOf(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** `full_name` and `fullName` read as “Full name”, an entry of a list as “Tags, entry 3”. */
function fieldName(path: readonly PropertyKey[]): string {
  const named = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : words(String(part))));
  const joined = named.join(', ');
  return joined ? joined.charAt(0).toUpperCase() + joined.slice(1) : 'What was sent';
}

function words(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}
