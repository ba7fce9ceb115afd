import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { Menu, MenuGroup, MenuItem } from './menu.tsx';
import { MoreMenu } from './more-menu.tsx';

const nothing = () => undefined;

export const gallery: Gallery = {
  title: 'Menu',
  group: 'Overlays',
  use: 'What else can be done with a thing. The first letters of an item go to it.',
  examples: [
    {
      name: 'From an icon button',
      render: () => (
        <MoreMenu of="The net mender" size="m">
          <MenuItem icon={<Pencil />} keys="e" onChoose={nothing}>
            Rename
          </MenuItem>
          <MenuItem icon={<Copy />} keys="mod+d" onChoose={nothing}>
            Duplicate
          </MenuItem>
          <MenuItem icon={<Download />} isDisabled onChoose={nothing}>
            Download storyboard
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger onChoose={nothing}>
            Delete
          </MenuItem>
        </MoreMenu>
      ),
    },
    {
      name: 'From a button, in groups',
      render: () => (
        <Menu trigger={<Button>Export</Button>}>
          <MenuGroup label="This prompt">
            <MenuItem onChoose={nothing}>Text, .txt</MenuItem>
            <MenuItem onChoose={nothing}>Everything, .json</MenuItem>
          </MenuGroup>
          <MenuGroup label="The whole storyboard">
            <MenuItem onChoose={nothing}>Shot list, .csv</MenuItem>
          </MenuGroup>
        </Menu>
      ),
    },
  ],
};
