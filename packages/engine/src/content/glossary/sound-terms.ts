import type { TermEntry } from './term.ts';

export const soundTerms = [
  {
    id: 'ambience',
    name: 'Ambience',
    aliases: ['ambient noise', 'atmosphere'],
    definition: 'The bed of a place: traffic, birds, a fridge.',
  },
  {
    id: 'room-tone',
    name: 'Room tone',
    aliases: ['silence of a room'],
    definition: 'The hush of an empty room, recorded to lie under speech.',
  },
  {
    id: 'foley',
    name: 'Foley',
    aliases: ['footsteps', 'handmade sound'],
    definition: 'Steps, cloth and cups made again by hand to match the picture.',
  },
  {
    id: 'sound-effect',
    name: 'Sound effect',
    aliases: ['sfx'],
    definition: 'One sound for one event: a door, a shot, a switch.',
  },
  {
    id: 'dialogue',
    name: 'Dialogue',
    aliases: ['spoken lines'],
    definition: 'Words said by people in the scene, lips moving.',
  },
  {
    id: 'voice-over',
    name: 'Voice-over',
    aliases: ['narration', 'vo'],
    definition: 'A speaker who is not in the picture.',
  },
  {
    id: 'diegetic-sound',
    name: 'Diegetic sound',
    aliases: ['source sound'],
    definition: 'Heard by the people in the scene too, such as a radio on a shelf.',
  },
  {
    id: 'score',
    name: 'Score',
    aliases: ['soundtrack', 'background music'],
    definition: 'Music written for the scene, which nobody inside it can hear.',
  },
  {
    id: 'j-cut',
    name: 'J-cut',
    aliases: ['sound lead'],
    definition: 'We hear the next scene before we see it.',
  },
  {
    id: 'l-cut',
    name: 'L-cut',
    aliases: ['sound trail'],
    definition: 'The old scene goes on being heard after the picture has changed.',
  },
  {
    id: 'lip-sync',
    name: 'Lip sync',
    aliases: ['lip synchronisation'],
    definition: 'Mouth shapes and spoken sounds that meet.',
  },
  {
    id: 'adr',
    name: 'ADR',
    aliases: ['dubbing', 'looping lines', 'automated dialogue replacement'],
    definition: 'An actor speaks a line again in a studio, to fit a mouth already filmed.',
  },
  {
    id: 'wild-track',
    name: 'Wild track',
    aliases: ['wild sound'],
    definition: 'Recorded on location with no camera running.',
  },
  {
    id: 'needle-drop',
    name: 'Needle drop',
    aliases: ['licensed song'],
    definition: 'A known song that starts at a chosen moment.',
  },
  {
    id: 'off-screen-sound',
    name: 'Off-screen sound',
    aliases: ['off-camera sound'],
    definition: 'Its maker is near but out of the picture.',
  },
] as const satisfies readonly TermEntry[];
