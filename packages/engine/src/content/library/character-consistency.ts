import type { LibraryPrompt } from './library-prompt.ts';

export const characterConsistency = [
  {
    id: 'character-consistency',
    title: 'Character Consistency',
    category: 'Character Consistency',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.8,
    description: 'Six marks that stay word for word the same, so that the next picture is of her again.',
    prompt:
      'Mara, thirty-four, cropped copper hair, a scar through the left eyebrow, navy boiler suit, brass whistle on a red cord, sits on an upturned crate outside a boat shed. Medium shot at eye level, 50mm, f/4. Overcast morning, soft light from camera left, tarred black boards behind her. Navy, copper, one red line.',
    ctoStructure: {
      context:
        'Sheet one of ten. Age, hair, scar, suit, whistle and cord are copied unchanged into the nine others.',
      task: 'Sit her down where all six marks can be seen at once.',
      output: 'Upright 4:5, sharp from whistle to eyebrow, a plain ground that a reference can be cut from.',
    },
    techniques: ['Fixed marks', 'Reference sheet'],
    terms: ['medium-shot', 'eye-level', 'overcast', 'consistency'],
  },
  {
    id: 'same-coat-at-the-border',
    title: 'Same coat at the border',
    category: 'Character Consistency',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.6,
    description: 'A coat, a case and a limp carry the man from scene to scene while his face stays small.',
    prompt:
      'Emil, seventy, mustard duffel coat, one toggle missing, cardboard suitcase tied with blue twine, limps on the right leg across the footbridge of a border station. Wide shot from behind at hip level, 35mm, tracking at his pace. Dusk, one sodium lamp ahead of him, rain on the planks. Sound: the uneven step, a goods train braking below.',
    ctoStructure: {
      context:
        'Second of four crossings. Coat, toggle, twine and limp were set in the first and return in each.',
      task: 'He crosses, and the camera keeps his distance from end to end.',
      output: 'Eight seconds in one take, 2.39:1, face turned away throughout.',
    },
    techniques: ['Silhouette marks', 'Gait as signature'],
    terms: ['wide-shot', 'from-behind', 'tracking', 'dusk'],
  },
  {
    id: 'four-ages-of-one-baker',
    title: 'Four ages of one baker',
    category: 'Character Consistency',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description:
      'What ages and what does not: the ear, the burn and the grip stay, the rest moves on forty years.',
    prompt:
      'Tomasz at sixty-one in the doorway of his bakery in Lublin: ears that stand out, a crescent burn on the right wrist, weight on his left foot as in every earlier picture. White moustache now, the same blue striped apron gone pale at the knees. Full shot, straight on, 80mm on medium format at f/5.6. Window light from the shop behind him, blue hour in the street.',
    ctoStructure: {
      context:
        'Last of a row taken at 21, 34, 48 and 61. Doorway, stance, burn and ears are constants; hair and cloth are not.',
      task: 'Stand him on the worn spot of the step and let the apron tell the years.',
      output: 'Same height and distance as the other three, door frame upright, square crop.',
    },
    techniques: ['Constants and variables', 'Matched framing'],
    terms: ['full-shot', 'window-light', 'blue-hour', 'medium-format'],
  },
  {
    id: 'the-understudy-learns-the-walk',
    title: 'The understudy',
    category: 'Character Consistency',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.5,
    description: 'Two people of one height told apart by one glove and the order in which they do things.',
    prompt:
      'Backstage, two women of one height in the same grey rehearsal coat: Ines, a single yellow glove, counts eight beats with her fingers; Ruth, bare hands, copies her half a beat late. Two-shot from the wings on a 40mm, static, the stage a bright slot behind them. Work lights from above, dust in the beam. Sound: soles on boards, a whispered seven, eight.',
    ctoStructure: {
      context: 'The pair is confused by everyone in the play, so the glove is named first and in every shot.',
      task: 'Ines counts, Ruth follows late; the lag is the whole action.',
      output: 'Six seconds, 16:9, both faces in frame from the first frame to the last.',
    },
    techniques: ['One difference', 'Named order'],
    terms: ['two-shot', 'static', 'beat'],
  },
  {
    id: 'dog-in-every-panel',
    title: 'The dog in every panel',
    category: 'Character Consistency',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.4,
    description: 'An animal is held by its markings: which leg is white, which ear is torn, what it wears.',
    prompt:
      'Biscuit, a wire-haired terrier, brown patch over the right eye, left forepaw white to the elbow, notch in one ear, green rope collar, waits under the third chair of a barber shop in Split. Ground level, 28mm, f/4, chair legs in the foreground. Afternoon sun in a strip across the tiles, the rest of the room in shade. Cream, brown, collar green.',
    ctoStructure: {
      context:
        'Page five of a picture book in which he follows one child through a day and is always somewhere low.',
      task: 'Find him where the child has forgotten to look.',
      output: 'Landscape 3:2, markings on their correct sides, people cropped at the knee.',
    },
    techniques: ['Left and right', 'Recurring prop'],
    terms: ['ground-level', 'sunlight', 'foreground'],
  },
  {
    id: 'hands-before-the-face',
    title: 'Hands before the face',
    category: 'Character Consistency',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.5,
    description: 'Introduce somebody by their hands and any later face will be believed.',
    prompt:
      'Flour to the second knuckle, a thin silver ring, a plaster on the left thumb: the hands of Noor, fifty, fold a sheet of dough four times and turn it a quarter. Close-up from above the table, 85mm, static. Morning window light from the right, flour hanging in it. Sound: cloth, palm, wood. She wipes the ring clean at the end.',
    ctoStructure: {
      context: 'Opening shot of a portrait film; ring and plaster come back in every scene that follows.',
      task: 'Four folds, a quarter turn, and the ring wiped.',
      output: 'Ten seconds at 24 frames, framed so tightly that the face stays a promise.',
    },
    techniques: ['Part for whole', 'Planted detail'],
    terms: ['close-up', 'window-light', 'static'],
  },
] as const satisfies readonly LibraryPrompt[];
