/** As much of a request as is looked at. */
export interface AskedOfModel {
  model?: string;
  stream?: boolean;
  messages?: { role: string; content: string | { type: string; text?: string }[] }[];
  response_format?: { type: string; json_schema?: { schema?: { properties?: Record<string, unknown> } } };
  tools?: { function: { name: string } }[];
  prompt?: string;
  size?: string;
}

export interface StandInAnswer {
  text?: string;
  tool?: { name: string; input: object };
}

/** What a model might say: always the same to the same question, and in the form that was asked for. */
export function answerTo(body: AskedOfModel): StandInAnswer {
  const fields = body.response_format?.json_schema?.schema?.properties ?? {};
  if ('english' in fields) return { text: JSON.stringify(suggestions(lastSaid(body))) };
  if ('stretches' in fields) return { text: JSON.stringify(readingOf(lastSaid(body))) };
  if ('pieces' in fields) return { text: JSON.stringify(writingOf(lastSaid(body))) };
  if ('scenes' in fields) return { text: JSON.stringify(narrationOf(lastSaid(body))) };
  if ('subject' in fields) return { text: JSON.stringify(SEEN) };
  const wantsLookUp = /data sheet/i.test(lastSaid(body));
  const hasLookedUp = body.messages?.some(({ role }) => role === 'tool');
  if (wantsLookUp && !hasLookedUp) return { tool: { name: 'data_sheet', input: { generator: 'Veo 3.1' } } };
  if (hasLookedUp)
    return { text: `From its data sheet: ${String(contentOf(body.messages?.at(-1))).slice(0, 60)}` };
  return {
    text: 'Put the lamp to the left and low. See [the library](/?step=library) for more, and keep it simple.',
  };
}

function lastSaid({ messages = [] }: AskedOfModel): string {
  return contentOf(messages.findLast(({ role }) => role === 'user'));
}

function contentOf(message: { content: unknown } | undefined): string {
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : JSON.stringify(content);
}

function suggestions(said: string) {
  const { idea, mode } = JSON.parse(said) as { idea: string; mode: string };
  const isEnglish = !/[äöüß¿ñ]|\p{Script=Han}/u.test(idea);
  const quoted = /[„“"「]([^“”"」]+)[“”"」]/u.exec(idea)?.[1];
  const figures = idea.match(/\d+(?:[.,]\d+)*\s?(?:mm)?/g) ?? [];
  return {
    language: isEnglish ? 'en' : 'de',
    english: isEnglish
      ? ''
      : ['A lock keeper opens the gate', ...figures, quoted ? `the sign reads “${quoted}”` : '']
          .filter(Boolean)
          .join(', '),
    light: 'one work lamp low at the left, hard and warm',
    camera: '35mm at f/2.8 from chest height',
    place: 'wet planks and a coil of rope in front',
    when: '',
    look: 'rust red against slate grey',
    sound: mode === 'video' ? 'water running under the gate' : '',
  };
}

const SEEN = {
  subject: 'a ferry leaving the quay with its lights on',
  environment: 'a harbour with cranes behind it',
  lighting: 'blue dusk with sodium lamps from the right',
  mood: 'quiet, a little late',
  style: 'documentary photograph, wide frame, cold palette',
  technicalNotes: 'sharp on the hull, the lamps blown out',
};

/** A good reader of the plainest texts: what stands between commas and stops, by a word in it. */
function readingOf(said: string) {
  const { text } = JSON.parse(said) as { text: string };
  const pieces = text.match(/[^,.;\n]*[\p{L}\p{N}"”][^,.;\n]*/gu) ?? [];
  return { stretches: pieces.map((words) => ({ words: words.trim(), kind: kindOf(words) })) };
}

function kindOf(words: string): string {
  if (/\b(?:client|boss|deadline|thanks|we already)\b/i.test(words)) return 'request';
  if (/^\s*(?:no|without)\b/i.test(words)) return 'absence';
  return /\b(?:at|in|on)\b/.test(words) ? 'place' : 'figure';
}

/** A good writer: says all there is to say in its order, and adds a light. */
function writingOf(said: string) {
  const { statements } = JSON.parse(said) as { statements: { n: number; words: string }[] };
  const told = statements.map(({ n, words }, at) => ({
    words: at < statements.length - 1 ? `${words},` : `${words}.`,
    tells: [n],
    or: [] as string[],
  }));
  const light = { words: 'Soft window light from the left.', tells: [], or: ['Hard light from a low lamp.'] };
  return { pieces: [...told, light], set: [], absent: [], left: [], clash: [], back: [] };
}

/** A good narrator: a scene for each thing to be said, in its words, behind a greeting. */
function narrationOf(said: string) {
  const { statements } = JSON.parse(said) as { statements: { n: number; kind: string; words: string }[] };
  const told = (...kinds: string[]) =>
    statements.filter(({ kind }) => kinds.includes(kind)).map(({ n, words }) => ({ words, tells: [n] }));
  const [screens, visuals] = [told('screen'), told('visual')];
  const heard = told('greeting', 'topic', 'fact', 'line', 'again', 'close');
  const scenes = heard.map((part, at) => ({
    narration: at === 0 ? [{ words: 'Hello, and welcome.', tells: [] as number[] }, part] : [part],
    screen: screens.slice(at, at + 1),
    visual: visuals.slice(at, at + 1),
  }));
  return { scenes, left: [] };
}
