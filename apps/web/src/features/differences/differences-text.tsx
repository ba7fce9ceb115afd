import { isDifference } from '@cuewright/engine/differences';
import { DifferenceMark } from './difference-mark.tsx';
import styles from './differences.module.css';
import type { Differences } from './use-differences.ts';

/** Two texts in one, each difference to be pressed. What moved is pressed in either of its places. */
export function DifferencesText({
  differences: { stretches, isTaken, toggle },
}: {
  differences: Differences;
}) {
  return (
    <p className={styles.text}>
      {stretches.map((stretch, at) =>
        isDifference(stretch) ? (
          <DifferenceMark
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts stay where they are
            key={at}
            difference={stretch}
            isTaken={isTaken(stretch.number)}
            onToggle={() => toggle(stretch.number)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts stay where they are
          <span key={at}>{stretch.same}</span>
        ),
      )}
    </p>
  );
}
