/** What things are called, by what they are drawn as. */
export const thingWords = {
  car: 'car taxi cab sedan convertible limousine coupe automobile jeep suv roadster',
  bus: 'bus coach minibus trolleybus',
  truck: 'truck lorry van pickup ambulance minivan tanker',
  tractor: 'tractor',
  motorcycle: 'motorcycle motorbike scooter moped',
  bike: 'bike bicycle cycle tricycle',
  ship: 'ship ferry freighter trawler tanker cruiser steamship warship destroyer battleship liner tugboat barge vessel',
  rowboat: 'rowboat dinghy canoe gondola kayak raft punt',
  submarine: 'submarine',
  boat: 'boat sailboat yacht schooner galleon',
  steamer: 'locomotive',
  train: 'train tram railcar metro subway',
  helicopter: 'helicopter chopper',
  rocket: 'rocket spaceship spacecraft starship',
  drone: 'drone quadcopter',
  plane: 'plane airplane aeroplane aircraft jet glider biplane airliner',
  bottle: 'bottle perfume wine whisky whiskey champagne flask vial cologne serum beer lotion',
  cup: 'cup mug coffee tea espresso teacup latte cappuccino teapot cocktail glass',
  food: 'food dish plate meal pizza burger soup ramen noodle pasta cake cupcake cheeseburger udon pho bread loaf sushi salad steak pie pastry croissant breakfast dessert curry stew sandwich cheese pancake egg spaghetti rice taco dumpling bowl hamburger fruit chocolate strawberry',
  flower:
    'flower rose tulip sunflower lily orchid bouquet petal blossom daisy peony poppy dandelion bloom lavender iris',
  building:
    'building house tower lighthouse castle skyscraper cottage church cathedral barn cabin farmhouse mansion palace temple villa chapel pavilion windmill pagoda hotel motel facade bungalow museum',
  machine:
    'machine engine gear gears clockwork turbine generator press loom robot-arm mechanism motor crane excavator printer typewriter sewing',
  robot: 'robot android cyborg mech humanoid',
  watch: 'watch clock pocketwatch timepiece wristwatch compass',
  phone: 'phone smartphone laptop tablet computer headphones speaker gadget device camera radio television',
  shoe: 'shoe sneaker boot sneakers trainer heel loafers sandal',
  box: 'box package parcel can jar tin soap cream cosmetics lipstick tube carton candle lamp vase book handbag bag suitcase',
  tree: 'tree oak pine willow baobab cypress palm birch maple',
  ring: 'ring necklace jewel jewelry jewellery earring bracelet diamond gemstone pendant',
  chair: 'chair armchair sofa stool bench table couch',
  guitar: 'guitar violin cello piano drum trumpet saxophone',
} as const;

export type Thing = keyof typeof thingWords;
