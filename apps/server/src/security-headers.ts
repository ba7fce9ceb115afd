const ours = "'self'";

/** Nothing inline, nothing from elsewhere. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': ours,
  'style-src': ours,
  // Sketches are drawn by the page itself: a blob: address leads to what our own scripts made, and nowhere else.
  'img-src': `${ours} blob:`,
  'font-src': ours,
  'connect-src': ours,
  'manifest-src': ours,
  'base-uri': "'none'",
  'form-action': ours,
  'frame-ancestors': "'none'",
};

export type ContentSecurityPolicy = Readonly<Record<string, string>>;

/** The policy as a header, with what one page needs beside it. */
export function policyHeader(more: ContentSecurityPolicy = {}): string {
  return Object.entries({ ...contentSecurityPolicy, ...more })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';');
}

/** What every answer carries, whoever writes it. Camera and microphone are for our own page: pictures and dictation. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyHeader(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(), geolocation=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
