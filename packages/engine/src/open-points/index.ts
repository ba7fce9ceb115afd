export { type LookedAt, lookAt, type OpenPoint, openPoints } from './open-points.ts';
export { type Put, putPoint, takePoint } from './put.ts';
export type { Want } from './wants.ts';
