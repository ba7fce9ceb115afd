import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Out of the dashboard, to where everything begins. */
export function BackToApp() {
  return (
    <Link href="/" asChild>
      <ButtonLink href="/">
        <ArrowLeft />
        Back to app
      </ButtonLink>
    </Link>
  );
}
