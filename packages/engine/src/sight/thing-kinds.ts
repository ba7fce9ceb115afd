/**
 * What kinds are mistaken for each other. An animal that is none of these looks like one of them; and what is a box, a
 * ball, a jar or a stick, as most things of the world are, looks like one of the simple ones.
 */
export type Family = 'animal' | 'vehicle' | 'thing' | 'simple';

export interface ThingWords {
  one: string;
  many: string;
  family: Family;
}

const words = (one: string, many: string, family: Family = 'thing'): ThingWords => ({ one, many, family });

/** What the embedded eyes can name, in the order of the set they were trained on (COCO). */
export const thingWords = {
  person: words('a person', 'people'),
  bicycle: words('a bicycle', 'bicycles', 'vehicle'),
  car: words('a car', 'cars', 'vehicle'),
  motorcycle: words('a motorcycle', 'motorcycles', 'vehicle'),
  airplane: words('an airplane', 'airplanes', 'vehicle'),
  bus: words('a bus', 'buses', 'vehicle'),
  train: words('a train', 'trains', 'vehicle'),
  truck: words('a truck', 'trucks', 'vehicle'),
  boat: words('a boat', 'boats', 'vehicle'),
  'traffic light': words('a traffic light', 'traffic lights'),
  'fire hydrant': words('a fire hydrant', 'fire hydrants', 'simple'),
  'stop sign': words('a stop sign', 'stop signs'),
  'parking meter': words('a parking meter', 'parking meters', 'simple'),
  bench: words('a bench', 'benches'),
  bird: words('a bird', 'birds', 'animal'),
  cat: words('a cat', 'cats', 'animal'),
  dog: words('a dog', 'dogs', 'animal'),
  horse: words('a horse', 'horses', 'animal'),
  sheep: words('a sheep', 'sheep', 'animal'),
  cow: words('a cow', 'cows', 'animal'),
  elephant: words('an elephant', 'elephants', 'animal'),
  bear: words('a bear', 'bears', 'animal'),
  zebra: words('a zebra', 'zebras', 'animal'),
  giraffe: words('a giraffe', 'giraffes', 'animal'),
  backpack: words('a backpack', 'backpacks', 'simple'),
  umbrella: words('an umbrella', 'umbrellas'),
  handbag: words('a handbag', 'handbags', 'simple'),
  tie: words('a tie', 'ties', 'simple'),
  suitcase: words('a suitcase', 'suitcases', 'simple'),
  frisbee: words('a frisbee', 'frisbees', 'simple'),
  skis: words('a pair of skis', 'skis'),
  snowboard: words('a snowboard', 'snowboards', 'simple'),
  'sports ball': words('a sports ball', 'sports balls', 'simple'),
  kite: words('a kite', 'kites', 'simple'),
  'baseball bat': words('a baseball bat', 'baseball bats', 'simple'),
  'baseball glove': words('a baseball glove', 'baseball gloves'),
  skateboard: words('a skateboard', 'skateboards', 'simple'),
  surfboard: words('a surfboard', 'surfboards', 'simple'),
  'tennis racket': words('a tennis racket', 'tennis rackets'),
  bottle: words('a bottle', 'bottles', 'simple'),
  'wine glass': words('a wine glass', 'wine glasses', 'simple'),
  cup: words('a cup', 'cups', 'simple'),
  fork: words('a fork', 'forks', 'simple'),
  knife: words('a knife', 'knives', 'simple'),
  spoon: words('a spoon', 'spoons', 'simple'),
  bowl: words('a bowl', 'bowls', 'simple'),
  banana: words('a banana', 'bananas', 'simple'),
  apple: words('an apple', 'apples', 'simple'),
  sandwich: words('a sandwich', 'sandwiches', 'simple'),
  orange: words('an orange', 'oranges', 'simple'),
  broccoli: words('broccoli', 'broccoli', 'simple'),
  carrot: words('a carrot', 'carrots', 'simple'),
  'hot dog': words('a hot dog', 'hot dogs', 'simple'),
  pizza: words('a pizza', 'pizzas'),
  donut: words('a donut', 'donuts', 'simple'),
  cake: words('a cake', 'cakes', 'simple'),
  chair: words('a chair', 'chairs'),
  couch: words('a couch', 'couches'),
  'potted plant': words('a potted plant', 'potted plants'),
  bed: words('a bed', 'beds', 'simple'),
  'dining table': words('a dining table', 'dining tables', 'simple'),
  toilet: words('a toilet', 'toilets', 'simple'),
  tv: words('a television', 'televisions', 'simple'),
  laptop: words('a laptop', 'laptops'),
  mouse: words('a mouse', 'mice', 'simple'),
  remote: words('a remote', 'remotes', 'simple'),
  keyboard: words('a keyboard', 'keyboards'),
  'cell phone': words('a cell phone', 'cell phones', 'simple'),
  microwave: words('a microwave', 'microwaves', 'simple'),
  oven: words('an oven', 'ovens', 'simple'),
  toaster: words('a toaster', 'toasters', 'simple'),
  sink: words('a sink', 'sinks', 'simple'),
  refrigerator: words('a refrigerator', 'refrigerators', 'simple'),
  book: words('a book', 'books', 'simple'),
  clock: words('a clock', 'clocks'),
  vase: words('a vase', 'vases', 'simple'),
  scissors: words('a pair of scissors', 'scissors'),
  'teddy bear': words('a teddy bear', 'teddy bears'),
  'hair drier': words('a hair drier', 'hair driers', 'simple'),
  toothbrush: words('a toothbrush', 'toothbrushes', 'simple'),
} as const satisfies Readonly<Record<string, ThingWords>>;

export type ThingKind = keyof typeof thingWords;

export const thingKinds = Object.keys(thingWords) as ThingKind[];
