import type { Open } from '@cuewright/engine/writing';
import { Banner } from '../../ui/banner/banner.tsx';

/** What a generator needs beside the words, where nothing of it can be chosen. */
export function OpenNote({ open = [] }: { open?: readonly Open[] | undefined }) {
  const needed = open.find(({ part }) => part !== 'details');
  return needed && <Banner head={needed.question} />;
}
