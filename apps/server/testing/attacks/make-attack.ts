import { type EndpointForm, isRawBody } from '@cuewright/contract/endpoints';
import type { Cast } from './cast.ts';
import type { Dice } from './dice.ts';
import { injections, MARK, oddTexts, oddValues } from './hostile-words.ts';
import { type Place, placesIn, valueAt, withValueAt } from './places.ts';
import type { Whole } from './whole-requests.ts';
import { type Written, writeRequest } from './write-request.ts';

export interface Attack {
  options: Written;
  /** The only answers that are right, where the kind of attack says so. */
  answers?: readonly number[];
}

interface Target {
  endpoint: EndpointForm;
  whole: Whole;
  cast: Cast;
  dice: Dice;
}

/** The request with what it names of one's own taken for the same of somebody else's, one after the other. */
export function foreignRows({ endpoint, whole, cast }: Omit<Target, 'dice'>, theirs: Whole): Attack[] {
  return placesIn(whole)
    .filter((place) => isId(valueAt(whole, place)) && valueAt(whole, place) !== valueAt(theirs, place))
    .map((place) => foreign({ endpoint, whole, cast }, place, valueAt(theirs, place)));
}

function foreign({ endpoint, whole, cast }: Omit<Target, 'dice'>, place: Place, id: unknown): Attack {
  const written = withValueAt(whole, place, id) as Whole;
  return {
    options: writeRequest(endpoint, written, { ...cast.attacker.headers }),
    ...(place[0] === 'params' && { answers: [endpoint.admin ? 403 : 404] }),
  };
}

type Make = (target: Target) => Attack | undefined;

