import type { ErrorCode } from '../errors.ts';
import type { EndpointForm } from './endpoint.ts';

/** The failures that a call can have because of what it is; those of any call at all are not among them. */
export function errorsOf(endpoint: EndpointForm): ErrorCode[] {
  const { method, params, query, body, rateLimit, admin, errors = [] } = endpoint;
  const codes: (ErrorCode | false)[] = [
    (params || query || body) !== undefined && 'invalid-request',
    (params || body) !== undefined && 'malformed-request',
    !endpoint.public && 'not-signed-in',
    !endpoint.public && 'another-person',
    admin === true && 'admins-only',
    method !== 'GET' && 'cross-site-request',
    body !== undefined && (endpoint.tooLarge ?? 'body-too-large'),
    body !== undefined && 'unsupported-media-type',
    rateLimit !== undefined && 'too-many-requests',
    endpoint.keeps !== undefined && 'space-used-up',
    ...errors,
  ];
  return codes.filter((code) => code !== false);
}
