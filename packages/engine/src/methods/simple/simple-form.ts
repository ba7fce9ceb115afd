/** The boxes of the five steps, under the names of the specification. */
export interface SimpleForm {
  selectedModel: string;
  subject: string;
  setting: string;
  mood: string;
  cameraAngle: string;
  lighting: string;
}

export const emptySimpleForm: SimpleForm = {
  selectedModel: '',
  subject: '',
  setting: '',
  mood: '',
  cameraAngle: '',
  lighting: '',
};
