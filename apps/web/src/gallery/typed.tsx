import { type ReactNode, useState } from 'react';

interface TypedProps<Value> {
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds what an example's control is set to, so that it can be tried. */
export function Typed<Value>({ first, children }: TypedProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
