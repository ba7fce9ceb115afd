export type Wish =
  | 'new'
  | 'improve'
  /** Improve what is on the screen; with nothing there it is no wish. */
  | 'lacking'
  | 'edit'
  | 'shift'
  | 'vary'
  | 'shorter'
  | 'longer'
  | 'moodier'
  | 'write-for'
  | 'why'
  | 'length';
