/** One line of numbers over days: what it is called, and in which ink it is drawn. */
export interface Series<Key extends string = string> {
  key: Key;
  name: string;
  tone: Tone;
}

export type Tone = 'plain' | 'daylight' | 'warn';

/** One day and its numbers, by the key of their series. */
export type DayRow<Key extends string = string> = { day: string } & Record<Key, number>;
