import { stillsNamed } from '../../language/words/pictures-of.ts';
import type { FindingField } from '../../shot-of/finding.ts';
import type { Checked } from '../checked.ts';
import { cutOut, smallClause } from '../cut-out.ts';
import type { Found, Rule } from '../rule.ts';

const TIMED = new Set(['slow-motion', 'time-lapse', 'hyperlapse', 'speed-ramp', 'freeze-frame']);

/** Words of a still in a clip, and of a clip in a still. */
export const photoTerms: Rule = {
  find: (seen) => (seen.mode === 'video' ? ofAStill(seen) : ofAClip(seen)),
};

function ofAStill({ text, words, name, said, model }: Checked): Found[] {
  // What reads no text is handed the words for its start image.
  if (model?.input.value === 'script' || model?.input.value === 'numbers') return [];
  const stills = stillsNamed(text.slice(0, words.end)).map(({ start, end }) => {
    return {
      severity: 'warning' as const,
      span: { start, end },
      says: `${text.slice(start, end)}: a still, in a clip.`,
      because: `${name} may hold the frame still. Name the shot instead.`,
      fix: {
        label: 'Make it a shot',
        edits: [{ start, end, text: start === 0 ? 'A shot of' : 'a shot of' }],
      },
    };
  });
  const fast = said('camera.shutter')
    .filter(({ value }) => Number(/^1\/(\d+)/.exec(value)?.[1] ?? 0) > 250)
    .map((shutter) => ({
      severity: 'hint' as const,
      span: shutter,
      says: `${shutter.value} freezes a photograph.`,
      because: 'In a clip so short a shutter makes movement stutter; 1/50 is how film looks.',
      fix: { label: 'Make it 1/50', edits: [{ start: shutter.start, end: shutter.end, text: '1/50' }] },
    }));
  return [...stills, ...fast];
}

function ofAClip({ text, name, said }: Checked): Found[] {
  const fields: FindingField[] = ['camera.movement', 'effects', 'duration', 'audio.dialogue'];
  return said(...fields)
    .filter(({ field, value }) => field !== 'effects' || TIMED.has(value))
    .filter(({ field, value }) => field !== 'camera.movement' || value !== 'handheld')
    .map((finding) => {
      const stretch = text.slice(finding.start, finding.end);
      const clause = finding.field === 'audio.dialogue' ? undefined : smallClause(text, finding);
      return {
        severity: 'warning' as const,
        span: finding,
        says: `${stretch}: a still ${WHY[finding.field] ?? 'has no time'}.`,
        because: `${name} makes one picture. Say what is seen in it.`,
        ...(clause && { fix: { label: 'Take it out', edits: [cutOut(text, clause)] } }),
      };
    });
}

const WHY: Readonly<Partial<Record<FindingField, string>>> = {
  'camera.movement': 'does not move',
  duration: 'has no length',
  'audio.dialogue': 'is silent',
};
