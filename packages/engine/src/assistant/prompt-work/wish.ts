export type Wish =
  | 'new'
  | 'improve'
  | 'edit'
  | 'shorter'
  | 'longer'
  | 'moodier'
  | 'write-for'
  | 'why'
  | 'length';
