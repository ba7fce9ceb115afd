export interface Tip {
  title: string;
  text: string;
}

export type Tips = readonly [Tip, Tip, Tip];

/** Three tips to each step of the simple builder. */
export const simpleTips = {
  model: [
    {
      title: 'Pick the reader first',
      text: 'Each generator reads differently: some want sentences, some want tags, some cut you off.',
    },
    {
      title: 'Still or moving',
      text: 'If nothing in your idea changes between its first second and its last, make a picture.',
    },
    {
      title: 'You can change later',
      text: 'Your words stay. The same shot is written out again for whichever model you choose.',
    },
  ],
  subject: [
    { title: 'One person, one action', text: 'Give two actions and most models draw the second one badly.' },
    {
      title: 'Matter beats praise',
      text: 'Floured forearms do more than a compliment. Name what a hand could touch.',
    },
    {
      title: 'Age, clothes, hands',
      text: 'That is the order an eye reads a stranger in. The face follows by itself.',
    },
  ],
  setting: [
    {
      title: 'Name a real place',
      text: 'A laundromat in Queens brings its own tiles. A room brings nothing.',
    },
    { title: 'Say the hour', text: 'Four in the afternoon and four in the morning are two different films.' },
    {
      title: 'Three objects will do',
      text: 'One near, one behind, one that says who was here. A list of ten becomes clutter.',
    },
  ],
  mood: [
    {
      title: 'Give it something to show on',
      text: 'A lens cannot see lonely. It can see one cup on a table laid for two.',
    },
    {
      title: 'Contrast is a feeling',
      text: 'Deep blacks press, milky blacks remember. Say which, and the grade follows.',
    },
    {
      title: 'One feeling at a time',
      text: 'Tense and cosy together come out as beige. Choose, and let the other go.',
    },
  ],
  camera: [
    {
      title: 'Where would you stand',
      text: 'Height and distance first. The lens only decides what comes along from behind.',
    },
    {
      title: 'Small number, thin focus',
      text: 'At f/1.8 an eyelash is sharp and the ear is not. At f/11 the street joins in.',
    },
    { title: 'One move per clip', text: 'Push, pan or hold. Ask for two and the model chooses for you.' },
  ],
} as const satisfies Record<'model' | 'subject' | 'setting' | 'mood' | 'camera', Tips>;

/** Three tips to each step of the advanced builder. */
export const advancedTips = {
  model: [
    {
      title: 'Read its card',
      text: 'Length, frame and sound are settings there. Words about them are wasted in the prompt.',
    },
    {
      title: 'Retired means retired',
      text: 'Old models stay in the list for old prompts. The label tells you before you spend an hour.',
    },
    {
      title: 'Reported is not confirmed',
      text: 'A dashed stamp marks a figure we could not find on a page of the maker.',
    },
  ],
  subject: [
    {
      title: 'A describable stranger',
      text: 'Age, build, hair, one garment with its colour, one mark. Reuse that line word for word.',
    },
    {
      title: 'Verbs that end',
      text: 'Folds, sets down, turns over. An action with an end gives the clip somewhere to go.',
    },
    {
      title: 'Count heads',
      text: 'Two brothers is safer than some men. Numbers up to three are mostly kept.',
    },
  ],
  environment: [
    {
      title: 'Build in layers',
      text: 'Foreground, middle, back: give each one thing and the frame gets depth without a lens word.',
    },
    {
      title: 'Surfaces carry light',
      text: 'Wet slate, whitewash, zinc. Say what the light lands on and half the lighting is done.',
    },
    {
      title: 'Leave weather its work',
      text: 'Fog takes the background away and rain doubles every lamp. Use it for a reason.',
    },
  ],
  mood: [
    {
      title: 'Read the curve',
      text: 'The little graph is contrast: steep means hard, flat means faded, lifted at the foot means memory.',
    },
    {
      title: 'Posture over adjective',
      text: 'Shoulders, pace, distance between people. Those can be drawn; wistful cannot.',
    },
    {
      title: 'Sound sets it in clips',
      text: 'A fan, a far train, nothing at all. Where a model makes sound, mood is half of it.',
    },
  ],
  camera: [
    {
      title: 'Size before angle',
      text: 'Say close-up or wide shot first. Generators weigh the early words more.',
    },
    {
      title: 'Begin and end',
      text: 'Medium shot, then close-up: that is a plan. A moving camera is a wish.',
    },
    { title: 'A reason to move', text: 'Follow something, reveal something, or stay on the tripod.' },
  ],
  lighting: [
    {
      title: 'Start with one lamp',
      text: 'Where is it, how big, how warm? Describe that one before you add another.',
    },
    {
      title: 'Shadow is the other half',
      text: 'Say how dark the far side goes. Two stops under is clear to anyone who lights.',
    },
    {
      title: 'Name the source',
      text: 'Sodium street lamp beats orange light, which tends to come back as a sunset.',
    },
  ],
  technical: [
    {
      title: 'Numbers are flavour',
      text: 'A generator has no shutter. 1/30 reads as blur, ISO 3200 as grain, and that is the use of them.',
    },
    {
      title: 'Keep lens and place friends',
      text: 'A 70-200mm in a cupboard asks for a picture nobody has seen.',
    },
    {
      title: 'Empty is a choice',
      text: 'Whatever you leave open here the model decides. Often it decides well.',
    },
  ],
} as const satisfies Record<
  'model' | 'subject' | 'environment' | 'mood' | 'camera' | 'lighting' | 'technical',
  Tips
>;
