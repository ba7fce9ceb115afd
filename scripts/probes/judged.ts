import type { ModelId } from '../../packages/engine/src/catalogue/index.ts';
import type { CopyFor } from '../../packages/engine/src/copies/copies-of.ts';
import type { Kind } from '../../packages/engine/src/language/statement.ts';

/** A line for one generator, and what its copy has to hold: patterns, words letter for letter, settings. */
export interface ScoredProbe {
  readonly id: string;
  readonly kind: string;
  readonly mode: 'photo' | 'video';
  readonly model: ModelId;
  readonly text: string;
  readonly start_image?: boolean;
  readonly copy_has?: readonly string[];
  readonly copy_lacks?: readonly string[];
  readonly negative_has?: readonly string[];
  readonly negative_lacks?: readonly string[];
  readonly kept_or_told?: readonly string[];
  readonly lettering?: readonly string[];
  readonly spoken?: readonly string[];
  readonly sounds?: readonly string[];
  readonly told?: readonly string[];
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly settings_lack?: Readonly<Record<string, string | number>>;
}

export interface Judged {
  readonly bad: readonly string[];
  readonly isActed: boolean;
  readonly holdsUnchanged: boolean;
  readonly isHarmed: boolean;
  /** Told to be left off, though it stands. */
  readonly untrue: number;
}

const pattern = (words: string) => new RegExp(words, 'iu');
const flagsOf = (prompt: string) => /\s--[a-z][\s\S]*$/.exec(prompt)?.[0] ?? '';

/** Whether a copy holds all that its probe asks, and whether the text as it came would have. */
export function judged(probe: ScoredProbe, copy: CopyFor): Judged {
  const { prompt } = copy;
  const bad: string[] = [];
  const hold = (field: string, isHeld: boolean, what: string) => {
    if (!isHeld) bad.push(`${field}: ${what}`);
  };
  const flags = flagsOf(prompt);
  const excluded = `${copy.negative} ${/--no\s+(.*?)(?=\s--[a-z]|$)/s.exec(flags)?.[1] ?? ''}`;
  // What quotes more than half of the text tells nothing.
  const leftOff = copy.leftOff.filter(
    ({ what }) => what.length <= probe.text.length / 2 || probe.text.length < 40,
  );
  const told = JSON.stringify([leftOff, copy.open]);
  for (const words of probe.copy_has ?? []) hold('copy_has', pattern(words).test(prompt), words);
  for (const words of probe.copy_lacks ?? []) hold('copy_lacks', !pattern(words).test(prompt), words);
  for (const words of probe.negative_has ?? []) hold('negative_has', pattern(words).test(excluded), words);
  for (const words of probe.negative_lacks ?? [])
    hold('negative_lacks', !pattern(words).test(excluded), words);
  for (const words of probe.kept_or_told ?? [])
    hold(
      'kept_or_told',
      [prompt, excluded, told].some((text) => pattern(words).test(text)),
      words,
    );
  const set: Readonly<Record<string, unknown>> = {
    ratio: /--(?:ar|aspect)\s+(\S+)/.exec(flags)?.[1],
    ...copy.settings,
  };
  for (const [key, value] of Object.entries(probe.settings ?? {})) {
    const got = set[key] ?? '';
    hold(
      `settings.${key}`,
      String(got).toLowerCase() === String(value).toLowerCase(),
      `${value}, got ${String(got)}`,
    );
  }
  const own: Readonly<Record<string, unknown>> = { ...copy.settings };
  for (const [key, value] of Object.entries(probe.settings_lack ?? {}))
    hold('settings_lack', String(own[key] ?? '') !== String(value), `${key} ${value}`);
  const has = (kind: Kind) =>
    copy.statements.length === 0 || copy.statements.some((one) => one.kind === kind);
  if (probe.lettering?.length === 0) hold('lettering', !has('lettering'), 'none');
  if (probe.spoken?.length === 0) hold('spoken', !has('line'), 'none');
  for (const words of probe.lettering ?? []) hold('lettering', prompt.includes(words), words);
  for (const words of probe.spoken ?? []) hold('spoken', prompt.includes(words), words);
  for (const words of probe.sounds ?? []) hold('sounds', pattern(words).test(prompt), words);
  for (const words of probe.told ?? []) hold('told', pattern(words).test(told), words);
  const holdsUnchanged = unchangedHolds(probe);
  return {
    bad,
    isActed: prompt !== probe.text || excluded.trim() !== '' || leftOff.length > 0,
    holdsUnchanged,
    isHarmed: holdsUnchanged && bad.length > 0,
    untrue: leftOff.filter(({ what }) => what.length > 3 && prompt.toLowerCase().includes(what.toLowerCase()))
      .length,
  };
}

/** Would the text pass, handed back as it came? Then failing it is harm. */
function unchangedHolds(probe: ScoredProbe): boolean {
  const { text } = probe;
  return (
    [...(probe.copy_has ?? []), ...(probe.sounds ?? [])].every((words) => pattern(words).test(text)) &&
    !(probe.copy_lacks ?? []).some((words) => pattern(words).test(text)) &&
    [...(probe.lettering ?? []), ...(probe.spoken ?? [])].every((words) => text.includes(words)) &&
    !probe.negative_has &&
    !probe.settings &&
    !probe.told
  );
}
