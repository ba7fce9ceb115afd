export interface HowItWorksStep {
  tool: 'image' | 'camera' | 'voice' | 'text';
  title: string;
  text: string;
}

/** The panel of the Prompting Tools screen while no card is chosen. */
export const howItWorks = {
  title: 'How It Works',
  intro:
    'Bring what you have. Each tool reads it, sorts it into subject, place, mood, camera and light, and hands you a prompt to edit.',
  steps: [
    {
      tool: 'image',
      title: 'Upload Images',
      text: 'Drop a picture. Its light, colour, contrast and focus are measured, its lens is read from the file, and what it shows you add in a sentence.',
    },
    {
      tool: 'camera',
      title: 'Capture Photo',
      text: 'Point your camera at a place or an object. The light in front of you becomes the light in the prompt.',
    },
    {
      tool: 'voice',
      title: 'Voice Input',
      text: 'Say the shot out loud, pauses included. Only the words are kept, and you can correct them before they are used.',
    },
    {
      tool: 'text',
      title: 'Text Mode',
      text: 'Paste a note, a line of script, half a thought. What is only about the job is set aside and listed; what is missing is added and marked.',
    },
  ],
} as const satisfies { title: string; intro: string; steps: readonly HowItWorksStep[] };
