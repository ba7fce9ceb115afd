import type { Template } from './template.ts';

/** Lens, stop and body are chosen in the last step, so these speak of size, height, movement and focus only. */
export const photoCameras = [
  {
    id: 'square-on',
    title: 'Square on',
    text: "medium shot at eye level, straight on, a hand's width of air above",
    says: { size: 'medium-shot', angle: 'eye-level' },
  },
  {
    id: 'three-quarter',
    title: 'Three-quarter',
    text: 'close-up from three-quarter, focus on the nearer side, the far side let go',
    says: { size: 'close-up', angle: 'three-quarter', focus: 'shallow-focus' },
  },
  {
    id: 'head-to-toe',
    title: 'Head to toe',
    text: 'full shot from hip level, the whole figure with ground under it and nothing cut',
    says: { size: 'full-shot', angle: 'hip-level' },
  },
  {
    id: 'through-the-doorway',
    title: 'Through a doorway',
    text: 'wide shot through an open doorway, the jambs dark on both sides as a frame within a frame',
    says: { size: 'wide-shot' },
  },
  {
    id: 'small-in-the-place',
    title: 'Small in the place',
    text: 'extreme wide shot from far back, the subject a tenth of the height, low in the left third',
    says: { size: 'extreme-wide-shot' },
  },
  {
    id: 'from-above',
    title: 'Plan view',
    text: 'overhead view straight down, edges parallel to the frame, deep focus corner to corner',
    says: { angle: 'overhead', focus: 'deep-focus' },
  },
  {
    id: 'looked-up-to',
    title: 'Looked up to',
    text: 'low angle from knee height, medium wide shot, the horizon kept well below the middle',
    says: { size: 'medium-wide-shot', angle: 'low-angle' },
  },
  {
    id: 'the-telling-inch',
    title: 'The telling inch',
    text: 'extreme close-up of the one inch that tells it, a paper-thin zone of focus',
    says: { size: 'extreme-close-up', focus: 'shallow-focus' },
  },
] as const satisfies readonly Template[];

export const videoCameras = [
  {
    id: 'tripod-only',
    title: 'Tripod only',
    text: 'static medium shot at eye level, tripod locked until the action is over',
    says: { movement: 'static', size: 'medium-shot', angle: 'eye-level' },
  },
  {
    id: 'push-to-close',
    title: 'Push to close',
    text: 'slow dolly in from a medium shot to a close-up, arriving as the movement ends',
    says: { movement: 'dolly-in', size: 'medium-shot' },
  },
  {
    id: 'pull-back',
    title: 'Pull back',
    text: 'dolly out from a close-up until the whole place is around it, at one even pace',
    says: { movement: 'dolly-out', size: 'close-up' },
  },
  {
    id: 'past-the-near-edge',
    title: 'Past the near edge',
    text: 'truck left past a dark foreground edge, wide shot, parallax opening the depth',
    says: { movement: 'truck-left', size: 'wide-shot' },
  },
  {
    id: 'on-the-shoulder',
    title: 'On the shoulder',
    text: 'shoulder-mounted medium close-up, breathing with the operator, a late reframe to follow',
    says: { movement: 'shoulder-mounted', size: 'medium-close-up' },
  },
  {
    id: 'rise-and-hold',
    title: 'Rise and hold',
    text: 'pedestal up from ground level to eye level in one move, then hold',
    says: { movement: 'pedestal-up', angle: 'ground-level' },
  },
  {
    id: 'focus-does-the-cut',
    title: 'Focus does the cut',
    text: 'close-up with one rack focus from foreground to background, doing the work of a cut',
    says: { size: 'close-up', focus: 'rack-focus' },
  },
  {
    id: 'slow-quarter-arc',
    title: 'Slow arc',
    text: 'smooth arc at shoulder level, a third of a circle, the subject kept centred',
    says: { movement: 'arc', angle: 'shoulder-level' },
  },
] as const satisfies readonly Template[];