/** Each way to do wrong; nothing where a call has no place for it. */
export const attacks: Readonly<Record<string, Make>> = {
  'no session': ({ endpoint, whole }) => {
    const mayAsk = endpoint.public || endpoint.session === 'optional';
    return { options: writeRequest(endpoint, whole, {}), ...(!mayAsk && { answers: [401] }) };
  },
  'no admin': ({ endpoint, whole, cast }) =>
    endpoint.admin && {
      options: writeRequest(endpoint, whole, { ...cast.attacker.headers }),
      answers: [403],
    },
  'foreign id': ({ endpoint, whole, cast, dice }) => {
    const places = placesIn(whole).filter((place) => isId(valueAt(whole, place)));
    if (places.length === 0) return;
    const place = dice.one(places);
    const alike = cast.victimIds.filter((id) => id.length === String(valueAt(whole, place)).length);
    return foreign({ endpoint, whole, cast }, place, dice.one(alike));
  },
  'wrong value': changing((_, dice) => dice.one(oddValues)),
  'missing field': changing(() => undefined),
  'extra field': ({ dice, ...target }) => {
    const places = placesIn(target.whole).filter((place) => isRecord(valueAt(target.whole, place)));
    const place = dice.one(places);
    const name = dice.one([
      'id',
      'user_id',
      'is_admin',
      'version',
      '__proto__',
      'constructor',
      MARK,
      '',
      '$ne',
    ]);
    const value = dice.one([...oddValues.slice(1), target.cast.victim.id, ...injections]);
    // Not a copy by spreading: `__proto__` is to be a field of its own.
    const grown = Object.defineProperty({ ...(valueAt(target.whole, place) as object) }, name, {
      value,
      enumerable: true,
    });
    return sent(target, withValueAt(target.whole, place, grown) as Whole);
  },
  huge: changing((value, dice) => {
    const size = dice.one([1_000, 5_000, 70_000, 1_200_000]);
    return dice.one([
      () => `${MARK}${'a'.repeat(size)}`,
      () => '😀'.repeat(size / 2),
      () => Array.from({ length: Math.min(size, 70_000) }, () => value),
      () =>
        Object.fromEntries(Array.from({ length: Math.min(size, 5_000) }, (_, index) => [`k${index}`, index])),
      () => 10 ** 300,
    ])();
  }),
  deep: changing((value, dice) => {
    const levels = dice.one([10, 100, 1_000, 4_000]);
    const [inArrays, inObjects] = [dice.below(2) === 0, levels];
    let deep: unknown = value;
    for (let level = 0; level < inObjects; level++) deep = inArrays ? [deep] : { a: deep };
    return deep;
  }),
  unicode: changing((_, dice) => dice.one(oddTexts)),
  injection: changing((value, dice) => {
    const word = dice.one(injections);
    return typeof value === 'string' && dice.below(2) === 0 ? `${value}${word}` : word;
  }),
  'quirks of JSON': (target) => {
    if (!target.endpoint.body) return;
    const { options } = sent(target, target.whole);
    return { options: { ...options, headers: json(options.headers), payload: quirk(target) } };
  },
  'content type': (target) => {
    if (!target.endpoint.body) return;
    const { options } = sent(target, target.whole);
    const type = target.dice.one([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'application/json; charset=utf-16',
      'application/json, text/plain',
      'application/jsonp',
      `application/${MARK}`,
      '/',
      '',
      'application/json;'.repeat(200),
    ]);
    return { options: { ...options, headers: { ...options.headers, 'content-type': type } } };
  },
  method: (target) => {
    const { options } = sent(target, target.whole);
    const method = target.dice.one(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'HEAD', 'GET'] as const);
    return { options: { ...options, method } };
  },
  'broken form': (target) => {
    const { body } = target.endpoint;
    if (!body) return;
    const { options } = sent(target, target.whole);
    const form = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${MARK}\u202e/../../x.png"\r\n`;
    const [type, payload] = target.dice.one<[string, string]>([
      ['multipart/form-data', `${form}\r\nhello\r\n--cut--`],
      ['multipart/form-data; boundary=', form],
      ['multipart/form-data; boundary=cut', form],
      ['multipart/form-data; boundary=cut', `${form}\r\nhello`],
      ['multipart/form-data; boundary=cut', `${form}\r\nhello\r\n--cut--`],
      ['multipart/form-data; boundary=cut', `${form}\r\n\r\n--cut--`.repeat(30)],
      ['multipart/form-data; boundary=cut', '--cut--'],
      ['multipart/form-data; boundary=cut', ''],
      ['multipart/form-data; boundary=other', `${form}\r\nhello\r\n--cut--`],
      [`multipart/form-data; boundary=${'b'.repeat(300)}`, form],
      [
        'multipart/form-data; boundary=cut',
        `--cut\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n${MARK}\r\n--cut--`,
      ],
      [
        'multipart/form-data; boundary=cut',
        `--cut\r\ncontent-disposition: form-data; name="title"\r\n\r\n${'a'.repeat(70_000)}\r\n--cut--`,
      ],
      [
        'multipart/form-data; boundary=cut',
        `--cut\r\ncontent-disposition: form-data\r\n\r\n${MARK}\r\n--cut\r\n\r\n\r\n--cut--`,
      ],
    ]);
    return { options: { ...options, headers: { ...options.headers, 'content-type': type }, payload } };
  },
  cookies: (target) => {
    const { options } = sent(target, target.whole);
    const cookie = options.headers['cookie'] ?? '';
    const [name = '', token = ''] = cookie.split('=');
    const broken = target.dice.one([
      `${name}=`,
      `${name}=${token.slice(0, -1)}`,
      `${name}=${token}x`,
      `${name}=${token.toUpperCase()}`,
      `${name}="${token}`,
      `${name}=%00${token}`,
      `${name}=%ff`,
      `${name}=${"' or 1=1 --"}`,
      `${name}=${'a'.repeat(10_000)}`,
      `${name.toUpperCase()}=${token}`,
      `__proto__=${token}; constructor=${token}`,
      ';'.repeat(3_000),
      `${'a=b; '.repeat(700)}`,
      `${name}=${MARK}; ${name}=${MARK}`,
    ]);
    const mayAsk = target.endpoint.public || target.endpoint.session === 'optional';
    return {
      options: { ...options, headers: { ...options.headers, cookie: broken } },
      ...(!mayAsk && { answers: [401] }),
    };
  },
  headers: (target) => {
    const { options } = sent(target, target.whole);
    const word = target.dice.one(
      [...injections, ...oddTexts].filter((text) => /^[\t\x20-\x7e]+$/.test(text)),
    );
    const name = target.dice.one([
      'accept',
      'accept-encoding',
      'accept-language',
      'user-agent',
      'range',
      'if-none-match',
      'if-modified-since',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'x-http-method-override',
      'x-original-url',
      'forwarded',
      'referer',
      'authorization',
      'expect',
      'content-encoding',
      'transfer-encoding',
      'upgrade',
      'stripe-signature',
      'traceparent',
    ]);
    const value = target.dice.one([
      word,
      'text/event-stream',
      `bytes=${word}`,
      'bytes=0-,-1,5-2',
      'gzip',
      '"',
    ]);
    return { options: { ...options, headers: { ...options.headers, [name]: value } } };
  },
};

