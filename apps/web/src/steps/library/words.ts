import type { LibraryPrompt } from '@cuewright/engine/content/library';

export const levelNames: Record<LibraryPrompt['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const typeNames: Record<LibraryPrompt['mode'], string> = { photo: 'Photo', video: 'Video' };

export const tierNames: Record<LibraryPrompt['tier'], string> = { free: 'Free', premium: 'Premium' };
