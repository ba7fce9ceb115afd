export type Provider = 'openai' | 'google' | 'anthropic' | 'compatible';

interface ProviderFacts {
  /** As people call it. */
  name: string;
  /** The setting without which it cannot be asked. */
  needs: 'OPENAI_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY' | 'ANTHROPIC_API_KEY' | 'AI_COMPATIBLE_BASE_URL';
  /** Said here, so that no setting of a library sends prompts elsewhere; `compatible` has its own. */
  baseUrl?: string;
  isPaid: boolean;
}

export const providers: Readonly<Record<Provider, ProviderFacts>> = {
  openai: {
    name: 'OpenAI',
    needs: 'OPENAI_API_KEY',
    baseUrl: 'https://api.openai.com/v1',
    isPaid: true,
  },
  google: {
    name: 'Google',
    needs: 'GOOGLE_GENERATIVE_AI_API_KEY',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    isPaid: true,
  },
  anthropic: {
    name: 'Anthropic',
    needs: 'ANTHROPIC_API_KEY',
    baseUrl: 'https://api.anthropic.com/v1',
    isPaid: true,
  },
  compatible: { name: 'A compatible server', needs: 'AI_COMPATIBLE_BASE_URL', isPaid: false },
};
