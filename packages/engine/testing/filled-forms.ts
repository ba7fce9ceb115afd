import { type AdvancedForm, emptyTechnicalSpecs } from '../src/methods/advanced/advanced-form.ts';
import type { SimpleForm } from '../src/methods/simple/simple-form.ts';
import type { Mode } from '../src/shot/shot.ts';

const simpleCameras: Readonly<Record<Mode, string>> = {
  photo: 'an 85mm lens at f/1.8 from two metres, eye level',
  video: 'slow push in at eye level on a 50mm lens',
};

export function simpleForm(mode: Mode, given: Partial<SimpleForm> = {}): SimpleForm {
  return {
    selectedModel: mode === 'photo' ? 'nano-banana' : 'google-veo-3',
    subject: 'A baker in her forties, flour to the elbows',
    setting: 'a tiled bakery in Porto before dawn',
    mood: 'patience at the end of a long shift',
    cameraAngle: simpleCameras[mode],
    lighting: '',
    ...given,
  };
}

export function advancedForm(given: Partial<AdvancedForm> = {}): AdvancedForm {
  return {
    selectedModel: 'google-veo-3',
    subject: 'A net mender in her sixties, oilskin apron, needle in her teeth',
    environment: 'the open doors of a boathouse, tide out',
    mood: 'quiet pride in a job nobody will inspect',
    camera: 'medium shot at eye level, slow push in',
    lighting: 'one bare bulb on a beam, blue dusk behind',
    additionalDetails: 'muted blues and a single amber',
    technicalSpecs: {
      ...emptyTechnicalSpecs,
      cameraType: 'ARRI Alexa Mini',
      iso: '800',
      lens: '50mm f/1.8',
      temperature: '2700K Tungsten',
      shutterSpeed: '1/60',
      aperture: 'f/2.8',
      foregroundObjects: 'Natural elements',
      backgroundStyle: 'Minimal clean',
      objects: 'Few key elements',
      filmGrain: true,
      lightLeaks: true,
      abstracts: true,
      macroDepth: true,
    },
    ...given,
  };
}
