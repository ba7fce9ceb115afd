import type { Shot } from '../../shot/shot.ts';

/** "is leaping" of "leaping": a sentence of its own, where a caption would leave it hanging. */
export function goingOn(subject: Shot['subject']): Shot['subject'] {
  if (subject.text === '' || !/^\p{Ll}{3,}ing(?!\p{L})/u.test(subject.action)) return subject;
  return { ...subject, action: `${isSeveral(subject) ? 'are' : 'is'} ${subject.action}` };
}

/** More than one: what they do is told in the plural. */
function isSeveral({ text, people = 1 }: Shot['subject']): boolean {
  const head = text.split(/\s(?:in|with|at|on|of)\s|,/)[0] ?? '';
  return people > 1 || / and /.test(head) || /^(?:two|three|four|five|several|some|many)\b/i.test(head);
}
