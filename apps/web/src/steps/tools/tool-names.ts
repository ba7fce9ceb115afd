import { Camera, ImageUp, Mic, Type } from 'lucide-react';

export const toolIds = ['image', 'camera', 'voice', 'text'] as const;
export type ToolId = (typeof toolIds)[number];

export const tools = {
  image: { name: 'Upload Images', hint: 'JPG, PNG, WebP up to 10MB', icon: ImageUp },
  camera: { name: 'Capture Photo', hint: 'From this device, sent when you say so', icon: Camera },
  voice: { name: 'Voice Input', hint: 'English (US), or thirteen others', icon: Mic },
  text: { name: 'Text Mode', hint: 'Paste anything, tidy it here', icon: Type },
} as const satisfies Record<ToolId, unknown>;
