import { signInMessages } from '@cuewright/contract';

/** What went wrong before anything was asked of the server; nothing when there is a code to redeem. */
export function readReturn(returned: URLSearchParams): string | undefined {
  if (returned.has('error')) return signInMessages.cancelled;
  if (!returned.get('code')) return signInMessages.noCode;
  return undefined;
}
