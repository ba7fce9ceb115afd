import type { Family } from '../../catalogue/index.ts';
import type { Dialect } from '../dialect.ts';

export const videoDialects: Readonly<Partial<Record<Family, Dialect>>> = {};
