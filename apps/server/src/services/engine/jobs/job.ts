/** What a thread of the engine can be asked for. What goes in and comes out is plain data. */
export interface Job<Room, Input, Output> {
  /** The part of the engine that does it, loaded when it is first asked for. */
  load: () => Promise<Room>;
  run: (room: Room, input: Input) => Output;
}

/** A job whose types are those of its functions. */
export function job<Room, Input extends object, Output>(
  load: () => Promise<Room>,
  run: (room: Room, input: Input) => Output,
): Job<Room, Input, Output> {
  return { load, run };
}
