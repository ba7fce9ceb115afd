import { Camera, ImageUp, Mic, Type } from 'lucide-react';
import { spokenLanguages } from '../../lib/dictation/speech.ts';

export const toolIds = ['image', 'camera', 'voice', 'text'] as const;
export type ToolId = (typeof toolIds)[number];

export const tools = {
  image: { name: 'Upload Images', hint: 'JPG, PNG, WebP up to 10MB', icon: ImageUp },
  camera: { name: 'Capture Photo', hint: 'From this device, sent when you say so', icon: Camera },
  voice: {
    name: 'Voice Input',
    hint: `${spokenLanguages[0].label}, or ${spokenLanguages.length - 1} others`,
    icon: Mic,
  },
  text: { name: 'Text Mode', hint: 'Paste anything, tidy it here', icon: Type },
} as const satisfies Record<ToolId, unknown>;
