import type { Config } from './config.ts';
import { isLoopbackName } from './loopback.ts';

/**
 * Whether anybody but this machine is answered. With an outside identity provider the server listens on every address,
 * so a loopback `PUBLIC_URL` keeps nobody out.
 */
export function answersOthers({
  publicUrl,
  hasIdentityProvider,
}: Pick<Config, 'publicUrl' | 'hasIdentityProvider'>): boolean {
  return hasIdentityProvider || !isLoopbackName(publicUrl.hostname);
}
