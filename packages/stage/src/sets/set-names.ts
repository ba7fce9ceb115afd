/** Where a shot can play. "open" is ground and a horizon; "plain" is nothing but the sheet. */
export const setNames = [
  'room', 'bedroom', 'bathroom', 'classroom', 'platform', 'cave', 'waterfall', 'bridge', 'ruins', 'church', 'ring', 'castle',
  'carpark', 'stairs', 'jungle', 'corridor', 'hospital', 'laboratory', 'library', 'factory', 'garage', 'park', 'lake', 'moon',
  'kitchen', 'office', 'stage', 'cafe', 'workshop', 'hall', 'market', 'street', 'alley', 'rooftop', 'forest', 'field', 'desert',
  'snow', 'mountains', 'open', 'sea', 'beach', 'harbour', 'underwater', 'space', 'studio', 'train', 'vehicle', 'tabletop', 'plain',
  'road', 'court', 'deck',
] as const;
export type SetName = (typeof setNames)[number];
