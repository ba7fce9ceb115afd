export interface FooterPreset {
  id: string;
  group: 'product' | 'support';
  label: string;
  /** What the link says to Aira on the visitor's behalf. */
  message: string;
  /** The entry of the help that answers it. */
  help?: string;
  /** The page that answers it in full. */
  page?: { title: string; url: string };
}

export const footerPresets = [
  {
    id: 'features',
    group: 'product',
    label: 'Features',
    message: 'What can I do with Cuewright, and which method should I start with?',
  },
  {
    id: 'pricing',
    group: 'product',
    label: 'Pricing',
    message: 'How many prompts are free each day, and what do the three Pro plans cost?',
  },
  {
    id: 'api',
    group: 'product',
    label: 'API',
    message: 'Is there an API that I can call, and where is it documented?',
  },
  {
    id: 'integrations',
    group: 'product',
    label: 'Integrations',
    message: 'Which image and video generators can you write prompts for?',
  },
  {
    id: 'help-center',
    group: 'support',
    label: 'Help Center',
    message: 'I need a hand with a prompt. Where do I begin?',
  },
  {
    id: 'contact-us',
    group: 'support',
    label: 'Contact Us',
    message: 'How do I reach the people who make Cuewright?',
    page: { title: 'Contact', url: '/contact' },
    help: 'contact',
  },
  {
    id: 'privacy-policy',
    group: 'support',
    label: 'Privacy Policy',
    message: 'What do you keep about me, and how do I have it deleted?',
    page: { title: 'Privacy Policy', url: '/privacy' },
    help: 'privacy',
  },
  {
    id: 'terms-of-service',
    group: 'support',
    label: 'Terms of Service',
    message: 'What are the terms, and who owns the prompts I write here?',
    page: { title: 'Terms of Service', url: '/terms' },
    help: 'terms',
  },
] as const satisfies readonly FooterPreset[];

/** The link of the footer that asks this, word for word. */
export function footerPresetOf(message: string): FooterPreset | undefined {
  return footerPresets.find((preset) => preset.message === message);
}
