import type { Template } from './template.ts';

/** A held moment. */
export const photoSubjects = [
  {
    id: 'glass-blower',
    title: 'Glass blower',
    text: 'A glass blower of sixty, burn scars on both forearms, holding a finished jar up to the light to look for seeds',
    says: { people: 1 },
  },
  {
    id: 'muddy-boots',
    title: 'Muddy boots',
    text: 'A girl of seven in a communion dress and muddy football boots, hands clasped behind her back',
    says: { people: 1 },
  },
  {
    id: 'double-shift',
    title: 'Double shift',
    text: 'A midwife at the end of a double shift, lanyard twisted, hair squashed by the cap she has just taken off',
    says: { people: 1 },
  },
  {
    id: 'matching-oilskins',
    title: 'Matching oilskins',
    text: 'Two brothers in matching yellow oilskins, one a head taller, both unsmiling',
    says: { people: 2 },
  },
  {
    id: 'unvarnished-violin',
    title: 'Unvarnished violin',
    text: 'A luthier with two pegs between her lips, stringing a violin that has not been varnished yet',
    says: { people: 1 },
  },
  {
    id: 'falcon',
    title: 'Falcon, hood off',
    text: 'A peregrine falcon on a leather glove, hood off, breast feathers lifting, both eyes on the same far point',
    says: {},
  },
  {
    id: 'barber-chair',
    title: 'Barber chair',
    text: 'A barber chair in cracked red leather, chrome worn to brass, a folded newspaper left on its seat',
    says: {},
  },
  {
    id: 'tea-coloured-glass',
    title: 'Scent bottle',
    text: 'A scent bottle the colour of weak tea, stopper lying beside it, one drop halfway down the glass',
    says: {},
  },
] as const satisfies readonly Template[];

/** An action that begins and ends. */
export const videoSubjects = [
  {
    id: 'sign-painter',
    title: 'Sign painter',
    text: 'A sign painter in his fifties, wrist on a mahlstick, finishing the tail of a gold letter R in one stroke',
    says: { people: 1 },
  },
  {
    id: 'hand-wraps',
    title: 'Hand wraps',
    text: 'A boxer of twenty-two unwinding the cotton from her knuckles, loop by loop, looking anywhere but down',
    says: { people: 1 },
  },
  {
    id: 'blade-of-grass',
    title: 'Blade of grass',
    text: 'A grandfather in a pressed white shirt showing a small boy how to whistle through a blade of grass',
    says: { people: 2 },
  },
  {
    id: 'paper-address',
    title: 'Paper address',
    text: 'A courier with patched gloves reading a paper address, reading it again, then turning it over',
    says: { people: 1 },
  },
  {
    id: 'long-pour',
    title: 'Long pour',
    text: 'A tea seller with a dented pot pouring from shoulder height, the tea stretching into one thin thread',
    says: { people: 1 },
  },
  {
    id: 'sheepdog',
    title: 'Sheepdog',
    text: 'A border collie with burrs in its coat creeping forward, freezing, then dropping flat with its ears up',
    says: {},
  },
  {
    id: 'last-spin',
    title: 'Last spin',
    text: 'A tin spinning top slowing down, wobbling twice and rolling over onto its painted side',
    says: {},
  },
  {
    id: 'plates-down-the-line',
    title: 'Down the line',
    text: 'Three cooks in clogs passing plates hand to hand in silence, the last one wiping each rim',
    says: { people: 3 },
  },
] as const satisfies readonly Template[];
