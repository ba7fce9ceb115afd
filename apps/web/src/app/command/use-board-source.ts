import { plural } from '@cuewright/engine/plural';
import { useQuery } from '@tanstack/react-query';
import type { CommandSource } from '../../features/command-field/command-field.tsx';
import { useAddress } from '../../lib/address.ts';
import { call } from '../../lib/api.ts';
import { isSignedIn } from '../../lib/signed-in.ts';

/** The boards that were worked on last. */
export function useBoardSource(isOpen: boolean): CommandSource {
  const [, go] = useAddress();
  const { data } = useQuery({
    queryKey: ['storyboards', 'command'],
    queryFn: ({ signal }) => call('GET /api/storyboards', { query: {}, signal }),
    enabled: isOpen && isSignedIn(),
  });
  return {
    label: 'Your storyboards',
    items: (data?.storyboards ?? []).map(({ id, title, frame_count }) => ({
      id: `board-${id}`,
      label: title,
      meta: `${frame_count} ${plural(frame_count, 'frame')}`,
      keywords: 'storyboard board',
      onChoose: () => go({ step: 'storyboard', id }),
    })),
  };
}
