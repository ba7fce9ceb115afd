import { linearDoorNames } from '../../../../packages/engine/testing/linear-door-names.ts';

/** More of somebody's words than the thread that answers may give the engine. */
const MOST_CHARACTERS = 500;
const DEEPEST = 8;

const mayBeLong: ReadonlySet<string> = new Set(linearDoorNames);
const told: string[] = [];

/**
 * A room of the engine as the server finds it in a test: whoever enters with too many words is told of.
 * @public What `watch-engine.ts` writes imports it.
 */
export function watched<Room extends object>(name: string, room: Room): Room {
  const doors = Object.entries(room).map(([door, what]) => [
    door,
    typeof what === 'function' && !mayBeLong.has(door) ? watchedDoor(`${name}: ${door}`, what) : what,
  ]);
  return Object.fromEntries(doors);
}

/** What was called since it was last asked. */
export function engineCalls(): string[] {
  return told.splice(0);
}

function watchedDoor(name: string, door: (...given: unknown[]) => unknown) {
  return (...given: unknown[]) => {
    const characters = charactersIn(given);
    if (characters > MOST_CHARACTERS) told.push(`${name}, with ${characters} characters`);
    return door(...given);
  };
}

function charactersIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > DEEPEST) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one, depth + 1), 0);
}
