/** Of somebody these are seen alone. */
export const HANDS = new Set(['hands', 'fingers', 'fingertips', 'palms', 'hand']);
