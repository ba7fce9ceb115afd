import type { Template } from './template.ts';

/** Places with their preposition and without an hour: the lighting step brings it. */
export const environments = [
  {
    id: 'boathouse',
    title: 'Boathouse',
    text: 'in a timber boathouse with both doors open to the slipway, ropes coiled on pegs, tar on the floor',
    says: { class: 'interior' },
  },
  {
    id: 'kolkata-rooftop',
    title: 'Kolkata rooftop',
    text: 'on a flat rooftop in Kolkata, water tanks and antennae, washing lines strung between parapets',
    says: { class: 'exterior' },
  },
  {
    id: 'school-gym',
    title: 'School gym',
    text: 'in a village school gym in the Tatra foothills, wall bars, a floor marked out for four sports',
    says: { class: 'interior' },
  },
  {
    id: 'container-yard',
    title: 'Container yard',
    text: 'in a container yard in Tema, stacks five high, rust at the corner castings, oil in the wheel ruts',
    says: { class: 'exterior' },
  },
  {
    id: 'broken-greenhouse',
    title: 'Old greenhouse',
    text: 'in an iron greenhouse with a third of its panes gone, ferns pushing out through the ribs',
    says: { class: 'interior' },
  },
  {
    id: 'tram-depot',
    title: 'Tram depot',
    text: 'in a tram depot in Lisbon, inspection pits, tools hung over their painted outlines, rails down the middle',
    says: { class: 'interior' },
  },
  {
    id: 'gravel-pass',
    title: 'Gravel pass',
    text: 'on a gravel pass above Leh, cairns, prayer flags on a single cable, an unfenced road',
    says: { class: 'exterior' },
  },
  {
    id: 'white-cyclorama',
    title: 'White cyclorama',
    text: 'in a photographic studio with a bare white cyclorama, scuff marks at the floor line, one apple box',
    says: { class: 'studio' },
  },
] as const satisfies readonly Template[];
