/** By name alone, for guards that must load nothing of the engine: `linear-doors.ts` has what they do. */
export const linearDoorNames = [
  'cleanText',
  'isBlankText',
  'completeReverse',
  'csvLine',
  'findModel',
  'promptDescription',
  'provenanceLine',
  'settingNamed',
  'wholePrompt',
] as const;

export type LinearDoor = (typeof linearDoorNames)[number];
