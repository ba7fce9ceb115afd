import type { Family } from '../../catalogue/index.ts';
import type { Dialect } from '../dialect.ts';

export const imageDialects: Readonly<Partial<Record<Family, Dialect>>> = {};
