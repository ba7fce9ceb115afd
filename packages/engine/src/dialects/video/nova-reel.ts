import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Sentence, Stretch } from '../../writing/sentence.ts';
import { say, sentence, textOf } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { ledScene } from '../pieces/led-scene.ts';
import { movementNames } from '../pieces/movement-names.ts';
import { fitNegations } from '../pieces/negated.ts';
import { sayOpposites } from '../pieces/opposites.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { stretchesOf } from '../pieces/runs.ts';

/** A caption, then keywords between semicolons with the camera's move last; nothing is ruled out in it. */
export const novaReel: Dialect = {
  fit: (fitted, model) => {
    sayOpposites(fitted, model);
    fitNegations(fitted);
  },
  say: (telling) => (telling.isFromImage ? fromPicture(telling) : told(telling)),
};

function told({ fresh, model, facts }: Telling): Sentence[] {
  const { run, behind } = ledScene(fresh);
  const phrases = phrasesOf(fresh);
  const keywords: (Stretch | undefined)[] = [
    ...behind,
    say('light', phrases.light.join(', ')),
    ...stretchesOf(
      phrases,
      'surroundings',
      'details',

      'mood',
      'palette',
      'look',
      'lens',
      'focus',
      'camera',
    ),
    ...facts.map(({ phrase }) => say('technical', phrase)),
    say('camera', moveOf(fresh, model)),
  ];
  const [first = []] = [sentence(...run)];
  const bare = first.map((stretch, at) =>
    at === first.length - 1 ? { ...stretch, text: stretch.text.replace(/(?<=[^.])\.$/, '') } : stretch,
  );
  const tail = keywords.filter((one) => one !== undefined);
  const isCinematic = tail.length > 0 || /cinematic/i.test(textOf(bare));
  const all = isCinematic ? tail : [{ part: 'technical' as const, text: 'cinematic' }];
  return [
    [
      ...bare,
      ...all.map(({ part, text }, at) => ({
        part,
        text: `${at === 0 && bare.length === 0 ? '' : '; '}${text}`,
      })),
    ],
  ];
}

function moveOf({ camera }: Shot, model: Model | undefined): string | undefined {
  return camera.movement && (model?.camera?.value.moves?.[camera.movement] ?? movementNames[camera.movement]);
}
