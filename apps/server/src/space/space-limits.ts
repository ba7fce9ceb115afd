import type { EndpointForm } from '@cuewright/contract/endpoints';

export type KeptKind = NonNullable<EndpointForm['keeps']>;

/** How many bytes one person may keep of each. */
export type SpaceLimits = Readonly<Record<KeptKind, number>>;
