import { describe, expect, it } from 'vitest';
import { brainstormTips } from './brainstorm-tips.ts';
import { chatFallback, chatFallbacks } from './chat-fallbacks.ts';
import { ctoGuide } from './cto-guide.ts';
import { footerPresets } from './footer-presets.ts';
import { genres } from './genres.ts';
import { howItWorks } from './how-it-works.ts';
import { exampleIdeas, ideaPlaceholders } from './ideas.ts';
import { oneClickPanel } from './one-click-panel.ts';
import { oneClickPrompts } from './one-click-prompts.ts';
import { plans, planTrust } from './plans.ts';
import { advancedTips, simpleTips } from './step-tips.ts';

const modes = ['photo', 'video'] as const;

describe('[W3] genres, ideas and one-click prompts', () => {
  it('[W3.1] [WORD-2] are six genres by their ids, with three examples each', () => {
    expect(genres.map(({ id }) => id)).toEqual([
      'corporate',
      'lifestyle',
      'cinematic',
      'commercial',
      'documentary',
      'fashion',
    ]);
    for (const { name, id, examples } of genres) {
      expect(name.toLowerCase()).toBe(id);
      expect(examples).toHaveLength(3);
    }
  });

  it.each(modes)(
    '[W3.2] [WORD-3] [WORD-7] are four ideas, a placeholder, eight prompts and three tiles: %s',
    (mode) => {
      expect(exampleIdeas[mode]).toHaveLength(4);
      expect(ideaPlaceholders[mode].length).toBeGreaterThan(40);
      expect(oneClickPrompts[mode]).toHaveLength(8);
      expect(oneClickPanel[mode].tiles).toHaveLength(3);
      expect(oneClickPanel[mode].empty.text.length).toBeGreaterThan(40);
    },
  );

  it.each(modes)('[W3.3] are prompts that say lens and place, and end as prose does: %s', (mode) => {
    for (const prompt of oneClickPrompts[mode]) {
      expect(prompt).toMatch(/\d+mm/);
      expect(prompt).toMatch(/\.$/);
      expect(prompt.split(/\s+/).length).toBeGreaterThan(40);
      expect(prompt.split(/\s+/).length).toBeLessThan(80);
      expect(/\bSound: /.test(prompt)).toBe(mode === 'video');
    }
  });
});

describe('[W6] help', () => {
  it('[W6.1] gives three tips to each of the five and of the seven steps', () => {
    expect(Object.keys(simpleTips)).toEqual(['model', 'subject', 'setting', 'mood', 'camera']);
    expect(Object.keys(advancedTips)).toEqual([
      'model',
      'subject',
      'environment',
      'mood',
      'camera',
      'lighting',
      'technical',
    ]);
    const tips = [...Object.values(simpleTips), ...Object.values(advancedTips)];
    for (const three of tips) expect(three).toHaveLength(3);
    expect(new Set(tips.flat().map(({ title }) => title)).size).toBe(36);
    expect(tips.flat().filter(({ title, text }) => title.length > 34 || text.length > 120)).toEqual([]);
  });

  it('[W6.2] [WORD-5] has a preset for each link of the footer', () => {
    const labels = (group: string) =>
      footerPresets.filter((preset) => preset.group === group).map(({ label }) => label);
    expect(labels('product')).toEqual(['Features', 'Pricing', 'API', 'Integrations']);
    expect(labels('support')).toEqual(['Help Center', 'Contact Us', 'Privacy Policy', 'Terms of Service']);
    expect(footerPresets.filter(({ message }) => message.length > 500)).toEqual([]);
  });

  it('[W6.3] [WORD-4] states the plans as the specification does', () => {
    expect(
      plans.map(({ id, name, price, originalPrice, billing, savings, limitedTime, popular }) => [
        id,
        name,
        price,
        originalPrice,
        billing,
        savings,
        limitedTime,
        popular,
      ]),
    ).toEqual([
      ['monthly', 'Monthly Pro', 4, 9.99, 'month', 60, true, false],
      ['yearly', 'Yearly Pro', 27, 60, 'year', 55, false, true],
      ['lifetime', 'Lifetime Access', 56, 300, 'once', 81, false, false],
    ]);
    for (const { price, originalPrice, savings, features } of plans) {
      expect(Math.round((1 - price / originalPrice) * 100)).toBe(savings);
      expect(features).toHaveLength(4);
    }
    expect(planTrust[0].title).toBe('30-day refund guarantee');
  });

  it('[W6.4] counts right where a plan is told in months of another', () => {
    const [monthly, yearly, lifetime] = plans;
    expect(yearly.features[1]).toBe('Less than seven months of the monthly price');
    expect(yearly.price / monthly.price).toBeLessThan(7);
    expect(yearly.price / monthly.price).toBeGreaterThan(6);
    expect(lifetime.features[3]).toBe('Fourteen months of Monthly Pro cost the same');
    expect(lifetime.price / monthly.price).toBe(14);
  });

  it('[W6.5] [WORD-6] falls back to a friendly word, by name when the name is known', () => {
    expect(chatFallbacks.length).toBeGreaterThanOrEqual(8);
    expect(chatFallbacks.filter((text) => /^I\b/.test(text))).toEqual([]);
    expect(chatFallback(1)).toBe('My line dropped just now. Say it once more and I will listen properly.');
    expect(chatFallback(1, 'Ines')).toMatch(/^Ines, my line dropped just now\. Say it/);
    expect(chatFallback(-(2 ** 40) + 0.5)).toBeTypeOf('string');
    expect(chatFallbacks).toContain(chatFallback(Number.NaN));
  });

  it('[W6.6] explains each of the four tools, the guide in its three letters, and gives six tips on notes', () => {
    expect(howItWorks.steps.map(({ title }) => title)).toEqual([
      'Upload Images',
      'Capture Photo',
      'Voice Input',
      'Text Mode',
    ]);
    expect(ctoGuide.parts.map(({ letter }) => letter).join('')).toBe('CTO');
    expect(brainstormTips).toHaveLength(6);
  });
});
