import type { Subscription } from '@cuewright/contract';
import { PageLink } from '../../../lib/page-link.tsx';
import { RuledBox, RuledForm } from '../../../ui/ruled-box/ruled-box.tsx';
import type { Person } from '../admin-queries.ts';
import { tabAddress } from '../admin-tabs.ts';
import { dateOf, planName, timeOf } from '../admin-words.ts';
import { Nothing, Part } from './part.tsx';
import styles from './person-facts.module.css';

/** Who they are, how much they use, and what they have. */
export function PersonFacts({ person: { user, profile, usage, subscription } }: { person: Person }) {
  return (
    <>
      <Part title="Profile">
        {profile ? (
          <>
            <RuledForm columns={2}>
              <RuledBox label="Name">{profile.full_name || '–'}</RuledBox>
              <RuledBox label="Email">{profile.email || '–'}</RuledBox>
              <RuledBox label="Phone">{profile.phone || '–'}</RuledBox>
              <RuledBox label="Job">{profile.job || '–'}</RuledBox>
              <RuledBox label="Profile since">{dateOf(profile.created_at)}</RuledBox>
              <RuledBox label="Account since">{dateOf(user.created_at)}</RuledBox>
            </RuledForm>
            <RuledForm columns={1}>
              <RuledBox label="Introduction">{profile.intro || '–'}</RuledBox>
            </RuledForm>
          </>
        ) : (
          <Nothing>{`Not filled in. The account is from ${dateOf(user.created_at)}.`}</Nothing>
        )}
      </Part>
      <Part
        title="Use"
        aside={
          user.total_prompts > 0 && (
            <PageLink className={styles.link} href={`${tabAddress('prompts')}&user=${user.id}`}>
              Their prompts
            </PageLink>
          )
        }
      >
        <RuledForm columns={2}>
          <RuledBox label="Today">
            {usage.prompts_used.toLocaleString()}
            {!usage.is_premium && ` of ${usage.allowance.toLocaleString()}`}
          </RuledBox>
          <RuledBox label="Left now">
            {usage.is_premium ? 'No count' : usage.remaining.toLocaleString()}
          </RuledBox>
          <RuledBox label="Credits">{usage.credits.toLocaleString()}</RuledBox>
          <RuledBox label="Prompts used, all time">{user.prompts_used.toLocaleString()}</RuledBox>
          <RuledBox label="Prompts kept">{user.total_prompts.toLocaleString()}</RuledBox>
          <RuledBox label="Last active">
            {user.last_active_at ? timeOf(user.last_active_at) : 'Not yet'}
          </RuledBox>
        </RuledForm>
      </Part>
      <Part title="Plan">
        <RuledForm columns={2}>
          <RuledBox label="Plan">{planName(subscription.plan)}</RuledBox>
          <RuledBox label="How it stands">{standing(subscription)}</RuledBox>
        </RuledForm>
      </Part>
    </>
  );
}

function standing({ plan, state, until, renews, next_plan, is_demo }: Subscription): string {
  if (plan === 'free') return 'Nothing paid';
  const demo = is_demo ? ', demo' : '';
  if (state === 'suspended') return `Suspended: a payment is disputed${demo}`;
  if (!until) return `For good${demo}`;
  const on = dateOf(until);
  if (state === 'past-due') return `Payment failed; until ${on}${demo}`;
  if (!renews) return `Ends on ${on}${demo}`;
  return `${next_plan ? `${planName(next_plan)} from` : 'Renews on'} ${on}${demo}`;
}
