/** Named, so that an hour told by its light is light. */
export const lightOfAnHour = /\b(?:light|lit|sun|lamps?|shade|shadowless|tubes?)\b/i;
