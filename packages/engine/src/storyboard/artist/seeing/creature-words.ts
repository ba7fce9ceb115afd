/** What animals are called, by the outline they are drawn in. Whatever has none of its own keeps its general shape. */
export const creatureWords = {
  dog: 'dog puppy hound retriever terrier sheepdog husky collie labrador dachshund poodle beagle bulldog spaniel',
  wolf: 'wolf coyote jackal dingo',
  fox: 'fox vixen',
  cat: 'cat kitten tabby',
  lion: 'lion',
  tiger: 'tiger tigress',
  bigCat: 'leopard panther cheetah lynx jaguar lioness puma cougar bobcat',
  horse: 'horse pony mare stallion foal donkey mustang mule colt',
  zebra: 'zebra',
  stag: 'stag elk moose reindeer buck caribou',
  deer: 'deer doe fawn antelope gazelle impala',
  cow: 'cow bull calf ox cattle buffalo bison heifer',
  sheep: 'sheep lamb ram ewe',
  camel: 'camel dromedary',
  elephant: 'elephant mammoth',
  bear: 'bear grizzly cub',
  rabbit: 'rabbit hare bunny',
  snake: 'snake cobra python viper serpent',
  butterfly: 'butterfly moth',
  bird: 'bird parrot macaw canary gull seagull pigeon sparrow robin crow raven kingfisher hummingbird swallow dove magpie blackbird finch',
  eagle: 'eagle hawk falcon vulture',
  owl: 'owl owlet',
  duck: 'duck goose duckling mallard',
  swan: 'swan',
  penguin: 'penguin',
  hen: 'hen rooster chicken cockerel',
  fish: 'fish salmon koi goldfish trout tuna carp clownfish',
  whale: 'whale',
  dolphin: 'dolphin orca porpoise',
  shark: 'shark',
  beast:
    'goat pig hog boar giraffe rhino rhinoceros hippo hippopotamus unicorn llama alpaca kangaroo wolverine raccoon badger otter beaver monkey gorilla ape chimpanzee baboon koala panda sloth squirrel mouse rat hamster hedgehog dinosaur dragon creature beast animal monster lizard crocodile alligator',
  crawler:
    'turtle tortoise frog toad crab lobster beetle spider ant bee wasp insect snail octopus jellyfish squid seal walrus',
} as const;

export type Creature = keyof typeof creatureWords;
