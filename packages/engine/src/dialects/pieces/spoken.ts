import type { Line, Shot } from '../../shot/shot.ts';
import { plainName } from '../../writing/plain-name.ts';
import { withCapital } from '../../writing/sentence.ts';

/** Who says a line; where nobody is named and one person is there, it is they. */
export function speakerOf({ speaker }: Line, { subject }: Shot): string {
  if (speaker !== '') return speaker;
  return subject.text !== '' && (subject.people ?? 1) === 1 ? plainName(subject.text) : '';
}

/** The old man says, whispering: "Stay." */
export function spokenLines(shot: Shot): string[] {
  return shot.lines.map((line) => {
    const speaker = speakerOf(line, shot);
    const who = speaker === '' ? 'A voice says' : `${withCapital(speaker)} says`;
    return `${who}${line.manner === '' ? '' : `, ${line.manner}`}: ${quoted(line.words)}`;
  });
}

/** In straight quotes, with those inside turned so that they close nothing. */
export function quoted(words: string): string {
  return `"${words.replaceAll('"', '”')}"`;
}
