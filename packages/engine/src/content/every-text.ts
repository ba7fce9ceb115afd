import { brainstormTips } from './brainstorm-tips.ts';
import { chatFallbacks } from './chat-fallbacks.ts';
import { composerParts } from './composer/parts.ts';
import { ctoGuide } from './cto-guide.ts';
import { footerPresets } from './footer-presets.ts';
import { genres } from './genres.ts';
import { glossary } from './glossary/glossary.ts';
import { howItWorks } from './how-it-works.ts';
import { exampleIdeas, ideaPlaceholders } from './ideas.ts';
import { characterExamples } from './lessons/character-examples.ts';
import { lessons } from './lessons/lessons.ts';
import { templateExamples } from './lessons/template-examples.ts';
import { library } from './library/library.ts';
import { oneClickPanel } from './one-click-panel.ts';
import { oneClickPrompts } from './one-click-prompts.ts';
import { plans, planTrust } from './plans.ts';
import { advancedTips, simpleTips } from './step-tips.ts';
import { advancedTemplates } from './templates/advanced-templates.ts';
import { simpleTemplates } from './templates/simple-templates.ts';

const material = {
  simpleTemplates,
  advancedTemplates,
  genres,
  exampleIdeas,
  ideaPlaceholders,
  composerParts,
  oneClickPrompts,
  oneClickPanel,
  simpleTips,
  advancedTips,
  howItWorks,
  brainstormTips,
  plans,
  planTrust,
  ctoGuide,
  footerPresets,
  chatFallbacks,
  library,
  lessons,
  characterExamples,
  templateExamples,
  glossary,
};

/** Every written text of four words or more, once, with where it stands. For the tests of the writing. */
export function everyText(): { where: string; text: string }[] {
  const seen = new Set<unknown>();
  const texts: { where: string; text: string }[] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value === 'string') {
      if (wordsOf(value).length >= 4) texts.push({ where, text: value });
    } else if (value && typeof value === 'object' && !seen.has(value)) {
      seen.add(value);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${where}.${key}`);
    }
  };
  for (const [name, value] of Object.entries(material)) walk(value, name);
  return texts;
}

/** Lower-case words, without what stands between them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}/.'-]*[\p{L}\p{N}]/gu) ?? [];
}
