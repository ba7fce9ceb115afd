export type { CallAnswer, CallInput, Note } from './calls.ts';
export { ApiError, type Call, createClient, NetworkError } from './client.ts';
export type { EndpointKey, Endpoints } from './endpoints/index.ts';
export {
  type ErrorCode,
  errors,
  type FieldError,
  type Problem,
  type ProblemFacts,
  problem,
} from './errors.ts';
export { listLimits, noteLimits } from './limits.ts';
export { type Actor, canTouchNote } from './policies.ts';
