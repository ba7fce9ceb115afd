import { Menu as MenuSign } from 'lucide-react';
import { writePlace } from '../features/account/account-tabs.ts';
import { type StepId, useAddress } from '../lib/address.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { showOverlay } from '../lib/overlay.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { Menu, MenuGroup, MenuItem } from '../ui/menu/menu.tsx';

const making: readonly (readonly [StepId, string])[] = [
  ['method', 'New prompt'],
  ['reverse', 'Image to Prompt'],
  ['storyboard', 'Storyboards'],
  ['tools', 'Tools'],
  ['brainstorm', 'Brainstorm'],
];
const reading: readonly (readonly [StepId, string])[] = [
  ['library', 'Library'],
  ['trainer', 'Lessons'],
];

/** Every part of the app, one press away from every page. */
export function PlacesMenu() {
  const [, go] = useAddress();
  const offers = useOffers();
  const items = (places: readonly (readonly [StepId, string])[]) =>
    places
      .filter(([step]) => offers(step))
      .map(([step, name]) => (
        <MenuItem key={step} onChoose={() => go({ step })}>
          {name}
        </MenuItem>
      ));
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="Go to">
          <MenuSign />
        </IconButton>
      }
    >
      <MenuGroup label="Make">{items(making)}</MenuGroup>
      <MenuGroup label="Learn">{items(reading)}</MenuGroup>
      <MenuGroup label="Yours">
        <MenuItem onChoose={() => showOverlay(writePlace({ tab: 'prompts' }))}>Saved prompts</MenuItem>
        <MenuItem onChoose={() => showOverlay(writePlace({ tab: 'notes' }))}>Notes</MenuItem>
        {items([['workspace', 'Workspaces']])}
      </MenuGroup>
    </Menu>
  );
}
