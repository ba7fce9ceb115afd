import { type LightSource, weathers } from '../../shot/words.ts';
import { indoors, outdoors } from './at-home.ts';
import type { PlacePart } from './part.ts';

/** No daylight gets in. */
const windowless = [
  'practical-light',
  'tungsten-light',
  'fluorescent-light',
  'spotlight',
  'stage-light',
  'lantern',
  'candlelight',
] as const satisfies readonly LightSource[];

/** Where it never snows, or once in a lifetime. */
const snowless = { weathers: weathers.filter((weather) => weather !== 'snow') };

export const places = [
  { text: 'in a hotel kitchen in Hanoi, copper hung by size', ground: 'kitchen', ...indoors, ...snowless },
  {
    text: 'in a farmhouse kitchen in Asturias, one wall black from the hearth',
    ground: 'kitchen',
    ...indoors,
  },
  { text: "in a ship's galley off Bergen, every pan behind a rail", ground: 'kitchen', ...indoors },
  { text: 'in a noodle shop in Fukuoka, eight stools and a curtain', ground: 'kitchen', ...indoors },
  {
    text: 'under a railway arch in Bermondsey, tools chalked round on the brick',
    ground: 'workshop',
    ...indoors,
  },
  { text: 'in a plank shed in Oaxaca, a blanket for a door', ground: 'workshop', ...indoors, ...snowless },
  { text: 'in a basement in Tbilisi, the bench under a street-level window', ground: 'workshop', ...indoors },
  {
    text: 'in a boat shed in Essaouira, ribs of a hull to either side',
    ground: 'workshop',
    ...indoors,
    ...snowless,
  },
  { text: 'in a fifth-floor flat in Sarajevo, balcony door open', ground: 'home', ...indoors },
  { text: 'in a two-room house in Oamaru, wallpaper three layers deep', ground: 'home', ...indoors },
  { text: 'in a stilt house on the Mekong, slats for a floor', ground: 'home', ...indoors, ...snowless },
  { text: 'in a Glasgow tenement, the coal store turned wardrobe', ground: 'home', ...indoors },
  {
    text: 'on a stepped street in Valparaiso, cables crossing overhead',
    ground: 'street',
    ...outdoors,
    ...snowless,
  },
  { text: 'beside the colonnades of Bologna, column after column', ground: 'street', ...outdoors },
  {
    text: "on a corner in Dakar, tailors' signs painted by hand",
    ground: 'street',
    ...outdoors,
    ...snowless,
  },
  { text: 'in a lane behind the silk looms of Kyoto, gutters running', ground: 'street', ...outdoors },
  { text: 'on a cobbled square in Lviv, tram wires in a web', ground: 'street', ...outdoors },
  {
    text: 'in the fish market of Catania, red awnings rolled back',
    ground: 'market',
    ...outdoors,
    ...snowless,
  },
  { text: 'in a flower hall in Nairobi, floor wet and green', ground: 'market', ...indoors, ...snowless },
  { text: 'at a Sunday market in Chinchero, cloths laid on the ground', ground: 'market', ...outdoors },
  { text: 'in a brick market hall in Leipzig, iron columns, one clock', ground: 'market', ...indoors },
  { text: 'on the shingle at Dungeness, winches rusting above the tide line', ground: 'shore', ...outdoors },
  { text: 'on a slipway in Zanzibar, dhows leaning at low water', ground: 'shore', ...outdoors, ...snowless },
  { text: 'on a concrete pier in Vladivostok, a ladder every ten metres', ground: 'shore', ...outdoors },
  {
    text: 'at the edge of a salt pan near Aveiro, dykes of grey mud between',
    ground: 'shore',
    ...outdoors,
    ...snowless,
  },
  {
    text: 'in a tea garden above Munnar, row above row',
    ground: 'field',
    ...outdoors,
    ...snowless,
  },
  { text: 'on stubble in the Beauce, one grain silo far off', ground: 'field', ...outdoors },
  {
    text: 'in an olive grove outside Kalamata, nets spread under the trees',
    ground: 'field',
    ...outdoors,
    ...snowless,
  },
  { text: 'in reclaimed bog on Hokkaido, drains cut dead straight', ground: 'field', ...outdoors },
  { text: 'on a limestone ridge in Durmitor, old ice in the gullies', ground: 'mountain', ...outdoors },
  { text: 'at the road-head in Svaneti, stone towers behind', ground: 'mountain', ...outdoors },
  { text: 'on a stair-path above La Paz, brick houses to the skyline', ground: 'mountain', ...outdoors },
  { text: 'on a mule track in the Atlas, switchbacks cut below', ground: 'mountain', ...outdoors },
  {
    text: 'on platform two at Kandy, benches painted railway blue',
    ground: 'station',
    ...outdoors,
    ...snowless,
  },
  { text: 'in the ticket hall at Maputo, an iron dome overhead', ground: 'station', ...indoors, ...snowless },
  { text: 'at a request stop in the Harz, one bench and its shelter', ground: 'station', ...outdoors },
  {
    text: 'in a bus station in Ciudad Juarez, plastic seats bolted in fours',
    ground: 'station',
    ...indoors,
    ...snowless,
  },
  {
    text: 'in the wings of a theatre in Vilnius, ropes tied off along the rail',
    ground: 'stage',
    sources: windowless,
    ...indoors,
  },
  {
    text: 'on the bare stage of an opera house in Manaus, the seats under cloth',
    ground: 'stage',
    sources: windowless,
    ...indoors,
    ...snowless,
  },
  {
    text: 'in a circus tent outside Timisoara, sawdust raked flat',
    ground: 'stage',
    sources: windowless,
    ...indoors,
  },
  {
    text: 'in a rehearsal room in Lagos, mirrors down one side, tape on the floor',
    ground: 'stage',
    ...indoors,
    ...snowless,
  },
  { text: 'in a dry dock in Gdansk, keel blocks set out in pairs', ground: 'yard', ...outdoors },
  {
    text: 'in a rail yard outside Kanpur, cinders between the sleepers',
    ground: 'yard',
    ...outdoors,
    ...snowless,
  },
  { text: 'on a building site in Osaka, green netting to the eighth floor', ground: 'yard', ...outdoors },
  { text: 'in a timber yard in Arkhangelsk, laths between the planks', ground: 'yard', ...outdoors },
] as const satisfies readonly PlacePart[];
