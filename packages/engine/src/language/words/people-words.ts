import { numerals } from '../values/numerals.ts';
import { wordTable } from './word-table.ts';

/** People as they are named in a prompt, one at a time. */
export const persons =
  'man woman boy girl child kid baby toddler teenager teen person guy lady gentleman father mother son daughter brother sister grandmother grandfather grandma grandpa granny husband wife bride groom friend stranger figure couple lover fisherman fisherwoman baker nurse doctor surgeon teacher student waiter waitress bartender barista chef cook dancer ballerina singer musician guitarist pianist drummer violinist cellist painter artist sculptor potter writer actor actress model boxer wrestler runner swimmer surfer skater skateboarder cyclist rider jockey cowboy cowgirl farmer shepherd gardener beekeeper carpenter blacksmith welder mechanic plumber electrician builder mason roofer miner sailor captain pilot astronaut soldier officer policeman policewoman cop detective firefighter fireman guard driver courier postman mailman tailor seamstress weaver cobbler shoemaker barber hairdresser butcher fishmonger grocer vendor seller merchant shopkeeper clerk cashier librarian scientist monk nun priest king queen prince princess knight samurai warrior wizard witch clown acrobat juggler magician mime athlete gymnast goalkeeper footballer player coach referee hiker climber mountaineer skier snowboarder tourist traveler traveller passenger commuter pedestrian worker businessman businesswoman boss secretary engineer technician janitor cleaner maid butler housekeeper midwife widow widower orphan twin elder pensioner grandchild niece nephew uncle aunt cousin neighbor neighbour customer guest host hostess patient inmate prisoner thief spy hunter archer trapper lumberjack ranger diver snorkeler lifeguard paramedic dentist vet watchmaker jeweller jeweler luthier glassblower projectionist photographer filmmaker director conductor busker bellhop porter doorman usher apprentice newlywed schoolgirl schoolboy toddler infant newborn granddaughter grandson skater welder rower sumo geisha puppeteer stuntman bodybuilder rapper dj biker motorcyclist trucker ferryman docker violinist trumpeter saxophonist bassist fiddler accordionist busker florist barista sommelier brewer cheesemaker milkmaid milkman scribe typist operator mender lighthouse-keeper keeper mourner coworker colleague fighter sheriff gunslinger stylist intern pupil scout cadet recruit general agent sprinter freediver protester reporter anchor presenter announcer mayor president judge lawyer bouncer gambler pirate viking bishop pilgrim nomad herder rancher mom mum dad boyfriend girlfriend roommate flatmate buddy hero villain extra swimmer marcher roofer foreman toddler grandparent parent student schoolmate teammate bandmate drummer detective ferryman bellboy hitchhiker kayaker canoeist paddler fencer golfer bowler skydiver parachutist stranger smith locksmith goldsmith silversmith stonemason harpist organist bugler piper watchman glassmaker papermaker bookbinder upholsterer signwriter thatcher farrier falconer shipwright wheelwright milliner taxidermist tattooist choreographer lecturer professor tutor scholar poet novelist playwright soprano tenor cantor flautist flutist oboist clarinettist trombonist percussionist vocalist sherpa gaucho matador bullfighter trawlerman stevedore signalman stationmaster steward stewardess trekker caver windsurfer kitesurfer bridesmaid groomsman choirboy altar-boy pallbearer beachcomber prospector';

/** Names of people that describe a thing or a mood as often: "a guard rail", "a patient wait". */
export const describesToo =
  'guard patient hero extra general model pilot elder twin host recruit anchor coach';

/** People who are named by two words, of which the second alone is none. */
export const twoWordPersons =
  'glass_blower chimney_sweep bell_ringer dog_walker tightrope_walker stilt_walker fire_eater sword_swallower fortune_teller street_sweeper shop_assistant flight_attendant wedding_guest stage_hand lollipop_lady';

export const irregularPlurals = wordTable<string>({
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  wives: 'wife',
  ladies: 'lady',
  babies: 'baby',
  fishermen: 'fisherman',
  firemen: 'fireman',
  policemen: 'policeman',
  gentlemen: 'gentleman',
  businessmen: 'businessman',
  folks: 'person',
  thieves: 'thief',
  actresses: 'actress',
  waitresses: 'waitress',
  brides: 'bride',
  witches: 'witch',
  spies: 'spy',
});

/** Words that are a count by themselves. */
export const countedGroups = wordTable<number>({
  couple: 2,
  twins: 2,
  duo: 2,
  newlyweds: 2,
  trio: 3,
  triplets: 3,
  quartet: 4,
  quintet: 5,
});

/** More people than anybody counts. */
export const uncounted =
  'crowd crowds band audience team group family families orchestra choir congregation army troop mob procession queue class passersby pedestrians commuters shoppers onlookers tourists workers guests spectators extras';

/** How many there are, in one word. */
export const numberWords = wordTable<number>({
  ...numerals,
  lone: 1,
  dozen: 12,
  solitary: 1,
  single: 1,
});

/** Who speaks of themselves, and what a copy may call them that says no more of them. */
export const ofSelf: ReadonlySet<string> = new Set('i me my mine myself we us our ours'.split(' '));
export const plainNames: ReadonlySet<string> = new Set(
  'person people somebody someone owner owners speaker narrator figure figures maker worker'.split(' '),
);
/** They say more of somebody than that they are there. */
export const ofKind: ReadonlySet<string> = new Set(
  'man woman boy girl child children kid kids baby teenager lady gentleman grandmother grandfather mother father mum dad sister brother men women boys girls'.split(
    ' ',
  ),
);
