import type { Shot } from '../../shot/shot.ts';
import { article, type Sentence, say, sentence, withCapital } from '../../writing/sentence.ts';
import { namesMedium } from './medium.ts';
import { type Scene, sceneOf } from './picture-scene.ts';
import { shotNamed } from './shot-name.ts';

/** What kind of picture it is, as a family puts it; nothing where its words say it themselves. */
export interface Lead {
  /** "A photograph"; not said of what is painted or drawn. */
  medium: string;
  /** With the size and angle: "A low-angle close-up". Without it they are said somewhere else. */
  framed?: (frame: string) => string;
}

/** "A low-angle close-up of a smith", "A photograph in which a woman mends a net". */
export function openingWith(shot: Shot, { medium, framed }: Lead): Sentence[] {
  const { stretches, reads } = sceneOf(shot);
  const noun = nounOf(medium);
  const frame = framed ? shotNamed(shot, noun) : '';
  const lead = frame !== '' && framed ? framed(frame) : namesMedium(shot) ? '' : medium;
  const behind = joints[reads];
  switch (reads) {
    case 'nothing':
      return [sentence(say('camera', frame === '' ? undefined : withCapital(lead)))];
    case 'text':
    case 'picture':
      return [sentence(...stretches), sentence(say('camera', frame === '' ? undefined : withCapital(frame)))];
    default:
      return [sentence(say('camera', lead === '' ? undefined : `${lead}${behind}`), ...stretches)];
  }
}

const joints: Readonly<Record<Scene['reads'], string>> = {
  thing: ' of ',
  note: ': ',
  deed: ' in which ',
  picture: '',
  text: '',
  nothing: '',
};

/** "An eye-level medium shot". */
export function withArticle(frame: string): string {
  return withCapital(`${article(frame)} ${frame}`);
}

function nounOf(medium: string): string {
  return medium.split(' ').at(-1)?.toLowerCase() ?? 'photograph';
}
