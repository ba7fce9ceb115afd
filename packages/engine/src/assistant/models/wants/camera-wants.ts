import { marked } from '../fact-sentences.ts';
import { isVideo, type Want } from './want.ts';

/** How its camera has to be told, and how many pictures a second. */
export function cameraWants(message: string): Want[] {
  const wants: Want[] = [];
  const isOfCamera = /\bcamera\b|\b(?:pans?|dolly|moves?|movements?)\b/.test(message);
  const add = (kind: 'brackets' | 'setting', said: RegExp, words: string) => {
    if (isOfCamera && said.test(message))
      wants.push({
        id: `camera-${kind}`,
        words,
        fits: (model) => isVideo(model) && model.camera?.value.kind === kind,
        because: ({ camera }) => camera && marked(camera, () => words.replace(/^\w+ /, '')),
      });
  };
  add('brackets', /\bbrackets?\b|\[\w+\]/, 'takes camera moves in square brackets');
  add(
    'setting',
    /\bas a (?:setting|parameter)\b|\b(?:camera|motion) (?:settings?|sliders?|controls?|presets?)\b/,
    'takes camera moves as a setting',
  );
  const fps = /\b(\d{2,3}) ?(?:fps|frames (?:per|a) second)\b/.exec(message)?.[1];
  if (fps !== undefined)
    wants.push({
      id: 'fps',
      words: `runs at ${fps} frames a second`,
      fits: (model) => isVideo(model) && model.fps?.value === Number(fps),
      because: (model) => model.fps && marked(model.fps, (value) => `${value} a second`),
    });
  return wants;
}