/** The same request with something else in one of its places. */
function changing(other: (value: unknown, dice: Dice) => unknown): Make {
  return (target) => {
    const places = placesIn(target.whole).filter(isInside);
    if (places.length === 0) return;
    const place = target.dice.one(places);
    const value = other(valueAt(target.whole, place), target.dice);
    // A path without one of its parts is another path.
    if (place[0] === 'params' && (value === undefined || value === '')) return;
    const changed = withValueAt(target.whole, place, value) as Whole;
    return sent(target, { ...changed, params: changed.params ?? {}, query: changed.query ?? {} });
  };
}

/** Not the request itself, nor all that stands in its path or its query, nor a file. */
function isInside([part, ...rest]: Place): boolean {
  return part === 'body' || (part !== 'file' && rest.length > 0);
}

function sent({ endpoint, cast }: Pick<Target, 'endpoint' | 'cast'>, whole: Whole): Attack {
  const { headers } = endpoint.admin ? cast.admin : cast.attacker;
  const isForm = whole.file !== undefined;
  return { options: writeRequest(endpoint, isForm ? asText(whole) : whole, { ...headers }) };
}

/** What stands in a form is text, and stands in a field. */
function asText(whole: Whole): Whole {
  const fields = isRecord(whole.body) ? whole.body : { title: whole.body };
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  return { ...whole, body: Object.fromEntries(entries) };
}

function json(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'content-type': 'application/json' };
}

/** What is not quite JSON, or JSON that readers read in several ways. */
function quirk({ whole, dice, endpoint }: Target): string | Buffer {
  const body = endpoint.body && isRawBody(endpoint.body) ? { title: MARK } : whole.body;
  const text = JSON.stringify(body) ?? '{}';
  const inner = text.slice(1, -1);
  const [first = 'title'] = Object.keys((body as object | null) ?? {});
  return dice.one<() => string | Buffer>([
    () => '',
    () => 'null',
    () => `"${MARK}`,
    () => text.slice(0, -1),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => `{${inner},"${first}":1e999}`,
    () => `{"${first}":"first",${inner}}`,
    () => `{${inner},"${first}":-0}`,
    () => `{"__proto__":{"isAdmin":true},${inner}}`,
    () => `{"constructor":{"prototype":{"isAdmin":true}},${inner}}`,
    () => `{${inner},"\\u005f_proto__":{"a":1}}`,
    () => `{${inner},}`,
    () => `{${inner},"${first}":NaN}`,
    () => `{${inner},"${first}":0x10}`,
    () => `{${inner},"${first}":"\\ud800"}`,
    () => `{${inner},"${first}":"\\u0000"}`,
    () => `{${inner},"${first}":123456789012345678901234567890}`,
    () => `/* ${MARK} */ ${text}`,
    () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    () => '['.repeat(100_000),
    () =>
      Buffer.concat([Buffer.from(`{${inner},"${first}":"`), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    () => Buffer.from(text, 'utf16le'),
    () => text.replaceAll('"', "'"),
    () => `\n\n\t${text}\n\u00a0`,
  ])();
}

function isId(value: unknown): boolean {
  return (
    typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f]{64}$/.test(value)
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}
