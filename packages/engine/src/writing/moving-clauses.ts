import { isMoving } from '../language/deeds/motion.ts';
import type { Fitted } from './fit-model.ts';

interface Divided {
  field: string;
  still: readonly string[];
  keep: () => void;
}

/** "in a birch forest, snow flying": the forest is in the picture, the snow flies on. */
export function movingClauses(shot: Fitted['shot'], isKept: (value: string) => boolean): Divided[] {
  const { place, light } = shot;
  const divide = (field: string, text: string | undefined, keep: (text: string) => void): Divided[] => {
    if (text === undefined || text === '' || isKept(text)) return [];
    const clauses = text.split(/\s*[,;\n]\s*|(?<=[.!?])\s+/).filter((clause) => clause !== '');
    return [
      {
        field,
        still: clauses.filter((clause) => !isMoving(clause)),
        keep: () => keep(clauses.filter(isMoving).join(', ')),
      },
    ];
  };
  return [
    ...divide('place.text', place.text, (text) => {
      place.text = text;
    }),
    ...divide('light.text', light.text, (text) => {
      light.text = text;
    }),
    ...divide('details', shot.details, (text) => {
      shot.details = text;
    }),
  ];
}
