import { write } from '../../writing/write.ts';
import type { Checked } from '../checked.ts';
import type { Found, Rule } from '../rule.ts';

/** A picture that is needed and not there, or there and described again. */
export const startImage: Rule = {
  find: (seen) => {
    const takes = seen.model?.startImage?.value;
    if (seen.mode === 'photo' || takes === undefined || takes === 'none') return [];
    if (takes === 'required' && !seen.hasStartImage) return [missing(seen)];
    return seen.hasStartImage ? describedAgain(seen) : [];
  },
};

function missing({ name }: Checked): Found {
  return {
    severity: 'hint',
    says: `${name} begins with a picture.`,
    because: 'Make the still first; the words then say only what moves.',
  };
}

const FEWEST = 2;

function describedAgain({ text, said, shot, model, name, words }: Checked): Found[] {
  const looks = said(
    'camera.size',
    'camera.angle',
    'camera.lens.mm',
    'camera.aperture',
    'camera.body',
    'light.source',
    'light.direction',
    'light.quality',
    'light.temperature',
    'place.class',
    'place.hour',
    'palette',
  );
  const [first] = looks;
  if (!first || looks.length < FEWEST || model?.input.value === 'numbers') return [];
  const moving = write(shot, model, { startImage: 'start' }).text;
  return [
    {
      severity: 'warning',
      span: first,
      says: 'The picture is described again.',
      because: `${name} has the picture. Words about its looks pull the frame apart; what moves is all it needs.`,
      ...(moving !== '' &&
        moving.length < words.end && {
          fix: { label: 'Keep only what moves', edits: [{ start: 0, end: text.length, text: moving }] },
        }),
    },
  ];
}
