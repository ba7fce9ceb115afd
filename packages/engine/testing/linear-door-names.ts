/** By name alone, for guards that must load nothing of the engine: `linear-doors.ts` has what they do. */
export const linearDoorNames = [
  'cleanText',
  'isBlankText',
  'carryMarks',
  'completeReverse',
  'csvLine',
  'findModel',
  'placeMarks',
  'promptDescription',
  'provenanceLine',
  'settingNamed',
  'wholePrompt',
] as const;

export type LinearDoor = (typeof linearDoorNames)[number];
