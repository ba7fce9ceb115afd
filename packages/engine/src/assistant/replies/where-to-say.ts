import type { Understood } from '../reading/understood.ts';
import { goTo, type Reply } from '../reply.ts';

interface Box {
  said: RegExp;
  simple: string;
  advanced: string;
}

/** Which box of the two builders a thing is said in; what is more particular comes first. */
export const boxes: readonly Box[] = [
  {
    said: /\b(?:iso|shutter|aperture|f-?(?:stop|number)|f\/?\d|kelvin|colou?r temperature|white balance|film grain|grain|effects?|foreground|background)\b/,
    simple: 'Camera & Technical',
    advanced: 'Technical Specifications',
  },
  {
    said: /\b(?:lights?|lighting|lit|key|fill|rim|bulb|lamps?|softbox|backlight|shadows?|practicals?|gobo)\b/,
    simple: 'Camera & Technical',
    advanced: 'Lighting & Quality',
  },
  {
    said: /\b(?:lens(?:es)?|\d+ ?mm|camera|angle|shot size|framing|close-?ups?|wide shot|pan|tilt|dolly|push in)\b/,
    simple: 'Camera & Technical',
    advanced: 'Camera',
  },
  {
    said: /\b(?:mood|feeling|atmosphere|emotion|vibe|tone)\b/,
    simple: 'Mood',
    advanced: 'Mood',
  },
  {
    said: /\b(?:location|place|setting|environment|weather|rain|time of day|hour|season|set)\b/,
    simple: 'Setting',
    advanced: 'Environment',
  },
  {
    said: /\b(?:subject|character|actor|actress|person|who it is|costume|wardrobe|clothes|props?|action)\b/,
    simple: 'Subject',
    advanced: 'Subject Focus',
  },
];

const WHERE =
  /\b(?:where|(?:in|into) (?:which|what) (?:box|step|field|part))\b.{0,30}\b(?:do|can|could|should|would|must|to)\b.{0,12}\b(?:say|put|write|enter|type|set|specify|tell|describe|choose|state|add|fill in)\b|\bwhich (?:box|step|field)\b.{0,20}\bfor\b|\bwhere (?:does|do) .{2,30} (?:go|belong)\b/;
const ELSEWHERE =
  /\b(?:notes?|ideas?|account|pictures?|images?|photos?|text|scripts?|board|frames?|prompts?|password|code|model|generator|theme|font|negative)\b/;

/** "Where do I say that the key is a bare bulb": the box of the builder that is for it. */
export function whereToSay({ own, mentions, given }: Understood): Reply | undefined {
  if (mentions.length > 0 || given !== undefined || !WHERE.test(own) || ELSEWHERE.test(own)) return undefined;
  const box = boxes.find(({ said }) => said.test(own));
  return (
    box && {
      topic: 'where-to-say',
      lead: `In **Advanced Steps** it has a box of its own: step **${box.advanced}**. In **Simple Steps** it goes into **${box.simple}**.`,
      more: 'Write it as you would say it on set; your words stay as they are.',
      dare: 'say only this one thing and leave every other box empty.',
      buttons: [
        goTo('Open Advanced Steps', '/?step=mode&method=enhanced'),
        goTo('Open Simple Steps', '/?step=steps&mode=photo&method=guided'),
      ],
    }
  );
}
