import { FileText, LayoutDashboard, NotebookPen, X } from 'lucide-react';
import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Box, TabbedDialog } from './tabbed-dialog.tsx';

const tabs = [
  {
    value: 'overview',
    label: 'Overview',
    icon: <LayoutDashboard />,
    panel: <p>41 prompts since October.</p>,
  },
  { value: 'prompts', label: 'Prompts', icon: <FileText />, count: 41, panel: <p>The net mender.</p> },
  {
    value: 'notes',
    label: 'Private Notes',
    icon: <NotebookPen />,
    count: 6,
    panel: <p>Sodium, not orange.</p>,
  },
] as const;

type Tab = (typeof tabs)[number]['value'];

const head = { lead: 'ines.moreau@lowwater.example', picture: <Avatar name="Ines Moreau" size="l" /> };

function Opens() {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<Tab>('overview');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Account</Button>
      <TabbedDialog
        {...head}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Ines Moreau"
        label="Account"
        tabs={tabs}
        value={tab}
        onChange={setTab}
      />
    </>
  );
}

function AsItStands() {
  const [tab, setTab] = useState<Tab>('prompts');
  return (
    <Box
      {...head}
      heading={<h4>Ines Moreau</h4>}
      close={
        <IconButton label="Close">
          <X />
        </IconButton>
      }
      label="Account, as it stands"
      tabs={tabs}
      value={tab}
      onChange={setTab}
    />
  );
}

export const gallery: Gallery = {
  title: 'Tabbed dialog',
  group: 'Overlays',
  use: 'Several pages over the page. On a phone it is the whole screen.',
  examples: [
    { name: 'Opens', render: () => <Opens /> },
    { name: 'As it stands', isWide: true, render: () => <AsItStands /> },
  ],
};
