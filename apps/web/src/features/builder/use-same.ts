import { useRef } from 'react';

/** The same object as long as what is in it is the same, so that what is made of it is not made anew. */
export function useSame<Value>(value: Value): Value {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (kept.current.text !== text) kept.current = { value, text };
  return kept.current.value;
}
