import { useAuth } from '../features/sign-in/auth.tsx';
import { useAskToSignIn } from './sign-in-gate.tsx';
import { StepScreen } from './step-screen.tsx';
import { steps } from './steps.ts';
import { UserSlot } from './user-slot.tsx';

/** The app's own steps, for whoever is here. */
export function StepRoute() {
  const { user, isPending } = useAuth();
  return (
    <StepScreen
      steps={steps}
      isSignedIn={user !== undefined || isPending}
      onTurnedAway={useAskToSignIn()}
      slots={{ user: <UserSlot /> }}
    />
  );
}
