import { lookup } from './words-of.ts';

/** Every kind of place that a word names. */
const KINDS = {
  kitchen: 'kitchen kitchenette bakery galley canteen pantry',
  office: 'office cubicle boardroom newsroom desk laptop workstation',
  stage: 'stage theatre theater auditorium concert ballroom cabaret opera podium bandstand',
  castle: 'castle fortress citadel battlements stronghold drawbridge',
  carpark: 'carpark',
  stairs: 'stairs staircase stairwell stairway',
  jungle: 'jungle rainforest',
  alley: 'alley alleyway backstreet lane gulch souk',
  forest: 'forest woods woodland grove redwoods treeline birches pines orchard wood canopy',
  desert: 'desert dune sahara outback mesa oasis wadi sand badlands mars martian',
  harbour:
    'harbour harbor dock pier quay jetty wharf marina port shipyard boathouse boatyard breakwater slipway',
  beach: 'cliff clifftop beach shore shoreline coast coastline seaside bay lagoon cove waterfront',
  lake: 'lake lakeshore riverbank river pond stream reservoir canal',
  moon: 'moon lunar moonscape asteroid',
  sea: 'sea ocean waves surf fjord deck offshore storm-sea',
  snow: 'snow snowy glacier tundra arctic antarctic antarctica snowfield ski blizzard iceberg',
  mountains:
    'mountain summit ridge peak alps himalayas andes dolomites rockies canyon gorge valley mesa volcano highland hilltop escarpment crag',
  train: 'train carriage compartment subway metro tram bus plane airplane cabin',
  vehicle: 'car cockpit windscreen windshield dashboard backseat taxi cab limousine wheel van truck',
  cafe: 'cafe café bar pub diner tavern restaurant bistro izakaya teahouse speakeasy nightclub club saloon',
  church: 'church cathedral chapel monastery abbey',
  hospital: 'hospital clinic ward surgery',
  corridor: 'corridor hallway passage tunnel underpass catacombs sewer',
  laboratory: 'laboratory lab',
  library: 'library bookshop archive',
  factory: 'factory foundry mill sawmill boiler',
  garage: 'garage',
  workshop: 'workshop forge smithy warehouse barn stable shed hangar atelier studio-loft',
  hall: 'temple mosque museum gallery lobby terminal station hall palace courthouse gym gymnasium concourse airport',
  market: 'market bazaar marketplace fairground stall shop store supermarket',
  rooftop: 'rooftop roof skyline skyscrapers cityscape downtown balcony terrace penthouse',
  street:
    'street avenue boulevard road roadside pavement sidewalk crosswalk intersection square plaza piazza city town village suburb downtown crossroads kerb curb racetrack building facade embassy',
  park: 'park promenade',
  field:
    'field meadow pasture prairie savanna savannah steppe grassland farm vineyard plain plains moor heath garden countryside hill hills hillside wheatfield cornfield paddock lawn backyard yard playground cemetery pitch stadium',
  bedroom: 'bedroom bed dormitory',
  bathroom: 'bathroom shower bathtub washroom restroom',
  classroom: 'classroom schoolroom blackboard',
  cave: 'cave cavern grotto',
  waterfall: 'waterfall waterfalls cascade',
  bridge: 'bridge footbridge',
  ruins: 'ruins ruin',
  open: 'highway motorway freeway',
  room: 'room lounge parlour parlor apartment flat house home cottage attic hotel motel nursery greenhouse conservatory cell study loft cellar basement salon barbershop laundromat living dining sofa couch armchair fireplace',
  studio: 'studio cyclorama cyc backdrop seamless infinity greenscreen',
} as const;
export type PlaceKind =
  | keyof typeof KINDS
  | 'platform'
  | 'ring'
  | 'underwater'
  | 'space'
  | 'plain'
  | 'tabletop';

const kindOf = lookup(KINDS);
/** "window", "kitchen table": enough for a room when the class says that we are inside. */
const INDOORS: ReadonlySet<PlaceKind> = new Set([
  'kitchen',
  'office',
  'church',
  'hospital',
  'corridor',
  'laboratory',
  'library',
  'factory',
  'garage',
  'ring',
  'carpark',
  'stairs',
  'bedroom',
  'bathroom',
  'classroom',
  'platform',
  'stage',
  'cafe',
  'workshop',
  'hall',
  'room',
  'train',
  'vehicle',
  'studio',
  'market',
]);
export function isIndoors(kind: PlaceKind): boolean {
  return INDOORS.has(kind) && kind !== 'market' && kind !== 'platform';
}

/** What kind of place a word names, whatever the text says of it. */
export function placeCalled(word: string): PlaceKind | undefined {
  return kindOf(word);
}

export function isPlaceWord(word: string): boolean {
  return kindOf(word) !== undefined;
}
