import { classNames } from '../../ui/class-names.ts';
import { Corners } from '../../ui/picture-frame/corners.tsx';
import styles from './sketch.module.css';
import type { SketchJob } from './sketch-worker.ts';
import { useSketch } from './use-sketch.ts';

interface SketchProps extends Pick<SketchJob, 'text' | 'mode'> {
  /** What is to be seen. Empty where words beside it say the same. */
  alt?: string;
  /** A thumbnail has shorter corner marks; one that fills takes the height of whatever it is in. */
  size?: 's' | 'm' | 'fill';
}

/** What the board artist makes of a prompt; an empty frame until it is drawn, and where nothing can be. */
export function Sketch({ text, mode, alt = '', size = 'm' }: SketchProps) {
  const { place, sketch } = useSketch({ text, mode });
  return (
    <div
      ref={place}
      className={classNames(styles.frame, styles[size], sketch && styles.drawn)}
      data-sketch={sketch ? 'drawn' : 'empty'}
    >
      {sketch ? (
        // It has corner marks of its own.
        <img src={sketch.address} alt={alt} width="320" height="180" decoding="async" />
      ) : (
        <Corners />
      )}
    </div>
  );
}
