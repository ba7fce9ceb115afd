import { type Deed, forms, wordsOf } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import type { Told } from './told.ts';
import { wholeDeed } from './told-words.ts';

export type Member = Shot['cast'][number];

/** What was understood so far, while a shot is gone through. */
export class Telling {
  readonly told: Told;
  readonly shot: Shot;
  readonly beats: Shot['beats'];
  /** Which of the people a member of the cast is; several stand for one. */
  readonly whoIs = new Map<number, number>();
  readonly itemIs = new Map<number, number>();
  readonly named = new Set<string>();
  /** "A sword fight between two knights": what those do who are named later. */
  common: Deed | undefined;

  constructor(shot: Shot) {
    this.shot = shot;
    this.beats = shot.beats
      .filter(({ isDenied }) => !isDenied)
      .map((beat) => ({ ...beat, does: wholeDeed(beat.does, shot.subject.action) }));
    this.told = {
      people: [],
      crowd: 0,
      animals: [],
      items: [],
      isHands: false,
      absent: new Set(
        shot.absences.flatMap(({ things }) => things.flatMap((thing) => wordsOf(thing).flatMap(forms))),
      ),
    };
  }

  isAbsent(head: string): boolean {
    return forms(head).some((form) => this.told.absent.has(form));
  }

  isSaid(text: string): boolean {
    const { subject, place } = this.shot;
    return `${subject.text} ${subject.action} ${place.text}`.includes(text);
  }
}
