import type { PlanId, Subscription } from '@cuewright/contract';
import { plans } from '@cuewright/engine/content/plans';
import { Check } from 'lucide-react';
import { moneyFormat } from '../../lib/currency.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import styles from './plan-cards.module.css';
import { dayOf } from './plan-words.ts';

const per = { month: 'per month', year: 'per year', once: 'one time' } as const;

interface PlanCardsProps {
  /** Nothing while it is not known. */
  subscription: Subscription | undefined;
  /** The plan whose purchase is under way. */
  buying: PlanId | undefined;
  onChoose: (plan: PlanId) => void;
}

/** The three plans side by side, each with what can be done about it. */
export function PlanCards({ subscription, buying, onChoose }: PlanCardsProps) {
  const format = moneyFormat();
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, price, originalPrice, billing, savings, limitedTime, popular, features }) => (
        <li key={id} className={classNames(styles.plan, popular && styles.popular)}>
          <div className={styles.flag}>
            {limitedTime && <TapeLabel colour="black">Limited time</TapeLabel>}
            {popular && <TapeLabel colour="amber">Most popular</TapeLabel>}
          </div>
          <h2>{name}</h2>
          <p className={styles.price}>
            <b>
              {format
                .formatToParts(price)
                .map(({ type, value }) => (type === 'currency' ? <span key={type}>{value}</span> : value))}
            </b>
            <span className={styles.per}>
              <s>{format.format(originalPrice)}</s>
              {per[billing]}
            </span>
          </p>
          <p className={styles.save}>Save {savings}%</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <Action
              plan={id}
              name={name}
              isPopular={popular}
              subscription={subscription}
              buying={buying}
              onChoose={onChoose}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ActionProps extends PlanCardsProps {
  plan: PlanId;
  name: string;
  isPopular: boolean;
}

function Action({ plan, name, isPopular, subscription, buying, onChoose }: ActionProps) {
  const held = subscription?.plan;
  if (subscription?.till === 'closed') return <p className={styles.note}>Purchases are not open here.</p>;
  if (held === plan && !subscription?.next_plan) return <p className={styles.note}>Your plan</p>;
  if (held === 'lifetime' && subscription?.state !== 'suspended') {
    return <p className={styles.note}>Part of Lifetime Access</p>;
  }
  if (subscription?.next_plan === plan && subscription.until) {
    return <p className={styles.note}>Begins on {dayOf(subscription.until)}</p>;
  }
  const isSwitch = plan !== 'lifetime' && (held === 'monthly' || held === 'yearly');
  const word = isSwitch ? (held === plan ? `Stay with ${name}` : `Switch to ${name}`) : `Choose ${name}`;
  return (
    <>
      <Button
        look={isPopular ? 'primary' : 'plain'}
        isWide
        isBusy={buying === plan}
        disabled={!subscription || (buying !== undefined && buying !== plan)}
        onClick={() => onChoose(plan)}
      >
        {buying === plan ? 'Processing…' : word}
      </Button>
      {isSwitch && held !== plan && subscription?.until && (
        <p className={styles.note}>From {dayOf(subscription.until)}, nothing is paid now</p>
      )}
    </>
  );
}
