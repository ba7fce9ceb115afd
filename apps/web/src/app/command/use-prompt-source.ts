import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CommandSource } from '../../features/command-field/command-field.tsx';
import { useAddress } from '../../lib/address.ts';
import { call } from '../../lib/api.ts';
import { goToResult } from '../../lib/creation/result-address.ts';
import { promptListsKey } from '../../lib/creation/saved-prompt-query.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { useSettled } from '../../lib/use-settled.ts';

const SHOWN = 6;
const PAUSE_MS = 150;

/** The saved prompts that have the words, or the latest ones. The server looks: there may be thousands. */
export function usePromptSource(query: string, isOpen: boolean): CommandSource {
  const [, go] = useAddress();
  const q = useSettled(query.trim(), PAUSE_MS);
  const { data, isFetching } = useQuery({
    queryKey: [...promptListsKey, 'command', q],
    queryFn: ({ signal }) => call('GET /api/prompts', { query: { limit: SHOWN, ...(q && { q }) }, signal }),
    enabled: isOpen && isSignedIn(),
    placeholderData: keepPreviousData,
  });
  return {
    label: 'Your prompts',
    isFound: true,
    isLoading: isFetching,
    items: (data?.prompts ?? []).map(({ id, title, description, mode, method }) => ({
      id: `prompt-${id}`,
      label: description || title,
      meta: title,
      onChoose: () => goToResult(go, { mode, method, id }),
    })),
  };
}
