import { type EndpointForm, type EndpointKey, endpoints, isRaw } from '@cuewright/contract/endpoints';
import { freeTexts } from '../../../packages/contract/testing/free-texts.ts';
import type { Answers } from './answers.ts';

/** Texts of any kind by their schema that are read and not shown: addresses, a currency, what is parsed. */
const READ = /(^|\.)(picture|pictures\.\*|url|thumbnail_url|link|currency|json_config)$/;

/** Where an answer holds what somebody wrote, as `notes.*.title`. */
export function writtenPlaces(key: EndpointKey): string[] {
  const [schema] = Object.values((endpoints[key] as EndpointForm).responses);
  if (!schema || isRaw(schema)) return [];
  const form = { body: schema } as EndpointForm;
  return freeTexts(form).filter((place) => !READ.test(place));
}

/** The same answers, with other words wherever somebody may have written some. */
export function rewritten(answers: Answers, words: (key: EndpointKey, place: string) => string): Answers {
  const entries = Object.entries(answers) as [EndpointKey, unknown][];
  return Object.fromEntries(
    entries.map(([key, given]) => {
      const rewrite = (answered: unknown) =>
        answered instanceof Response
          ? answered
          : writtenPlaces(key).reduce(
              (before, place) => put(before, place.split('.'), words(key, place)),
              answered,
            );
      return [
        key,
        typeof given === 'function' ? async (asked: unknown) => rewrite(await given(asked)) : rewrite(given),
      ];
    }),
  );
}

function put(value: unknown, [name, ...rest]: readonly string[], words: string): unknown {
  if (name === undefined) return typeof value === 'string' ? words : value;
  if (typeof value !== 'object' || value === null) return value;
  if (name === '*') return Array.isArray(value) ? value.map((one) => put(one, rest, words)) : value;
  return name in value ? { ...value, [name]: put(Reflect.get(value, name), rest, words) } : value;
}
