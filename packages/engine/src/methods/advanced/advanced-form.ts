/** The boxes of the seven steps, under the names of the specification. */
export interface AdvancedForm {
  selectedModel: string;
  subject: string;
  environment: string;
  mood: string;
  camera: string;
  lighting: string;
  additionalDetails: string;
  technicalSpecs: TechnicalSpecs;
}

/** Each is an option of its list, or empty. `sensorSize` is a fact of the camera and has no input. */
export interface TechnicalSpecs {
  cameraType: string;
  iso: string;
  lens: string;
  temperature: string;
  shutterSpeed: string;
  aperture: string;
  sensorSize: string;
  foregroundObjects: string;
  backgroundStyle: string;
  /** How many things there are. */
  objects: string;
  filmGrain: boolean;
  lightLeaks: boolean;
  abstracts: boolean;
  macroDepth: boolean;
}

export const emptyTechnicalSpecs: TechnicalSpecs = {
  cameraType: '',
  iso: '',
  lens: '',
  temperature: '',
  shutterSpeed: '',
  aperture: '',
  sensorSize: '',
  foregroundObjects: '',
  backgroundStyle: '',
  objects: '',
  filmGrain: false,
  lightLeaks: false,
  abstracts: false,
  macroDepth: false,
};

export const emptyAdvancedForm: AdvancedForm = {
  selectedModel: '',
  subject: '',
  environment: '',
  mood: '',
  camera: '',
  lighting: '',
  additionalDetails: '',
  technicalSpecs: emptyTechnicalSpecs,
};
