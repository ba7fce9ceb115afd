import { splitDoing } from './doing.ts';

/** "Product shot of …" says what it is, not who is in it. */
const PICTURE_OF =
  /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,2}(?:shot|portrait|photo|photograph|picture|image|view|close-up|macro|footage|video|time-?lapse) of (?=\S)/iu;

/** "The old man" of "an old man in a blue coat, hat in hand": who is seen needs no describing. */
export function plainName(text: string): string {
  const [head = ''] = /^[^,;:.!?()\n]*/.exec(text.replace(PICTURE_OF, '')) ?? [];
  const bare =
    (splitDoing(head)?.who ?? head)
      .split(
        /\s(?:in|with|wearing|holding|at|on|of|under|by|from|near|against|inside|behind|beside|between|over|who|whose|that|which|is|are|was|were|has|have|had|does|do|did|can|cannot|will|would)\s/,
      )[0]
      ?.trim() ?? '';
  if (bare === '') return 'the subject';
  const words = bare.replace(/^(?:an?|the|one)\s/i, '');
  return words === bare ? bare : `the ${words}`;
}
