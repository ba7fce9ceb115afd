import { memo, useMemo } from 'react';
import { useAddress } from '../../lib/address.ts';
import { answeredText } from '../../lib/answered-text.ts';
import { timeText } from '../../lib/day-text.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { goTo } from '../../lib/trail.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { BulbSign } from './bulb-sign.tsx';
import { destinationOf } from './destination-of.ts';
import type { ChatButton, Message } from './message.ts';
import styles from './message-view.module.css';
import { readReply } from './read-reply.ts';
import { charactersOf, cutAt } from './reply-blocks.ts';
import { type PromptBlock, ReplyText } from './reply-text.tsx';

interface MessageViewProps {
  message: Message;
  /** So many characters are there yet; all of them, when it is not said. */
  typed?: number | undefined;
  onAct: (button: ChatButton) => void;
  onUse: (prompt: PromptBlock) => void;
  onCompare?: ((message: Message) => void) | undefined;
  onAgain?: ((text: string) => void) | undefined;
}

export const MessageView = memo(function MessageView({
  message,
  typed,
  onAct,
  onUse,
  onCompare,
  onAgain,
}: MessageViewProps) {
  const { text, isUser, type, buttons, mode, by, timestamp, failed, reworked, offered } = message;
  const whole = useMemo(() => readReply(text), [text]);
  if (isUser) return <p className={styles.you}>{text}</p>;
  const isWhole = typed === undefined || typed >= charactersOf(whole).length;
  const blocks = typed === undefined ? whole : cutAt(whole, typed);
  const said = (
    <>
      <ReplyText
        blocks={blocks}
        onUse={onUse}
        isTaken={offered !== undefined}
        onCompare={reworked !== undefined && onCompare ? () => onCompare(message) : undefined}
      />
      {isWhole && <Buttons buttons={buttons} onAct={onAct} />}
      {isWhole && failed !== undefined && onAgain && (
        <div className={styles.buttons}>
          <Button size="s" onClick={() => onAgain(failed)}>
            Send it again
          </Button>
        </div>
      )}
    </>
  );
  if (type === 'proactive')
    return (
      <div className={styles.card}>
        <BulbSign />
        <div className={styles.aira}>{said}</div>
      </div>
    );
  return (
    <div className={styles.aira}>
      <div className={styles.who}>
        <b>Aira</b> <span>{mode}</span>{' '}
        {timestamp && <time dateTime={timestamp}>{timeText(new Date(timestamp))}</time>}
      </div>
      {said}
      {by && isWhole && <p className={styles.by}>{answeredText(by)}</p>}
    </div>
  );
});

function Buttons({
  buttons,
  onAct,
}: {
  buttons: readonly ChatButton[];
  onAct: (button: ChatButton) => void;
}) {
  const offers = useOffers();
  const [, go] = useAddress();
  // Where a button leads has to be there.
  const shown = buttons.filter(({ url }) => {
    const to = url === undefined ? undefined : destinationOf(url);
    return to === undefined || offers(to.step);
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {shown.map((button) => {
        const { text, url } = button;
        if (url === undefined)
          return (
            <Button key={text} size="s" onClick={() => onAct(button)}>
              {text}
            </Button>
          );
        return (
          <ButtonLink
            key={text}
            size="s"
            href={url}
            {...(url.startsWith('/api/') ? { target: '_blank', rel: 'noopener' } : {})}
            onClick={(event) => {
              if (url.startsWith('/api/') || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                return;
              event.preventDefault();
              const to = destinationOf(url);
              if (to) go(to);
              else goTo(url);
            }}
          >
            {text}
          </ButtonLink>
        );
      })}
    </div>
  );
}
