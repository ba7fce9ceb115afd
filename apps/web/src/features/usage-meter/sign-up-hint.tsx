import { Button } from '../../ui/button/button.tsx';

export function SignUpHint({ onSignUp }: { onSignUp?: (() => void) | undefined }) {
  const words = 'Sign up for +3 credits';
  if (!onSignUp) return words;
  return (
    <Button look="bare" size="s" onClick={onSignUp}>
      {words}
    </Button>
  );
}
