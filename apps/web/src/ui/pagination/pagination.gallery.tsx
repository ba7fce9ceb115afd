import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Pager } from './pager.tsx';
import { ShowMore } from './show-more.tsx';

const words = { label: 'Pages of users', previous: 'Previous', next: 'Next' };

function Leafing() {
  const [page, setPage] = useState(2);
  return (
    <Pager
      page={page}
      pages={16}
      onPage={setPage}
      text={`${page * 20 - 19} to ${Math.min(page * 20, 312)} of 312`}
      words={words}
    />
  );
}

export const gallery: Gallery = {
  title: 'Pagination',
  group: 'Data',
  use: '“Show more” under a list that goes on; a pager for one that is leafed through.',
  examples: [
    {
      name: 'More to show',
      isWide: true,
      render: () => <ShowMore text="7 of 14" word="Show 7 more" onMore={() => undefined} />,
    },
    {
      name: 'Loading',
      isWide: true,
      render: () => <ShowMore text="7 of 14" word="Show 7 more" isLoading onMore={() => undefined} />,
    },
    {
      name: 'Did not load',
      isWide: true,
      render: () => (
        <ShowMore
          text="7 of 14."
          failure="The rest did not load."
          word="Try again"
          onMore={() => undefined}
        />
      ),
    },
    { name: 'All there', isWide: true, render: () => <ShowMore text="14 of 14" word="Show more" /> },
    { name: 'Pages', isWide: true, render: Leafing },
    {
      name: 'First page',
      isWide: true,
      render: () => (
        <Pager
          page={1}
          pages={2}
          onPage={() => undefined}
          text="1 to 20 of 31"
          words={{ ...words, label: 'Pages of lessons' }}
        />
      ),
    },
  ],
};
