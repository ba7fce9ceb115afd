import type { Mode } from '../../shot/shot.ts';
import type { MoodTemplate, Template } from './template.ts';

const subject = [
  {
    id: 'baker-off-shift',
    title: 'Baker off shift',
    text: 'A baker in her forties, flour to the elbows, eating the heel of a loaf standing up',
    says: { people: 1 },
  },
  {
    id: 'the-understudy',
    title: 'The understudy',
    text: 'An understudy of nineteen in a borrowed costume, mouthing lines with both eyes shut',
    says: { people: 1 },
  },
  {
    id: 'wheel-by-ear',
    title: 'Wheel by ear',
    text: 'A bicycle mechanic with grey cornrows, truing a wheel by the sound of its spokes',
    says: { people: 1 },
  },
  {
    id: 'two-sisters',
    title: 'Two sisters',
    text: 'Two sisters in school uniform, sharing one pair of wired earphones, both silent',
    says: { people: 2 },
  },
  {
    id: 'dog-that-waits',
    title: 'Dog that waits',
    text: 'A grey lurcher with one torn ear, sitting upright and watching something above the camera',
    says: {},
  },
  {
    id: 'half-a-fig',
    title: 'Half a fig',
    text: 'A chipped blue plate with half a fig on it and the knife left lying across the rim',
    says: {},
  },
] as const satisfies readonly Template[];

const setting = [
  {
    id: 'fish-market',
    title: 'Fish market',
    text: 'a tiled indoor fish market in Busan before dawn, hoses running, bare bulbs hung low over crushed ice',
    says: { class: 'interior', hour: 'dawn', source: 'practical-light' },
  },
  {
    id: 'laundromat',
    title: 'Night laundromat',
    text: 'a coin laundromat in Queens at night, strip lights overhead, one drum still turning',
    says: { class: 'interior', hour: 'night', source: 'fluorescent-light', direction: 'top-light' },
  },
  {
    id: 'salt-desert',
    title: 'Salt desert',
    text: 'a salt desert in northern Chile at midday, white to the horizon, heat bending its far edge',
    says: { class: 'exterior', hour: 'midday', weather: 'heat' },
  },
  {
    id: 'tiled-courtyard',
    title: 'Tiled courtyard',
    text: 'a walled courtyard in Fez at golden hour, blue tiles drying, sun still on one wall only',
    says: { class: 'exterior', hour: 'golden-hour', weather: 'clear-sky', source: 'sunlight' },
  },
  {
    id: 'night-bus',
    title: 'Night bus',
    text: 'a night bus in Leeds, rain on the front window, street lamps sliding past',
    says: { class: 'interior', hour: 'night', weather: 'rain', source: 'streetlight' },
  },
  {
    id: 'birch-wood',
    title: 'Birch wood, fog',
    text: 'a birch wood outside Tartu at sunrise, fog between the trunks, frost on the bracken',
    says: { class: 'exterior', hour: 'sunrise', weather: 'fog' },
  },
] as const satisfies readonly Template[];

const mood = [
  {
    id: 'nothing-hurried',
    title: 'Nothing hurried',
    text: 'patience at the end of a long shift, nothing hurried and nothing left undone',
    says: {},
    curve: [0, 0.08, 0.3, 0.66, 0.94],
  },
  {
    id: 'held-breath',
    title: 'Held breath',
    text: 'the second before something gives, still at the edges and tight in the middle',
    says: {},
    curve: [0, 0.06, 0.24, 0.72, 1],
  },
  {
    id: 'ordinary-grace',
    title: 'Ordinary grace',
    text: 'small things looked after for their own sake, simple, close and unposed',
    says: {},
    curve: [0.04, 0.27, 0.54, 0.78, 0.97],
  },
  {
    id: 'coming-home',
    title: 'Coming home',
    text: 'tired warmth, the worst of it behind a closed door, a chair pulled out',
    says: {},
    curve: [0.03, 0.2, 0.46, 0.75, 0.92],
  },
  {
    id: 'something-off',
    title: 'Something off',
    text: 'quiet unease, all of it in order except one detail that should not be there',
    says: {},
    curve: [0.02, 0.14, 0.5, 0.7, 0.86],
  },
  {
    id: 'clean-start',
    title: 'Clean start',
    text: 'a clean start, far more space than is needed, one colour only just arriving',
    says: {},
    curve: [0.08, 0.4, 0.66, 0.86, 1],
  },
] as const satisfies readonly MoodTemplate[];

