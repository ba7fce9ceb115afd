import type { MethodId } from '@cuewright/contract';
import type { AnchorHTMLAttributes } from 'react';
import { afterMethod } from './methods.ts';
import { sendPageEvent } from './page-events.ts';
import { StepLink } from './step-link.tsx';

interface MethodLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  method: MethodId;
}

/** The way into a method. What follows from it is done by whoever hears of it. */
export function MethodLink({ method, ...rest }: MethodLinkProps) {
  return (
    <StepLink
      {...rest}
      to={afterMethod(method)}
      {...(method !== 'automation' && { onFollow: () => sendPageEvent('methodSelect', method) })}
    />
  );
}
