import { classNames } from '../class-names.ts';
import { revisionOf } from './revision.ts';
import styles from './revision-chip.module.css';

interface RevisionChipProps {
  /** 1 is the first. */
  version: number;
  /** It is the one in use. */
  isCurrent?: boolean;
}

/** The paper a version is on. From the second round of papers on, a second sheet shows under the first. */
export function RevisionChip({ version, isCurrent = false }: RevisionChipProps) {
  const { paper, round, name } = revisionOf(version);
  return (
    <span
      className={classNames(
        styles.chip,
        styles[paper],
        round > 1 && styles.again,
        isCurrent && styles.current,
      )}
    >
      {name}
    </span>
  );
}
