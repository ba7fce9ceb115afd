import type { TermEntry } from './term.ts';

export const compositionTerms = [
  {
    id: 'rule-of-thirds',
    name: 'Rule of thirds',
    aliases: ['thirds'],
    definition: 'The picture is cut in nine by two lines each way; what matters sits on a crossing.',
  },
  {
    id: 'headroom',
    name: 'Headroom',
    aliases: ['head space'],
    definition: 'The air between the top of a head and the edge of the picture.',
  },
  {
    id: 'looking-room',
    name: 'Looking room',
    aliases: ['lead room', 'nose room'],
    definition: 'Extra space on the side somebody faces or moves toward.',
  },
  {
    id: 'foreground',
    name: 'Foreground',
    aliases: ['fg'],
    definition: 'Whatever stands nearest to the camera, often soft and dark.',
  },
  {
    id: 'background',
    name: 'Background',
    aliases: ['bg', 'backdrop'],
    definition: 'All that lies behind the subject.',
  },
  {
    id: 'midground',
    name: 'Midground',
    aliases: ['middle ground'],
    definition: 'The layer between near and far, where the subject mostly stands.',
  },
  {
    id: 'vanishing-point',
    name: 'Vanishing point',
    aliases: ['one-point perspective'],
    definition: 'The spot where parallel edges seem to meet far away.',
  },
  {
    id: 'centred-composition',
    name: 'Centred composition',
    aliases: ['central framing'],
    definition: 'The subject stands in the exact middle and faces us.',
  },
  {
    id: 'layering',
    name: 'Layering',
    aliases: ['depth layers'],
    definition: 'Things placed near, middle and far, so that a flat picture feels deep.',
  },
  {
    id: 'horizon-line',
    name: 'Horizon',
    aliases: ['horizon line'],
    definition: 'The edge between ground and sky; high it shows land, low it shows weather.',
  },
  {
    id: 'golden-ratio',
    name: 'Golden ratio',
    aliases: ['phi grid'],
    definition: 'A division of about eight to five, a little nearer the middle than thirds.',
  },
  {
    id: 'diagonal',
    name: 'Diagonal',
    aliases: ['diagonal composition'],
    definition: 'A slanting line through the picture that makes it feel in motion.',
  },
  {
    id: 'one-eighty-rule',
    name: '180-degree rule',
    aliases: ['line of action', 'axis rule'],
    definition: 'Stay on one side of two people, and left stays left from shot to shot.',
  },
  {
    id: 'eyeline',
    name: 'Eyeline',
    aliases: ['eye line'],
    definition: 'The direction a person looks in, which the next picture has to answer.',
  },
] as const satisfies readonly TermEntry[];
