import type { ModelId } from '../../src/catalogue/index.ts';
import type { Mode } from '../../src/shot/index.ts';
import open from './probes.json' with { type: 'json' };
import first from './set-1.json' with { type: 'json' };
import second from './set-2.json' with { type: 'json' };
import third from './set-3.json' with { type: 'json' };
import fourth from './set-4.json' with { type: 'json' };
import fifth from './set-5.json' with { type: 'json' };
import sixth from './set-6.json' with { type: 'json' };
import seventh from './set-7.json' with { type: 'json' };
import eighth from './set-8.json' with { type: 'json' };
import ninth from './set-9.json' with { type: 'json' };

/** A line that somebody wrote who had not seen the engine, for one generator. */
export interface Probe {
  readonly id: string;
  readonly kind: string;
  readonly mode: Mode;
  readonly model: ModelId;
  readonly text: string;
  readonly start_image?: boolean;
}

/** The open set: learnt from, so that it guards against relapse and proves nothing more. */
export const probes = [
  ...open,
  ...first,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
] as readonly object[] as readonly Probe[];
