export type Wish =
  | 'new'
  | 'improve'
  | 'edit'
  | 'shift'
  | 'vary'
  | 'shorter'
  | 'longer'
  | 'moodier'
  | 'write-for'
  | 'why'
  | 'length';
