import type { Fitted } from '../../writing/fit-model.ts';
import { plainName } from '../../writing/plain-name.ts';

const NEGATED = /\b(?:no|not|never|without|nobody|nothing|none|neither|cannot|\p{L}+n['’]t)\b/iu;

function isNegated(text: string): boolean {
  return NEGATED.test(text);
}

/** A thing that is ruled out in the words is seen all the same: the clause goes, and is told. Words that have to stay do. */
export function fitNegations({ shot, dropped }: Fitted): void {
  const clean = (field: string, text: string): string => {
    if (!isNegated(text)) return text;
    const clauses = text.split(/(?<=[,;.!?])\s+|\s+(?=(?:who|that|which|whom)\b)/);
    const gone = clauses.filter(
      (clause) => isNegated(clause) && !shot.locked.some((words) => text.includes(words)),
    );
    for (const value of gone)
      dropped.push({ field, value: value.replace(/[,;]$/, ''), reason: 'no-negative' });
    return clauses
      .filter((clause) => !gone.includes(clause))
      .join(' ')
      .replace(/[,;]$/, '');
  };
  shot.subject.action = clean('subject.action', shot.subject.action);
  shot.place.text = clean('place.text', shot.place.text);
  shot.camera.text = clean('camera.text', shot.camera.text);
  shot.light.text = clean('light.text', shot.light.text);
  shot.details = clean('details', shot.details);
  shot.mood = clean('mood', shot.mood);
  const name = plainName(shot.subject.text);
  const subject = clean('subject.text', shot.subject.text);
  shot.subject.text = subject === '' && !isNegated(name) ? name : subject;
}
