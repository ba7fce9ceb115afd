import { type CallInput, productFigures, type Usage } from '@cuewright/contract';
import type { Question, Standing } from '@cuewright/engine/assistant';

type Asked = CallInput<'POST /api/chat'>['body'];

/** What came over the wire as a question. Whoever is signed out has no past and no standing. */
export function questionOf(
  { message, context, userProfile }: Asked,
  usage: Usage | undefined,
  { isSignedIn, currency }: { isSignedIn: boolean; currency: string },
): Question {
  const { currentStep, selectedMode, personalityMode, userPersonality, conversationHistory, currentPrompt } =
    context ?? {};
  return {
    message,
    manner: personalityMode ?? 'balanced',
    history: (isSignedIn && conversationHistory) || [],
    isSignedIn,
    step: currentStep ?? undefined,
    mode: selectedMode === 'image' ? 'photo' : (selectedMode ?? undefined),
    name: userProfile?.name || userPersonality?.name || undefined,
    interests: userProfile?.interests ?? userPersonality?.interests ?? undefined,
    creativeLevel: userProfile?.creativeLevel ?? userPersonality?.creativeLevel ?? undefined,
    prompt: currentPrompt
      ? {
          ...currentPrompt,
          model: currentPrompt.model ?? undefined,
          locked: currentPrompt.locked ?? undefined,
        }
      : undefined,
    standing: usage && standingOf(usage),
    figures: { ...productFigures, currencySign: signOf(currency) },
  };
}

/** What stands before the figure where English is written, with its space where there is one. */
function signOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1);
  return parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('');
}

function standingOf({
  prompts_used: used,
  allowance,
  credits,
  remaining,
  is_premium: isPremium,
  resets_at: resetsAt,
}: Usage): Standing {
  return { used, allowance, credits, remaining, isPremium, resetsAt };
}
