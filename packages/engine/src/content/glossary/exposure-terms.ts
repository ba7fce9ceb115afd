import type { TermEntry } from './term.ts';

export const exposureTerms = [
  {
    id: 'aperture',
    name: 'Aperture',
    aliases: ['f-stop', 'iris'],
    definition: 'The hole in the lens. f/1.8 is wide and blurs the rest; f/11 is small and keeps it.',
  },
  {
    id: 'shutter-speed',
    name: 'Shutter speed',
    aliases: ['shutter', 'exposure time'],
    definition: 'How long light comes in: 1/1000 freezes a splash, 1/30 smears a hand.',
  },
  {
    id: 'iso',
    name: 'ISO',
    aliases: ['sensitivity', 'asa'],
    definition: 'How strongly light is amplified; high numbers see in the dark and bring grain.',
  },
  {
    id: 'exposure',
    name: 'Exposure',
    aliases: ['brightness'],
    definition: 'How light or dark the picture comes out as a whole.',
  },
  {
    id: 'overexposed',
    name: 'Overexposed',
    aliases: ['blown out', 'high exposure'],
    definition: 'So bright that white areas hold no detail.',
  },
  {
    id: 'underexposed',
    name: 'Underexposed',
    aliases: ['too dark'],
    definition: 'So dark that shadows close up.',
  },
  {
    id: 'dynamic-range',
    name: 'Dynamic range',
    aliases: ['latitude'],
    definition: 'The span from deepest shadow to brightest sky that still shows detail.',
  },
  {
    id: 'stop-of-light',
    name: 'Stop',
    aliases: ['stop of light'],
    definition: 'Twice as much light, or half; the unit everyone on a set counts in.',
  },
  {
    id: 't-stop',
    name: 'T-stop',
    aliases: ['t/2', 'transmission stop'],
    definition: 'Like the f-number, but measured by the light that really comes through.',
  },
  {
    id: 'hdr',
    name: 'HDR',
    aliases: ['high dynamic range'],
    definition: 'Bright sky and dark room both readable, because several exposures were joined.',
  },
  {
    id: 'bracketing',
    name: 'Bracketing',
    aliases: ['exposure bracketing'],
    definition: 'The same view taken darker, right and brighter, to choose later.',
  },
  {
    id: 'white-balance',
    name: 'White balance',
    aliases: ['wb'],
    definition: 'Which colour counts as white; set wrong, a room turns orange or blue.',
  },
  {
    id: 'colour-temperature',
    name: 'Colour temperature',
    aliases: ['color temperature', 'kelvin'],
    definition: 'How warm or blue light is: candle 1900 K, bulb 2700, noon 5600, shade 7000.',
  },
  {
    id: 'sensor',
    name: 'Sensor',
    aliases: ['full frame', 'image sensor'],
    definition: 'The chip that takes the picture; a larger one blurs backgrounds sooner.',
  },
  {
    id: 'medium-format',
    name: 'Medium format',
    aliases: ['6x7', '645'],
    definition: 'Bigger than full frame: calm tones, thin focus, fine detail.',
  },
  {
    id: 'raw',
    name: 'Raw',
    aliases: ['raw file'],
    definition: 'The picture as the chip saw it, before contrast and colour are decided.',
  },
  {
    id: 'shutter-angle',
    name: 'Shutter angle',
    aliases: ['180-degree shutter'],
    definition: "Film's way of saying blur: 180 degrees is the usual smear, 45 is crisp and nervous.",
  },
  {
    id: 'frame-rate',
    name: 'Frame rate',
    aliases: ['fps', '24 fps'],
    definition: 'Pictures a second: 24 looks like cinema, 60 like sport.',
  },
] as const satisfies readonly TermEntry[];
