import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const canvaAi: Model = {
  id: 'canva-ai',
  name: 'Canva Magic Media',
  provider: 'Canva',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('vantaige', { kind: 'active' }),
  versions: from('vantaige', ['Magic Media', 'Dream Lab']),
  input: from('vantaige', 'prose'),
  limits: [],
  negative: from('ai-tool-radar', { kind: 'none' }),
  shape: from('vantaige', { by: 'setting', ratios: ['1:1', '16:9', '9:16'] }),
  parameters: [],
  references: unverified({ max: 1, roles: ['style', 'subject'] }),
  tips: [
    'Pick square, landscape or portrait first. The picture is composed for that frame, and cropping it later cuts off heads.',
    'One subject before a calm background: you are going to lay type over it.',
    'One style preset and no style words. Both together pull in two directions.',
    'Keep lettering out of the picture and set it in the editor, where you can still change it on Friday.',
  ],
};
