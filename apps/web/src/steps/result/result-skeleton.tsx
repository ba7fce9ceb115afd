import { SkeletonBox, SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import styles from './result.module.css';

/** In the size of what comes. */
export function ResultSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonBox label="Loading your prompt" shape="card" />
      <SkeletonLines label="" lines={8} />
    </div>
  );
}
