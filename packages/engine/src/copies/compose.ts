import type { Model } from '../catalogue/model.ts';
import { offersDuration, offersRatio } from '../catalogue/offers.ts';
import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import type { Ratio } from '../shot/shot.ts';
import { positives } from '../writing/wordings.ts';
import type { Copy, LeftOff, Why } from './copy.ts';
import { tooLong } from './fit.ts';
import { withoutLabels } from './labels.ts';
import { plainData, plainMarks, plainWeights } from './marks.ts';
import { type Edit, edited } from './pieces.ts';
import { shownByImage } from './start-image.ts';
import { toldOf } from './told.ts';

export interface ComposeOptions {
  readonly hasStartImage?: boolean;
}

/** The person's words as they stand, less what a generator is told elsewhere or not at all. */
export function composeCopy(reading: Reading, model: Model, { hasStartImage = false }: ComposeOptions = {}): Copy {
  const { text, statements } = reading;
  const edits: Edit[] = [];
  const leftOff: LeftOff[] = [];
  const settings: Record<string, string> = {};
  const negatives: string[] = [];
  const flags: string[] = [];
  const say = (span: Span) => text.slice(span.from, span.to);
  const remove = (span: Span) => edits.push({ from: span.from, to: span.to, by: '' });
  const tell = (span: Span, why: Why) => leftOff.push({ what: say(span), why });

  const takesFlags = model.shape?.value.by === 'flag';
  const isScript = ['script', 'brief'].includes(model.input.value);
  for (const statement of statements) {
    switch (statement.kind) {
      case 'request':
        // What is read aloud may say please.
        if (isScript && statement.about === 'shell' && statement.to - statement.from < 8) break;
        remove(statement);
        if (statement.about !== 'shell') tell(statement, 'asked-of-the-app');
        break;
      case 'setting': {
        const isSet = set(statement, model, settings, flags);
        const isLifted = statement.sure === 'form' || statement.sure === 'marked';
        const isOwn = statement.key === 'flag' && takesFlags;
        if (isOwn) flags.push(say(statement).trim());
        if (isLifted) remove(statement);
        if (!isSet && !isLifted && statement.key !== 'resolution') leftOff.push({ what: `${statement.key}: ${statement.value}`, why: 'not-offered' });
        if (!isSet && isLifted && !isOwn) tell(statement, statement.key === 'flag' ? 'other-syntax' : 'not-offered');
        break;
      }
      case 'absence':
        absent(statement);
        break;
      case 'lettering':
        lettered(statement);
        break;
      case 'line':
        spoken(statement);
        break;
      default:
        break;
    }
  }

  function absent(statement: Extract<Statement, { kind: 'absence' }>): void {
    const { things, reach } = statement;
    if (reach !== 'picture') return;
    const way = model.negative?.value ?? { kind: 'none' as const };
    const names = things.map(say);
    if (way.kind === 'in-prompt') {
      if (say(statement).startsWith('--')) edits.push({ from: statement.from, to: statement.to, by: names.map((name) => `no ${name}`).join(', ') });
      return;
    }
    if (things.length === 0) {
      remove(statement);
      tell(statement, 'no-negative');
      return;
    }
    if (way.kind === 'field') {
      negatives.push(...names);
      remove(statement);
      return;
    }
    if (way.kind === 'flag') {
      const single = names.filter((name) => !/\s/.test(name.trim()));
      negatives.push(...single);
      remove(statement);
      for (const thing of things) if (!single.includes(say(thing))) tell(thing, 'no-negative');
      return;
    }
    const facts = names.map((name) => positives[name.toLowerCase()]?.phrase);
    if (facts.every((fact) => fact !== undefined)) edits.push({ from: statement.from, to: statement.to, by: [...new Set(facts)].join(', ') });
    else {
      remove(statement);
      tell(statement, 'no-negative');
    }
  }

  function lettered({ from, to, words }: Extract<Statement, { kind: 'lettering' }>): void {
    const own = say(words).trim();
    if (own === '' || own.includes('"')) return;
    edits.push({ from, to, by: `"${own}"` });
  }

  function spoken(statement: Extract<Statement, { kind: 'line' }>): void {
    const heard = model.mode === 'video' ? (model.audio?.value ?? []) : [];
    const speaks = heard.includes('dialogue') || heard.includes('narration');
    if (speaks || ['script', 'brief'].includes(model.input.value)) return;
    if (statement.sure === 'guess') return;
    const verb = /(?:,? ?\band\b )?(?:,? ?\b(?:he|she|they|it)\b )?\b(?:says?|asks?|tells?|whispers?|shouts?|sighs?|calls?)\b(?: \w+ly)?[,:]? ?$/i;
    const before = text.slice(0, statement.from);
    const said = statement.speaker ? undefined : verb.exec(before);
    const from = said ? said.index : statement.from;
    edits.push({ from, to: statement.to, by: '' });
    leftOff.push({ what: say(statement), why: 'no-speech' });
  }

  edits.push(...plainData(reading, edits), ...plainWeights(reading, model));
  const isProse = !['sections', 'script', 'brief', 'structured'].includes(model.input.value);
  if (isProse) edits.push(...withoutLabels(reading), ...plainMarks(reading));
  const isSilent = model.mode === 'photo' || (model.audio?.value.length ?? 0) === 0;
  if (isSilent && model.mode === 'video') {
    for (const statement of statements)
      if (statement.kind === 'sound' && statement.within === undefined && statement.sure !== 'guess') {
        remove(statement);
        tell(statement, 'no-audio');
      }
    if (statements.some(({ kind }) => kind === 'sound')) leftOff.push({ what: 'sound', why: 'no-audio' });
  }
  if (model.input.value === 'motion' && hasStartImage)
    for (const statement of shownByImage(reading)) {
      remove(statement);
      tell(statement, 'shown-by-image');
    }
  leftOff.push(...toldOf(reading, model, hasStartImage));
  const way = model.negative?.value;
  const tail = [...flags, ...(way?.kind === 'flag' && negatives.length > 0 ? [`${way.flag} ${[...new Set(negatives)].join(', ')}`] : [])];
  for (const statement of tooLong(reading, edits, model, tail.join(' '))) {
    remove(statement);
    tell(statement, 'too-long');
  }
  const prompt = [edited(reading, edits), ...tail].filter(Boolean).join(' ');
  return { prompt, negative: way?.kind === 'flag' ? '' : [...new Set(negatives)].join(', '), settings, leftOff };
}

