import type { MoodTemplate } from './template.ts';

export const moods = [
  {
    id: 'late-unhurried',
    title: 'Late and unhurried',
    text: 'the calm of a place that has emptied out, sounds further apart, time for one more thing',
    says: {},
    curve: [0, 0.05, 0.22, 0.56, 0.9],
  },
  {
    id: 'under-pressure',
    title: 'Under pressure',
    text: 'pressure with nowhere to go, tight edges, the top of the frame pressing down',
    says: {},
    curve: [0, 0.02, 0.42, 0.93, 1],
  },
  {
    id: 'cold-report',
    title: 'Cold report',
    text: 'a report of what was there, level horizon, every tone where it belongs, opinion withheld',
    says: {},
    curve: [0, 0.25, 0.5, 0.75, 1],
  },
  {
    id: 'fever',
    title: 'Fever',
    text: 'feverish closeness, a sheen on each surface, reds a little too near',
    says: {},
    curve: [0, 0.38, 0.66, 0.86, 0.98],
  },
  {
    id: 'long-memory',
    title: 'Long memory',
    text: 'something remembered slightly wrong, lifted blacks, faded dye, corners going soft',
    says: {},
    curve: [0.16, 0.3, 0.5, 0.7, 0.84],
  },
  {
    id: 'dread-in-the-open',
    title: 'Dread in the open',
    text: 'dread with nowhere dark to hide in, a wide clean frame, one item out of place',
    says: {},
    curve: [0.05, 0.46, 0.74, 0.9, 1],
  },
  {
    id: 'quiet-pride',
    title: 'Quiet pride',
    text: 'quiet pride in a job nobody will inspect, squared up and given room',
    says: {},
    curve: [0, 0.17, 0.48, 0.8, 0.96],
  },
  {
    id: 'after-the-party',
    title: 'After the party',
    text: 'the flat sweetness after a party, too many colours and the music already off',
    says: {},
    curve: [0.1, 0.24, 0.56, 0.74, 0.9],
  },
] as const satisfies readonly MoodTemplate[];
