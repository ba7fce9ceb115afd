import { describe, expect, it } from 'vitest';
import type { GenreId } from '../../content/genres.ts';
import type { Mode } from '../../shot/shot.ts';
import { optimize } from './index.ts';

const help = (idea: string, mode: Mode, genre?: GenreId) =>
  (optimize({ idea, mode, genre })?.added ?? []).map(({ text }) => text.toLowerCase()).join(' | ');

const video: Mode = 'video';
const photo: Mode = 'photo';

describe('[HELP-9] what is added is of what is seen, and not of a word that is read for something else', () => {
  it.each<[string, GenreId]>([
    ['Volunteers folding donated blankets in a church hall', 'documentary'],
    ['knitted scarves, whole team photo, one coach', 'fashion'],
    ['wool hats, class photo in the playground', 'lifestyle'],
    ['Helpers handing out jackets at a shelter', 'documentary'],
  ])('no cloth is lit where people are seen: %s', (idea, genre) => {
    expect(help(idea, photo, genre)).not.toMatch(/folds|holds all of it|one detail/);
    expect(help(idea, photo, genre)).toMatch(/light/);
  });

  it.each(['garden centre campaign. gnome in a hat', 'beach resort spot. a rubber duck with sunglasses'])(
    'no land is lit for what an advert is of: %s',
    (idea) => {
      expect(help(idea, photo, 'commercial')).not.toMatch(/horizon|long shadows|glitters/);
      expect(help(idea, photo, 'commercial')).not.toBe('');
    },
  );

  it.each([
    'a woman runs a tiny post office in the hills',
    'an old man runs the ferry ticket booth',
    'a girl runs out of stamps at the counter',
    'a clerk runs a finger down the ledger',
    'a boy irons a shirt while the hall fills up with dancers',
    'a cook walks us through the recipe',
  ])('nobody goes anywhere: %s', (idea) => {
    expect(help(idea, video)).not.toMatch(/room ahead|stride|backs away|alongside|circles|footsteps/);
  });

  it.each([
    'a woman runs across a wet square',
    'a boy runs the last lap',
    'an old man walks us through his orchard',
    'a girl runs down the stairs',
  ])('and whoever goes, goes: %s', (idea) => {
    expect(help(idea, video)).toMatch(/room ahead|backs away|alongside/);
  });

  it.each([
    'a stranger turns out to be the new landlord',
    'a shy boy turns eleven',
    'the lake turns to glass',
    'a nurse turns off the lamp in the ward',
  ])('nothing turns: %s', (idea) => {
    const moved = optimize({ idea, mode: video })?.added.map(({ why }) => why);
    expect(moved).not.toContain('the turning is the movement');
  });

  it.each([
    'plain brick school, one window lit, a choir rehearsing inside',
    'white chapel by the road, a wedding party dancing behind closed doors',
  ])('nobody is in frame who is not seen: %s', (idea) => {
    expect(help(idea, photo)).not.toMatch(/everyone|medium|two-shot/);
  });

  it('two who are named three times are two', () => {
    const idea = 'A driver picks up a passenger and she turns out to be his old teacher.';
    expect(help(idea, video, 'cinematic')).not.toContain('everyone');
  });

  it.each([
    ['three paper dogs at a bus stop, flat front camera, pale light', /seen straight|seen from/],
    ['cheese melting on toast, one steady macro shot', /camera/],
    ['a teacher listens to a pupil, one unbroken close-up, only her eyes react', /pushes|circles|arcs/],
    ['a boy waits at a gate, nothing else moves', /pushes|circles|arcs|drifts/],
    ['She peels the same apple through the whole song while the yard behind her fills up', /pushes|circles/],
  ])('no view that is given and no move where it is still: %s', (idea, moves) => {
    expect(help(idea, video)).not.toMatch(moves);
  });

  it.each([
    ['a ranger walks along the dyke and names every bird', /footsteps/],
    ['swimmers in caps wait beside a swimming pool', /water moving/],
    ['a man in running shoes asleep on a bench', /footsteps/],
  ])('no sound by rote: %s', (idea, sounds) => {
    expect(help(idea, video)).not.toMatch(sounds);
  });

  it.each([
    'perfume bottle among old trunks, but not spooky',
    'a woman in an empty theatre, anything but gloomy',
    'a doll on a shelf, never eerie or sinister',
    'a man reading in a kitchen, cosy rather than moody',
  ])('a mood that is denied lights nothing: %s', (idea) => {
    expect(help(idea, photo)).not.toMatch(/dark as it feels|deep shadows|falling dark|dim/);
  });

  it.each(['a doll on a shelf, eerie', 'a doll on a shelf, not bright but sinister'])(
    'and one that is meant does: %s',
    (idea) => {
      expect(help(idea, photo)).toMatch(/deep shadows|falling dark|dim/);
    },
  );

  it('what the view is from gives no light', () => {
    expect(help('The audience after the trick fails, seen from the stage', photo)).toContain('light');
  });
});