/** Sets what the generator offers. */
function set(
  { key, value }: Extract<Statement, { kind: 'setting' }>,
  model: Model,
  settings: Record<string, string>,
  flags: string[],
): boolean {
  if (key === 'ratio') {
    const shape = model.shape?.value;
    if (!shape || shape.by === 'image' || !offersRatio(model, value as Ratio)) return false;
    if (shape.by === 'flag') flags.push(`${shape.name ?? '--ar'} ${inWhole(value)}`);
    settings['ratio'] = value;
    return true;
  }
  if (key === 'seconds') {
    const offered = model.mode === 'video' && model.duration !== undefined && offersDuration(model, Number(value));
    if (offered) settings['seconds'] = value;
    return offered;
  }
  if (key === 'resolution') {
    const known = model.resolutions?.value.some((one) => one.toLowerCase() === value.toLowerCase()) === true;
    if (known) settings['resolution'] = value;
    return known;
  }
  if (key === 'flag') return false;
  const known = model.parameters.find(({ value: one }) => one.name.replace(/^-+/, '').toLowerCase().startsWith(key));
  if (known?.value.name.startsWith('--')) flags.push(key === 'loop' ? known.value.name : `${known.value.name} ${value}`);
  else if (known) settings[known.value.name] = value;
  return known !== undefined;
}

/** A flag takes whole numbers: "2.39:1" is 239 to 100. */
function inWhole(ratio: string): string {
  const [wide = '1', high = '1'] = ratio.split(':');
  const digits = Math.max(...[wide, high].map((side) => side.split('.')[1]?.length ?? 0));
  return digits === 0 ? ratio : [wide, high].map((side) => Math.round(Number(side) * 10 ** digits)).join(':');
}
