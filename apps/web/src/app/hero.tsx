import { useAuth } from '../features/sign-in/auth.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './shell/shell.module.css';
import { Welcome } from './welcome.tsx';

/** The start page. */
export function Hero() {
  const { isPending } = useAuth();
  if (!isPending) return <Welcome />;
  return (
    <div className={styles.page}>
      <SkeletonLines label="Loading" lines={6} />
    </div>
  );
}
