import type { Movement } from './words.ts';

/**
 * What a shot tells besides its fields, in the person's own words. Who is meant is told by their place in the cast, and
 * left out where it could be several.
 */
export interface Told {
  /** Each person and thing apart. */
  cast: Member[];
  /** What they do, in the order it was told in. */
  beats: Beat[];
  /** What the camera does, in the order it was told in. */
  moves: CameraMove[];
  /** Words that are drawn in the picture. */
  lettering: Lettering[];
  /** What must not be there, and how far that reaches. */
  absences: Absence[];
  /** What was said to the app, or about the job. */
  requests: string[];
  /** "@mara", "the attached photo". */
  mentions: string[];
  /** What nobody could make anything of. */
  rest: string[];
  /** It is in another language, of which only words of the trade are known. */
  isHalfRead?: true;
}

export interface Member {
  /** As they were brought in: "two brothers". */
  text: string;
  name?: string;
  count?: number | 'many';
  /** The member that this is one of: "one laughing". */
  partOf?: number;
  traits: string[];
  wears: string[];
  holds: string[];
  /** Where in the frame: "on the left". */
  place?: string;
  /** A thing that another has in hand or does something to. */
  isHandled: boolean;
}

export interface Beat {
  who: number[];
  does: string;
  /** Whom or what it is done to. */
  to: number[];
  isDenied: boolean;
  /** When, beside the beat before. */
  link: 'open' | 'then' | 'together' | 'earlier';
}

export interface CameraMove {
  text: string;
  /** By its name, where the trade has one. */
  movement?: Movement;
  tempo?: string;
  target?: string;
  until?: string;
  link: 'open' | 'then' | 'together';
}

export interface Lettering {
  words: string;
  surface?: string;
  place?: string;
  hand?: string;
}

export interface Absence {
  things: string[];
  reach: 'picture' | 'bound' | 'except' | 'only';
  /** Whose it is, of those who are told apart. */
  whose?: number;
}

export function nothingTold(): Told {
  return {
    cast: [],
    beats: [],
    moves: [],
    lettering: [],
    absences: [],
    requests: [],
    mentions: [],
    rest: [],
  };
}

/** Somebody or something of whom only these words are known. */
export function memberCalled(text: string): Member {
  return { text, traits: [], wears: [], holds: [], isHandled: false };
}

/** What one shot tells, for another that is made of it. */
export function toldIn({ cast, beats, moves, lettering, absences, requests, mentions, rest }: Told): Told {
  return { cast, beats, moves, lettering, absences, requests, mentions, rest };
}

/** Tells what another shot tells as well; its cast stands behind the one that was there. */
export function tellAlso(told: Told, also: Told): void {
  const first = told.cast.length;
  const moved = (ids: readonly number[]) => ids.map((id) => id + first);
  told.cast.push(
    ...also.cast.map((one) => (one.partOf === undefined ? one : { ...one, partOf: one.partOf + first })),
  );
  told.beats.push(...also.beats.map((one) => ({ ...one, who: moved(one.who), to: moved(one.to) })));
  told.moves.push(...also.moves);
  told.lettering.push(...also.lettering);
  told.absences.push(
    ...also.absences.map((one) => (one.whose === undefined ? one : { ...one, whose: one.whose + first })),
  );
  told.requests.push(...also.requests);
  told.mentions.push(...also.mentions);
  told.rest.push(...also.rest);
  if (also.isHalfRead) told.isHalfRead = true;
}