const photoCamera = [
  {
    id: 'portrait-distance',
    title: 'Portrait distance',
    text: 'an 85mm lens at f/1.8 from two metres, eye level, the background reduced to shapes',
    says: { mm: 85, aperture: 'f/1.8', angle: 'eye-level', focus: 'shallow-focus' },
  },
  {
    id: 'room-around-it',
    title: 'Room around it',
    text: 'a 35mm lens at f/2.8, a wide shot that leaves two thirds of the frame to the place',
    says: { mm: 35, aperture: 'f/2.8', size: 'wide-shot' },
  },
  {
    id: 'from-the-floor',
    title: 'From the floor',
    text: 'a 24mm lens resting on the ground, low angle, verticals kept upright',
    says: { mm: 24, angle: 'low-angle' },
  },
  {
    id: 'straight-down',
    title: 'Straight down',
    text: 'a 50mm lens from directly overhead, everything parallel to the edges of the frame',
    says: { mm: 50, angle: 'overhead' },
  },
  {
    id: 'across-the-way',
    title: 'Across the way',
    text: 'a 135mm lens from across the way, a soft foreground edge, distance compressed',
    says: { mm: 135, focus: 'shallow-focus' },
  },
  {
    id: 'one-detail',
    title: 'One detail',
    text: "a 100mm macro lens a hand's breadth away, a single detail filling the frame",
    says: { mm: 100, size: 'macro' },
  },
] as const satisfies readonly Template[];

const videoCamera = [
  {
    id: 'slow-push-in',
    title: 'Slow push in',
    text: 'slow push in at eye level on a 50mm lens, one metre over the whole take',
    says: { movement: 'dolly-in', angle: 'eye-level', mm: 50 },
  },
  {
    id: 'locked-off',
    title: 'Locked off',
    text: 'locked-off wide shot on a 28mm lens, tripod at chest height, the frame left to live by itself',
    says: { movement: 'static', size: 'wide-shot', mm: 28 },
  },
  {
    id: 'half-a-step-behind',
    title: 'Half a step behind',
    text: 'handheld at hip level on a 35mm lens, half a step behind, horizon a little loose',
    says: { movement: 'handheld', angle: 'hip-level', mm: 35 },
  },
  {
    id: 'rising-reveal',
    title: 'Rising reveal',
    text: 'crane up from ground level on a 24mm lens until the whole place is in view',
    says: { movement: 'crane-up', angle: 'ground-level', mm: 24 },
  },
  {
    id: 'pull-focus',
    title: 'Pull focus',
    text: 'medium shot on an 85mm lens, rack focus from the nearest edge to what matters behind it',
    says: { size: 'medium-shot', mm: 85, focus: 'rack-focus' },
  },
  {
    id: 'quarter-turn',
    title: 'Quarter turn',
    text: 'slow arc to the right on a 40mm lens, a quarter turn, the background sliding behind',
    says: { movement: 'arc', mm: 40 },
  },
] as const satisfies readonly Template[];

/** Six to each step that is written: the builder of five steps. */
export const simpleTemplates = {
  photo: { subject, setting, mood, camera: photoCamera },
  video: { subject, setting, mood, camera: videoCamera },
} as const satisfies Record<Mode, SimpleTemplates>;

export interface SimpleTemplates {
  subject: readonly Template[];
  setting: readonly Template[];
  mood: readonly MoodTemplate[];
  camera: readonly Template[];
}
