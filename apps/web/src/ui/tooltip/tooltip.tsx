import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement } from 'react';
import { KeyboardHint } from '../keyboard-hint/keyboard-hint.tsx';
import { TipBox } from './tip-box.tsx';
import { TipPlace } from './tip-place.tsx';

interface TooltipProps {
  text: string;
  /** The shortcut, as in `mod+c`. */
  keys?: string;
  /** What it is about: something that takes the focus and has a name of its own. */
  children: ReactElement<{ title?: string | undefined }>;
}

const REST_MS = 400;

/** A word on a control for whoever rests on it. Nothing that is needed may stand here alone: a thumb cannot rest. */
export function Tooltip({ text, keys, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={REST_MS} render={cloneElement(children, { title: undefined })} />
      <TipPlace>
        <TipBox>
          {text} {keys && <KeyboardHint keys={keys} />}
        </TipBox>
      </TipPlace>
    </Base.Root>
  );
}
