import type { Shot } from '@cuewright/engine/shot';
import { handle } from './handle.ts';
import { lead } from './lead.ts';
import { meet } from './meet.ts';
import { isNameable } from './nameable.ts';
import { settle } from './settle.ts';
import { Telling } from './telling.ts';
import type { Told } from './told.ts';
import { subjectAlone } from './told-words.ts';

/** Who and what a shot tells of, as far as it is to be seen; what is done with it, and what must not be there. */
export function tell(shot: Shot): Told {
  const telling = new Telling(shot);
  const [first] = shot.cast;
  const isSaid = first !== undefined && telling.isSaid(first.text);
  const members = isSaid ? shot.cast : subjectAlone(shot.subject.text);
  for (const [id, member] of members.entries()) if (!member.isHandled) meet(telling, id, member);
  for (const [id, member] of members.entries()) if (member.isHandled) handle(telling, id, member, members);
  lead(telling);
  settle(telling);
  const { told } = telling;
  const text = [shot.subject.text, shot.subject.action, shot.place.text].join(' ');
  return { ...told, items: told.items.filter((item) => isNameable(item, told, text)) };
}
