import { referralLimits, usageLimits } from '@cuewright/contract';
import { Share2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { sendPageEvent } from '../../lib/page-events.ts';
import type { ShareOccasion } from '../../lib/share.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import styles from './share-dialog.module.css';
import {
  elsewhere,
  type Platform,
  platformNames,
  referralCode,
  referralLink,
  shareAddress,
  shareText,
} from './share-links.ts';
import { ShareOutcome } from './share-outcome.tsx';
import { useShareAndEarn } from './share-queries.ts';
import { occasions, otherWay } from './share-words.ts';

interface ShareDialogProps {
  userId: string;
  occasion: ShareOccasion;
  isOpen: boolean;
  onClose: () => void;
}

/** The one place to share from, and to see what sharing brought. */
export function ShareDialog({ userId, occasion, isOpen, onClose }: ShareDialogProps) {
  const link = referralLink(location.origin, referralCode(userId));
  const share = useShareAndEarn(userId);
  const hasEarned = share.data !== undefined && share.data.awarded > 0;
  useAfterEarning(hasEarned && isOpen, onClose);

  const count = (platform: Platform) => {
    if (!share.isPending) share.mutate(platform);
  };
  const { title, lead } = occasions[occasion];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.content}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.link}>
          <Field label="Your link" value={link} isReadOnly onChange={() => undefined} />
          <CopyButton text={link} label="Copy link" look="primary" onCopied={() => count('copy_link')} />
        </div>
        <div className={styles.places}>
          {elsewhere.map((platform) => (
            <ButtonLink
              key={platform}
              href={shareAddress(platform, link)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => count(platform)}
            >
              {platformNames[platform]}
            </ButtonLink>
          ))}
          {canShareByPhone() && (
            <Button
              onClick={async () => {
                // Who puts the sheet away has shared nothing.
                const isShared = await navigator.share({ text: shareText(link) }).then(
                  () => true,
                  () => false,
                );
                if (isShared) count('copy_link');
              }}
            >
              <Share2 /> More
            </Button>
          )}
        </div>
        <ShareOutcome share={share} />
        <p className={styles.quiet}>{otherWay(occasion)}</p>
        <ReferralFigures userId={userId} />
      </div>
    </Dialog>
  );
}

/** The success is told for a moment, the dialog closes, and a second later whoever shows counts asks anew. */
function useAfterEarning(hasEarned: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!hasEarned) return;
    const timer = setTimeout(() => close(), referralLimits.successMs);
    return () => {
      clearTimeout(timer);
      setTimeout(() => sendPageEvent('refreshUsage'), usageLimits.refreshAfterShareMs);
    };
  }, [hasEarned]);
}

/** A phone has a sheet of its own; on a desk the places are at hand. */
function canShareByPhone(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}
