export type Age = 'toddler' | 'child' | 'teenager' | 'adult' | 'old';
export type Hair = 'short' | 'long' | 'bob' | 'bun' | 'bald' | 'curly' | 'hood' | 'braid' | 'ponytail';
export type Hat =
  | 'cap'
  | 'brim'
  | 'toque'
  | 'helmet'
  | 'beanie'
  | 'veil'
  | 'crown'
  | 'headphones'
  | 'space-helmet';
export type Garment =
  | 'plain'
  | 'shirt'
  | 'suit'
  | 'coat'
  | 'dress'
  | 'gown'
  | 'skirt'
  | 'robe'
  | 'tshirt'
  | 'hoodie'
  | 'apron'
  | 'uniform'
  | 'armour'
  | 'overalls'
  | 'spacesuit'
  | 'bare';
export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'sit-low'
  | 'kneel'
  | 'crouch'
  | 'lie'
  | 'work'
  | 'reach'
  | 'climb'
  | 'point'
  | 'dance'
  | 'embrace'
  | 'jump'
  | 'ride'
  | 'read'
  | 'play'
  | 'hold'
  | 'swim'
  | 'lean'
  | 'meditate'
  | 'fight'
  | 'surf'
  | 'show';
export type Prop =
  | 'umbrella'
  | 'book'
  | 'paper'
  | 'phone'
  | 'guitar'
  | 'cup'
  | 'glass'
  | 'lantern'
  | 'torch'
  | 'bag'
  | 'suitcase'
  | 'basket'
  | 'flowers'
  | 'net'
  | 'tool'
  | 'knife'
  | 'key'
  | 'pen'
  | 'stick'
  | 'broom'
  | 'ball'
  | 'balloon'
  | 'camera'
  | 'violin'
  | 'cello'
  | 'rope'
  | 'sword'
  | 'fishing-rod'
  | 'pan'
  | 'brush'
  | 'microphone';

export interface Person {
  age: Age;
  isWoman: boolean;
  hair: Hair;
  isFair: boolean;
  hat?: Hat;
  hasBeard: boolean;
  hasGlasses: boolean;
  hasEyesClosed: boolean;
  garment: Garment;
  pose: Pose;
  prop?: Prop;
  /** Carried on the back. */
  hasBackpack: boolean;
  /** Which of a few plain tones the clothes have, so that two people are told apart. */
  tint: number;
}
