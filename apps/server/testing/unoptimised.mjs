import { setFlagsFromString } from 'node:v8';

// Compiled the quick way, and for good: see unoptimised.ts.
setFlagsFromString('--wasm-tiering-budget=2147483647');
