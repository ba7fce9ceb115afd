import type { CallAnswer, SavedPrompt } from '@cuewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Camera, ImageUp, NotebookPen, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api.ts';
import { useCountLeft, useGone } from '../../lib/undoable-delete.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { PanelHead } from '../../ui/panel-head/panel-head.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { latestPromptsQuery } from './account-queries.ts';
import type { AccountPlace } from './account-tabs.ts';
import { missingWords } from './missing-words.ts';
import styles from './overview.module.css';

type User = CallAnswer<'GET /api/users/me'>;
type Profile = CallAnswer<'GET /api/user-profile'>;

export interface OverviewProps {
  user: User;
  /** Nothing while it is not known. */
  profile: Profile | undefined;
  /** "4 of 6 left today, resets at 02:00". */
  leftToday: ReactNode;
  /** What the plan is called; nothing while it is not known. */
  plan: string | undefined;
  /** A link to the plans, where there are any. */
  plans?: ReactNode;
  /** The way to a first prompt, where there is one. */
  createPrompt?: ReactNode;
  /** A way to earn more by sharing, where there is one. */
  share?: ReactNode;
  onGo: (place: AccountPlace) => void;
  onCompleteProfile: () => void;
  onOpenPrompt: (prompt: SavedPrompt) => void;
}

const month = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

const quickActions = [
  { name: 'Add Note', says: 'only you read it', Icon: NotebookPen, place: { tab: 'notes', intent: 'add' } },
  { name: 'Upload Image', says: 'up to 10 MB', Icon: ImageUp, place: { tab: 'images', intent: 'upload' } },
  {
    name: 'Capture Photo',
    says: 'with this device',
    Icon: Camera,
    place: { tab: 'images', intent: 'capture' },
  },
  { name: 'Settings', says: 'type size, theme', Icon: Settings2, place: { tab: 'settings' } },
] as const;

export function Overview({
  user,
  profile,
  leftToday,
  plan,
  plans,
  createPrompt,
  share,
  onGo,
  onCompleteProfile,
  onOpenPrompt,
}: OverviewProps) {
  const { data, error, refetch } = useInfiniteQuery(latestPromptsQuery);
  const total = useCountLeft('prompt', data?.total);
  const gone = useGone();
  const prompts = data?.prompts.filter(({ id }) => !gone.has(id)) ?? [];
  return (
    <>
      <PanelHead title="Overview" />
      {profile?.profile_completed === false && (
        <div className={styles.banner}>
          <Banner
            tone="info"
            head="Complete your profile."
            action={
              <Button size="s" look="primary" onClick={onCompleteProfile}>
                Complete it
              </Button>
            }
          >
            {missingWords(profile)}
          </Banner>
        </div>
      )}
      <dl className={styles.tallies}>
        <Tally name="Total prompts" says={`since ${day.format(new Date(user.created_at))}`}>
          {data ? <span className={styles.figure}>{total?.toLocaleString()}</span> : <Unknown />}
        </Tally>
        <Tally name="Today" says={leftToday}>
          {data ? <span className={styles.figure}>{data.today.toLocaleString()}</span> : <Unknown />}
        </Tally>
        <Tally name="Current plan" says={plans}>
          {plan ? <span className={styles.word}>{plan}</span> : <Unknown />}
        </Tally>
        <Tally name="Member since" says={share}>
          <span className={styles.word}>{month.format(new Date(user.created_at))}</span>
        </Tally>
      </dl>

      <h4 className={styles.subheading}>Quick actions</h4>
      <ul className={styles.quick}>
        {quickActions.map(({ name, says, Icon, place }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(place)}>
              <Icon aria-hidden="true" />
              {name}
              <span className={styles.small}>{says}</span>
            </button>
          </li>
        ))}
      </ul>

      <h4 className={styles.subheading}>Last on the sheet</h4>
      {!data && error ? (
        <ErrorState level={4} title="Your prompts did not load" kept="Nothing is lost." onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      ) : !data ? (
        <SkeletonLines label="Loading your last prompts" lines={3} />
      ) : total === 0 ? (
        <EmptyState level={4} title="No prompts yet" action={createPrompt}>
          Start creating prompts to see them here.
        </EmptyState>
      ) : (
        <ul className={styles.latest}>
          {prompts.map((prompt) => (
            <li key={prompt.id}>
              <button type="button" onClick={() => onOpenPrompt(prompt)}>
                <TapeLabel colour="black">{prompt.mode === 'video' ? 'Video' : 'Photo'}</TapeLabel>
                <span className={styles.prompt} dir="auto">
                  {prompt.description || prompt.title}
                </span>
                <time dateTime={prompt.created_at}>{when(new Date(prompt.created_at))}</time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Tally({ name, says, children }: { name: string; says?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {says && <div className={styles.small}>{says}</div>}
      </dd>
    </div>
  );
}

/** Its place is kept. */
function Unknown() {
  return <span className={styles.figure}>–</span>;
}

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The hour of today, the day of any other. */
function when(at: Date): string {
  return at.toDateString() === new Date().toDateString() ? time.format(at) : day.format(at);
}
