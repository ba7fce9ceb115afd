import type { LibraryPrompt } from './library-prompt.ts';

export const cameraMovement = [
  {
    id: 'push-that-waits',
    title: 'The push that waits',
    category: 'Camera Movement',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.7,
    description:
      'A dolly with a reason: it starts on the ring of a telephone and ends when she does not answer.',
    prompt:
      'A telephone starts to ring on a hall table. On the second ring a dolly in begins, from the front door towards a girl of sixteen on the stairs; she counts the rings on her fingers, and at six it stops, and so does the camera. 40mm, eye level, wide shot to medium shot. Evening light through coloured glass. Sound: bell, breath, the house after.',
    ctoStructure: {
      context: 'The call is from her school; we know and her mother does not.',
      task: 'Move from ring two to ring six, then hold.',
      output: 'Eleven seconds at an even speed, the final two at rest.',
    },
    techniques: ['Motivated start', 'Motivated stop'],
    terms: ['dolly-in', 'eye-level', 'evening', 'diegetic-sound'],
  },
  {
    id: 'orbit-around-an-argument',
    title: 'Half a circle',
    category: 'Camera Movement',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.5,
    description: 'An arc of 180 degrees that begins on one player and ends on the board from the other side.',
    prompt:
      'On a park table in Yerevan one hand hovers over a bishop. The camera arcs left around the table from the grandfather to the girl he is playing; as it passes the side of the board, the hand changes its mind and takes the knight. Arc at chest height, 50mm, close-up to close-up. Dappled light under plane trees. Sound: wood, a held breath, the clock button.',
    ctoStructure: {
      context: 'She has let him win since she was six; today she does not.',
      task: 'Half a circle, one change of mind.',
      output: 'Nine seconds, constant radius, board level in the frame.',
    },
    techniques: ['Arc with event', 'Mid-move turn'],
    terms: ['arc', 'close-up', 'dappled-light'],
  },
  {
    id: 'crane-off-a-birthday',
    title: 'Up from the cake',
    category: 'Camera Movement',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'premium',
    rating: 4.6,
    description:
      'A crane is a change of opinion: near, the party is loud; from above, we see who is not at it.',
    prompt:
      'Eight candles go out in one breath; as the children cheer the camera cranes up through the smoke and past the lanterns until the whole courtyard is below, and on the roof opposite a boy of eight sits with his legs over the edge, clapping softly. Crane up, 28mm, close-up to extreme wide shot. Dusk, lantern light below, blue above. Sound: the party thinning out.',
    ctoStructure: {
      context: 'He lives there and was not asked. He will be in the next scene.',
      task: 'Leave the cake, find the roof.',
      output: 'Twelve seconds, unbroken, boy seen only at the top of the move.',
    },
    techniques: ['Reveal by height', 'Fading sound'],
    terms: ['crane-up', 'dusk', 'lantern', 'beat'],
  },
  {
    id: 'whip-between-two-waiters',
    title: 'Whip between waiters',
    category: 'Camera Movement',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.5,
    description: 'A cut hidden in a blur, with matched screen direction on either side of it.',
    prompt:
      'A waiter in Naples flings a tablecloth left to right; a whip pan follows the cloth, and on the far terrace a second waiter catches what seems to be the same one and snaps it flat. 35mm, chest height, medium shot at both ends. Midday sun, white awnings. Motion blur across the middle third of the clip. Sound: one snap of linen shared by two.',
    ctoStructure: {
      context: 'Two rival restaurants on one square, introduced together.',
      task: 'Throw, whip, catch.',
      output: 'Four seconds, direction kept, blur long enough to join two takes.',
    },
    techniques: ['Hidden cut', 'Matched direction'],
    terms: ['whip-pan', 'motion-blur', 'medium-shot', 'midday'],
  },
  {
    id: 'lateral-past-the-queue',
    title: 'Past the queue',
    category: 'Camera Movement',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.6,
    description: 'A sideways track is a sentence: each person is a word and the last one is the full stop.',
    prompt:
      'Rain, a bakery queue of nine under seven umbrellas. Truck right along the pavement at their walking height, 50mm, profile: newspaper, pram, two in one coat, a man asleep on his feet, and first at the locked door a small dog on a lead held by nobody. Medium shot, static pause on the dog. Dawn, shop light across wet stone. Sound: rain on cloth.',
    ctoStructure: {
      context: 'Title sequence; each figure has a story in the hour that follows.',
      task: 'Pass them in order and stop at the dog.',
      output: 'Twelve seconds, constant distance, last two seconds still.',
    },
    techniques: ['Track as list', 'Comic stop'],
    terms: ['truck-right', 'profile', 'rain', 'dawn'],
  },
] as const satisfies readonly LibraryPrompt[];
