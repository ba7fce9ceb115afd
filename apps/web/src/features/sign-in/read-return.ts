/** What went wrong before anything was asked of the server; nothing when there is a code to redeem. */
export function readReturn(returned: URLSearchParams): string | undefined {
  if (returned.has('error')) return 'Authentication was cancelled or failed.';
  if (!returned.get('code')) return 'No authorization code received.';
  return undefined;
}
