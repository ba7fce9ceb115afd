import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText, Images, LayoutDashboard, LogOut, NotebookPen, Settings2, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountLeft } from '../../lib/undoable-delete.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PanelHead } from '../../ui/panel-head/panel-head.tsx';
import { type DialogTab, TabbedDialog } from '../../ui/tabbed-dialog/tabbed-dialog.tsx';
import styles from './account-dialog.module.css';
import { latestPromptsQuery, noteCountQuery } from './account-queries.ts';
import type { AccountPlace, AccountTab } from './account-tabs.ts';
import { ImageCollection } from './images/image-collection.tsx';
import { imagesQuery } from './images/image-queries.ts';
import { Overview, type OverviewProps } from './overview.tsx';
import { Settings, type SettingsProps } from './settings/settings.tsx';

interface AccountDialogProps
  extends Pick<
      OverviewProps,
      'leftToday' | 'plan' | 'plans' | 'createPrompt' | 'share' | 'onCompleteProfile'
    >,
    Pick<SettingsProps, 'display' | 'ownModel' | 'onEditProfile' | 'onGone'> {
  user: OverviewProps['user'];
  profile: OverviewProps['profile'];
  name: string;
  place: AccountPlace;
  onGo: (place: AccountPlace) => void;
  onClose: () => void;
  onSignOut: () => void;
  /** A link to the dashboard, for admins. */
  admin?: ReactNode;
  onOpenPrompt: OverviewProps['onOpenPrompt'];
  /** What other features put into their pages. A page without one is not in the menu. */
  prompts?: ReactNode;
  notes: (beginsWith: 'add' | undefined) => ReactNode;
  tools?: ReactNode;
}

function WithHeading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <PanelHead title={name} />
      {children}
    </>
  );
}

/** Everything about one person, over the page they were on. What it shows is asked for when it opens. */
export function AccountDialog(props: AccountDialogProps) {
  const { user, profile, name, place, onGo, onClose, onSignOut, admin, prompts, notes, tools } = props;
  const promptCount = useCountLeft('prompt', useInfiniteQuery(latestPromptsQuery).data?.total);
  const noteCount = useCountLeft('note', useQuery(noteCountQuery).data);
  const imageCount = useCountLeft('picture', useQuery(imagesQuery.count).data);

  const tabs: (DialogTab<AccountTab> | undefined)[] = [
    {
      value: 'overview',
      label: 'Overview',
      icon: <LayoutDashboard />,
      panel: <Overview {...props} onGo={onGo} />,
    },
    prompts
      ? {
          value: 'prompts',
          label: 'Prompts',
          icon: <FileText />,
          count: promptCount,
          panel: <WithHeading name="Prompts">{prompts}</WithHeading>,
        }
      : undefined,
    {
      value: 'notes',
      label: 'Private Notes',
      icon: <NotebookPen />,
      count: noteCount,
      panel: notes(place.intent === 'add' ? 'add' : undefined),
    },
    {
      value: 'images',
      label: 'Image Collection',
      icon: <Images />,
      count: imageCount,
      panel: <ImageCollection beginsWith={place.tab === 'images' ? place.intent : undefined} />,
    },
    tools
      ? {
          value: 'tools',
          label: 'Tools',
          icon: <Wrench />,
          panel: <WithHeading name="Tools">{tools}</WithHeading>,
        }
      : undefined,
    {
      value: 'settings',
      label: 'Settings',
      icon: <Settings2 />,
      panel: <Settings {...props} name={name} user={user} profile={profile} />,
    },
  ];
  const shown = tabs.filter((tab) => tab !== undefined);

  return (
    <TabbedDialog
      isOpen
      onClose={onClose}
      title={name}
      lead={user.email}
      picture={<Avatar name={name} picture={user.google_user_data.picture} size="l" />}
      actions={
        <>
          {admin && <span className={styles.admin}>{admin}</span>}
          <Button look="bare" onClick={onSignOut} className={styles.out}>
            <LogOut />
            <span className={styles.word}>Sign out</span>
          </Button>
        </>
      }
      label="Account"
      tabs={shown}
      value={shown.some(({ value }) => value === place.tab) ? place.tab : 'overview'}
      onChange={(tab) => onGo({ tab })}
    />
  );
}
