import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Corners } from './corners.tsx';
import styles from './picture-frame.module.css';

/** The shapes pictures come in, as class names, so that the page's markup needs no style of its own. */
const shapes = {
  '1:1': styles.square,
  '3:2': styles.threeTwo,
  '4:3': styles.fourThree,
  '16:9': styles.wide,
  '21:9': styles.scope,
  '2:3': styles.twoThree,
  '3:4': styles.threeFour,
  '4:5': styles.fourFive,
  '9:16': styles.tall,
} as const;

export type PictureShape = keyof typeof shapes;

interface PictureFrameProps {
  /** Without one, the frame is empty and ruled. */
  src?: string | undefined;
  srcSet?: string;
  /** It is being made, and has no address yet. */
  isAwaited?: boolean;
  /** How wide it will be shown, for the choice from `srcSet`. */
  sizes?: string;
  /** What is to be seen. Empty when words beside it say the same. */
  alt: string;
  shape?: PictureShape;
  /** Thumbnails have shorter corner marks and no words. */
  size?: 's' | 'm';
  /** The picture has corner marks of its own. */
  isMarked?: boolean;
  /** Seen at once, without scrolling: then it is not loaded late. */
  isFirst?: boolean;
  /** Said while it loads, and when it does not. */
  words: { loading: string; failed: string; retry: string };
  /** What stands in the frame as long as there is no picture. */
  empty?: ReactNode;
  /** A strip along the lower edge: what is being done to the picture. */
  strip?: ReactNode;
}

/** A picture between corner marks. */
export function PictureFrame({
  src,
  isAwaited = false,
  srcSet,
  sizes,
  alt,
  shape = '16:9',
  size = 'm',
  isMarked = false,
  isFirst = false,
  words,
  empty,
  strip,
}: PictureFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ src: string; attempt: number; isLoaded: boolean }>();
  const isSettled = outcome?.src === src && outcome?.attempt === attempt;
  const state = src ? stateOf(isSettled ? outcome : undefined) : isAwaited ? 'loading' : 'empty';

  return (
    <div className={classNames(styles.frame, shapes[shape], styles[size], styles[state])} data-state={state}>
      {src && state !== 'failed' && (
        <img
          key={attempt}
          // A picture that was in the cache has loaded before anybody could listen.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !isSettled)
              setOutcome({ src, attempt, isLoaded: true });
          }}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setOutcome({ src, attempt, isLoaded: true })}
          onError={() => setOutcome({ src, attempt, isLoaded: false })}
        />
      )}
      {state === 'loading' && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {state === 'failed' && (
        <div className={styles.words}>
          <ImageOff aria-hidden="true" />
          {size === 's' ? (
            <VisuallyHidden role="status">{words.failed}</VisuallyHidden>
          ) : (
            <>
              <p role="status">{words.failed}</p>
              <Button size="s" onClick={() => setAttempt(attempt + 1)}>
                {words.retry}
              </Button>
            </>
          )}
        </div>
      )}
      {state === 'empty' && empty && size !== 's' && <div className={styles.words}>{empty}</div>}
      {!(isMarked && state === 'loaded') && <Corners />}
      {strip && <div className={styles.strip}>{strip}</div>}
    </div>
  );
}

function stateOf(outcome: { isLoaded: boolean } | undefined) {
  if (!outcome) return 'loading';
  return outcome.isLoaded ? 'loaded' : 'failed';
}
