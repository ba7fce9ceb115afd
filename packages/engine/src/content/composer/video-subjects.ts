import type { SubjectPart } from './part.ts';

const close = ['detail', 'figure'] as const;
const person = ['figure'] as const;
const placed = ['figure', 'wide'] as const;
const thing = ['detail'] as const;

/** An action each, with a beginning and an end. */
export const videoSubjects = [
  {
    text: 'A cook in a paper hat cracks four eggs with one hand, looking elsewhere',
    grounds: ['kitchen'],
    reach: close,
  },
  {
    text: 'Steam lifts the lid of a clay pot, drops it and lifts it again',
    grounds: ['kitchen'],
    reach: thing,
  },
  {
    text: 'A boy on a stool stirs too fast, slows, then licks the spoon',
    grounds: ['kitchen', 'home'],
    reach: person,
  },
  {
    text: 'An old man slices an onion, stops, and takes his glasses off to wipe them',
    grounds: ['kitchen', 'home'],
    reach: person,
  },
  {
    text: 'A cooper rolls a barrel on its rim, stands it up and knocks once on the lid',
    grounds: ['workshop', 'yard'],
    reach: placed,
  },
  {
    text: 'A potter draws a wire under a bowl and lifts it clear of the wheel',
    grounds: ['workshop'],
    reach: close,
  },
  {
    text: 'One long shaving curls up from the blade and drops at the end of the board',
    grounds: ['workshop'],
    reach: thing,
  },
  {
    text: 'A watch repairer blows on a movement and the balance begins to swing',
    grounds: ['workshop'],
    reach: close,
  },
  {
    text: 'A bookbinder folds a sheet, runs a bone along the crease and turns it over',
    grounds: ['workshop'],
    reach: close,
  },
  {
    text: 'A father walks a baby up and down, turns too soon and starts again',
    grounds: ['home'],
    reach: person,
  },
  {
    text: 'A teenager paints over a height chart and leaves one line showing',
    grounds: ['home'],
    reach: person,
  },
  {
    text: 'A hand reaches into a stopped clock, winds it and sets it going',
    grounds: ['home', 'workshop'],
    reach: thing,
  },
  {
    text: 'A woman in a dressing gown opens every drawer and finds it in her pocket',
    grounds: ['home'],
    reach: person,
  },
  { text: 'A tortoise crosses a rug, meets a slipper and goes round it', grounds: ['home'], reach: close },
  {
    text: 'A newspaper seller snaps plastic over the stand as the first gust arrives',
    grounds: ['street', 'station'],
    reach: person,
    weathers: ['wind', 'thunderstorm', 'overcast', 'rain'],
    classes: ['exterior'],
  },
  {
    text: 'A man carrying a mirror stops, and the traffic goes by inside it',
    grounds: ['street'],
    reach: placed,
    hours: ['morning', 'midday', 'afternoon', 'golden-hour', 'sunset', 'dusk'],
  },
  {
    text: 'A busker tunes one string, looks round and packs the guitar away',
    grounds: ['street', 'station'],
    reach: person,
  },
  {
    text: 'A plastic bag fills with air, climbs a wall and comes down beyond it',
    grounds: ['street', 'yard'],
    reach: placed,
    weathers: ['wind', 'clear-sky', 'overcast', 'dust'],
  },
  {
    text: 'A schoolgirl hops a chalk grid, misses the nine and does it again',
    grounds: ['street', 'yard'],
    reach: placed,
    hours: ['morning', 'midday', 'afternoon', 'golden-hour'],
    weathers: ['clear-sky', 'overcast', 'wind', 'haze', 'heat'],
  },
  {
    text: 'A melon seller slaps three melons, listens, and hands over a fourth',
    grounds: ['market'],
    reach: person,
  },
  {
    text: 'A barrow comes backward through a gap with a finger to spare',
    grounds: ['market', 'street'],
    reach: placed,
  },
  {
    text: 'Two women fold a long tarpaulin, meeting in the middle each time',
    grounds: ['market', 'field', 'yard'],
    reach: placed,
  },
  {
    text: 'An auctioneer draws breath and every hand in front of him goes still',
    grounds: ['market'],
    reach: person,
  },
  {
    text: 'A boat builder runs a palm along the hull, stops and goes back a foot',
    grounds: ['shore', 'yard'],
    reach: close,
  },
  { text: 'A net comes up over the edge, empty, empty, then silver', grounds: ['shore'], reach: close },
  {
    text: 'A girl in a wetsuit wades out until the water takes her weight',
    grounds: ['shore'],
    reach: placed,
  },
  { text: 'A line of foam reaches a sandal, stops short and draws back', grounds: ['shore'], reach: thing },
  {
    text: 'A tractor driver climbs down, moves a nest to the verge and climbs back up',
    grounds: ['field'],
    reach: placed,
  },
  {
    text: 'A kite drags a small boy three steps before he lets out string',
    grounds: ['field', 'shore'],
    reach: placed,
    weathers: ['wind', 'clear-sky'],
    hours: ['morning', 'midday', 'afternoon', 'golden-hour', 'sunset'],
  },
  {
    text: 'Long grass leans, recovers and leans again, the whole width of the frame',
    grounds: ['field', 'mountain'],
    reach: ['wide'],
    weathers: ['wind', 'clear-sky', 'overcast'],
  },
  {
    text: 'A farrier lets go of a hoof and the horse sets it down in silence',
    grounds: ['field', 'mountain'],
    reach: close,
  },
  {
    text: 'A lift attendant slides the cabin door shut and taps twice on the glass',
    grounds: ['mountain'],
    reach: person,
  },
  {
    text: 'A goatherd of twelve counts under her breath and comes up one short',
    grounds: ['mountain', 'field'],
    reach: person,
  },
  {
    text: 'A flag stiffens on its pole, drops, and stiffens the other way',
    grounds: ['mountain', 'shore', 'yard'],
    reach: placed,
    weathers: ['wind', 'thunderstorm', 'clear-sky', 'overcast'],
    hours: ['dawn', 'sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset', 'dusk'],
  },
  {
    text: 'A walker sets a stone on a cairn, looks, and takes it off again',
    grounds: ['mountain'],
    reach: placed,
  },
  {
    text: 'A porter runs with a forgotten umbrella and slows as the train moves off',
    grounds: ['station'],
    reach: placed,
  },
  {
    text: 'A departures board turns over, letter by letter, to one last name',
    grounds: ['station'],
    reach: thing,
    classes: ['interior'],
  },
  {
    text: 'A soldier in civilian shoes puts down a bag, picks it up, puts it down',
    grounds: ['station', 'street'],
    reach: person,
  },
  {
    text: 'A cleaner draws one wet stripe along the floor and steps over it',
    grounds: ['station', 'market', 'stage'],
    reach: placed,
    classes: ['interior'],
  },
  {
    text: 'A pianist lifts both hands from the keys and waits for the ringing to stop',
    grounds: ['stage'],
    reach: close,
  },
  {
    text: 'A wire walker chalks her soles, breathes out and puts the first foot down',
    grounds: ['stage'],
    reach: close,
  },
  {
    text: "A curtain rises a hand's width, sticks and is kicked loose from behind",
    grounds: ['stage'],
    reach: placed,
  },
  {
    text: 'A prompter follows the text with a ruler and turns the page a line early',
    grounds: ['stage'],
    reach: close,
  },
  {
    text: 'A crane driver climbs the last six rungs and hangs his coat on the top one',
    grounds: ['yard'],
    reach: placed,
  },
  {
    text: 'A welder strikes an arc, draws a finger of bright metal and stops to look',
    grounds: ['yard', 'workshop'],
    reach: close,
  },
  {
    text: 'A chain runs out, slows link by link and hangs straight',
    grounds: ['yard', 'shore', 'stage'],
    reach: thing,
  },
  {
    text: 'A deckhand throws a line, misses the bollard, coils it and throws again',
    grounds: ['shore', 'yard'],
    reach: placed,
    classes: ['exterior'],
  },
] as const satisfies readonly SubjectPart[];
