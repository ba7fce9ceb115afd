import { describe, expect, it } from 'vitest';
import { copiesOf } from './index.ts';

interface Caption {
  high_level_description: string;
  style_description: Record<string, unknown>;
  compositional_deconstruction: {
    background?: string;
    elements: { type: string; text?: string; desc?: string }[];
  };
}

function captionOf(words: Parameters<typeof copiesOf>[0]['words']): Caption {
  const [copy] = copiesOf({ words, mode: 'photo', models: ['ideogram'] });
  return JSON.parse(copy?.prompt ?? '') as Caption;
}

describe('[CAPTION-1] a caption in fields is the person’s own words', () => {
  const form = {
    subject: 'beer can with a lino-cut herring gull, name TIDE TABLE',
    environment: 'plain grey table',
    mood: 'cold and clear',
    lighting: 'soft from both sides',
    camera: 'straight on',
    additionalDetails: 'three blues and bare aluminium',
  };

  it('each box in its own field, and nothing of one in another', () => {
    const { style_description: style, compositional_deconstruction: parts } = captionOf({
      method: 'advanced',
      form,
    });
    expect(style['lighting']).toMatch(/soft from both sides/i);
    expect(style['aesthetics']).toMatch(/cold and clear/i);
    expect(parts.background).toMatch(/plain grey table/i);
    expect(parts.background).not.toMatch(/gull|soft|cold/i);
    expect(parts.elements[0]?.desc).toMatch(/beer can with a lino-cut herring gull/i);
    expect(parts.elements[0]?.desc).not.toMatch(/grey table|both sides|straight on/i);
  });

  it('all that is written is an element, with where and how', () => {
    const { compositional_deconstruction: parts } = captionOf({
      text: 'A notice on cream paper. At the top big in blocky capitals: SOUP NIGHT. Along the bottom smaller: bring a spoon.',
    });
    expect(parts.elements.filter(({ type }) => type === 'text')).toEqual([
      { type: 'text', text: 'SOUP NIGHT', desc: 'At the top big in blocky capitals' },
      { type: 'text', text: 'bring a spoon', desc: 'Along the bottom smaller' },
    ]);
  });

  it('no word of a text is lost, and a sign is no photograph', () => {
    const text = 'Round sticker of a hedgehog with a bandage on its left paw, mint green rim, thick outline.';
    const caption = captionOf({ text });
    for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      expect(caption.high_level_description.toLowerCase()).toContain(word);
    expect(caption.style_description['medium']).toBe('graphic design');
    expect(caption.style_description).not.toHaveProperty('photo');
  });
});
