/** The closed vocabularies of a shot. Each value is also the id of its term in the glossary. */

export const shotSizes = [
  'establishing-shot',
  'extreme-wide-shot',
  'wide-shot',
  'full-shot',
  'medium-wide-shot',
  'medium-shot',
  'medium-close-up',
  'close-up',
  'extreme-close-up',
  'macro',
  'insert',
] as const;
export type ShotSize = (typeof shotSizes)[number];

export const framings = [
  'two-shot',
  'frame-within-a-frame',
  'negative-space',
  'symmetry',
  'leading-lines',
  'silhouette',
] as const;
export type Framing = (typeof framings)[number];

export const angles = [
  'eye-level',
  'low-angle',
  'high-angle',
  'overhead',
  'worms-eye',
  'ground-level',
  'hip-level',
  'shoulder-level',
  'dutch-angle',
  'aerial',
  'profile',
  'three-quarter',
  'from-behind',
  'over-the-shoulder',
  'point-of-view',
  'selfie',
] as const;
export type Angle = (typeof angles)[number];

export const movements = [
  'static',
  'pan',
  'pan-left',
  'pan-right',
  'whip-pan',
  'tilt-up',
  'tilt-down',
  'roll',
  'dolly-in',
  'dolly-out',
  'truck',
  'truck-left',
  'truck-right',
  'pedestal-up',
  'pedestal-down',
  'tracking',
  'leading',
  'arc',
  'orbit',
  'crane-up',
  'crane-down',
  'zoom-in',
  'zoom-out',
  'crash-zoom',
  'dolly-zoom',
  'handheld',
  'shoulder-mounted',
  'steadicam',
  'shake',
  'drone',
  'fpv-drone',
  'parallax',
] as const;
export type Movement = (typeof movements)[number];

export const lensKinds = [
  'ultra-wide-lens',
  'wide-lens',
  'normal-lens',
  'portrait-lens',
  'telephoto-lens',
  'macro-lens',
  'fisheye-lens',
  'anamorphic-lens',
  'tilt-shift-lens',
  'spherical-lens',
] as const;
export type LensKind = (typeof lensKinds)[number];

export const focuses = ['shallow-focus', 'deep-focus', 'rack-focus', 'soft-focus', 'split-diopter'] as const;
export type Focus = (typeof focuses)[number];

export const lightSources = [
  'sunlight',
  'moonlight',
  'skylight',
  'window-light',
  'practical-light',
  'neon',
  'candlelight',
  'firelight',
  'streetlight',
  'headlights',
  'screen-glow',
  'lantern',
  'tungsten-light',
  'fluorescent-light',
  'softbox',
  'ring-light',
  'spotlight',
  'flash',
  'lightning',
  'stage-light',
] as const;
export type LightSource = (typeof lightSources)[number];

/** Left and right as the camera sees them. */
export const lightDirections = [
  'front-light',
  'side-light',
  'side-light-left',
  'side-light-right',
  'backlight',
  'rim-light',
  'top-light',
  'underlight',
  'rembrandt-light',
  'three-point-light',
] as const;
export type LightDirection = (typeof lightDirections)[number];

export const lightQualities = [
  'soft-light',
  'hard-light',
  'high-key',
  'low-key',
  'chiaroscuro',
  'volumetric-light',
  'dappled-light',
  'bounced-light',
] as const;
export type LightQuality = (typeof lightQualities)[number];

export const hours = [
  'dawn',
  'sunrise',
  'morning',
  'midday',
  'afternoon',
  'golden-hour',
  'sunset',
  'dusk',
  'blue-hour',
  'evening',
  'night',
] as const;
export type Hour = (typeof hours)[number];

export const weathers = [
  'clear-sky',
  'overcast',
  'rain',
  'drizzle',
  'thunderstorm',
  'snow',
  'fog',
  'mist',
  'wind',
  'haze',
  'dust',
  'heat',
] as const;
export type Weather = (typeof weathers)[number];

/** The inside of a car, train or boat is an interior; its deck or roof is an exterior. */
export const placeClasses = ['interior', 'exterior', 'studio', 'underwater', 'space'] as const;
export type PlaceClass = (typeof placeClasses)[number];

export const effects = [
  'film-grain',
  'light-leaks',
  'abstract-elements',
  'macro-depth',
  'bokeh',
  'lens-flare',
  'halation',
  'vignette',
  'motion-blur',
  'long-exposure',
  'slow-motion',
  'time-lapse',
  'hyperlapse',
  'speed-ramp',
  'freeze-frame',
  'double-exposure',
  'diffusion',
  'black-and-white',
  'sepia',
  'monochrome',
] as const;
export type Effect = (typeof effects)[number];
