import { ArrowLeft, Search, Sun } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TopBar } from './top-bar.tsx';

const words = { trail: 'Where you are', links: 'Where to go' };
const tools = (
  <>
    <IconButton label="Go to a step, prompt or model">
      <Search />
    </IconButton>
    <IconButton label="Switch to the Paper theme">
      <Sun />
    </IconButton>
  </>
);
const places = ['Library', 'Trainer', 'Reverse', 'Workspace', 'Brainstorm', 'Tools', 'Upgrade'];

export const gallery: Gallery = {
  title: 'Top bar',
  group: 'Page',
  use: '56 px. On a phone the links become a menu and the trail goes.',
  examples: [
    {
      name: 'A visitor',
      isWide: true,
      render: () => (
        <TopBar logo={<b>Cuewright</b>} tools={tools} user={<Button>Sign In</Button>} words={words} isFull />
      ),
    },
    {
      name: 'Signed in, on the start page',
      isWide: true,
      render: () => (
        <TopBar
          logo={<b>Cuewright</b>}
          links={places.map((place) => ({ key: place, link: <a href="#gallery-top-bar">{place}</a> }))}
          tools={tools}
          user={<Avatar name="Ines Moreau" />}
          words={words}
          isFull
        />
      ),
    },
    {
      name: 'In a step',
      isWide: true,
      render: () => (
        <TopBar
          back={
            <IconButton label="Back">
              <ArrowLeft />
            </IconButton>
          }
          logo={<b>Cuewright</b>}
          trail={['Advanced Steps', 'Video Mode']}
          tools={tools}
          user={<Avatar name="Ines Moreau" />}
          words={words}
          isFull
        />
      ),
    },
  ],
};
