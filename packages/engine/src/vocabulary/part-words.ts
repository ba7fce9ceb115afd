import type { Part } from '../shot/shot.ts';
import { wordTable } from './word-table.ts';

/** Before a colon each names the part that follows. */
export const partLabels = wordTable<Part>({
  subject: 'subject',
  character: 'subject',
  action: 'subject',
  scene: 'place',
  setting: 'place',
  location: 'place',
  environment: 'place',
  place: 'place',
  mood: 'mood',
  atmosphere: 'mood',
  tone: 'mood',
  feel: 'mood',
  feeling: 'mood',
  camera: 'camera',
  shot: 'camera',
  framing: 'camera',
  lens: 'camera',
  movement: 'camera',
  light: 'light',
  lighting: 'light',
  style: 'technical',
  look: 'technical',
  technical: 'technical',
  quality: 'technical',
  colour: 'technical',
  color: 'technical',
  grade: 'technical',
  audio: 'audio',
  sound: 'audio',
  sfx: 'audio',
  music: 'audio',
  ambience: 'audio',
});

export const moodWords =
  'mood moods moody atmosphere atmospheric feeling feels melancholic melancholy tense tension serene tranquil peaceful joyful joyous somber sombre ominous eerie dreamy dreamlike nostalgic nostalgia romantic intimate playful hopeful hopeless lonely loneliness solemn mysterious gritty whimsical uneasy unease calm quiet stillness triumphant bittersweet tender wistful anxious cosy cozy menacing contemplative reflective surreal unhurried longing grief dread suspense foreboding';

export const soundWords =
  'sound sounds hear heard audio sfx music soundtrack score silence hum humming noise ambient ambience murmur echo echoes melody song drone_note chatter clatter birdsong';

export const cameraMentions =
  'camera lens focus frame framing shot angle focal aperture shutter handheld tripod depth';
export const lightMentions =
  'light lights lighting lit shadow shadows glow glows glowing silhouette shade reflections gleam';
export const technicalMentions =
  'grain grainy 4k 8k resolution photorealistic realistic hyperrealistic cinematic style film stock kodak portra fuji ektachrome cinestill grade graded grading lut palette colours colors tones contrast saturation desaturated muted pastel render rendered hdr raw unreal octane k uhd';
/** Glue that tells nothing once the terms around it are taken out. */
export const shotGlue =
  'shot shots view angle frame framing framed image photo photograph picture portrait video clip footage film filmed captured camera lens using used use exposure aperture shutter speed iso style look composition length hero cinematic move movement motion slow slowly gentle very slight slightly second third prime set setting mm';
