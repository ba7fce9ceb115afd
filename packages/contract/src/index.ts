export type { CallAnswer, CallInput, Note } from './calls.ts';
export { ApiError, addressOf, type Call, type CallOf, createClient, NetworkError } from './client.ts';
export type { EndpointKey, Endpoints } from './endpoints/index.ts';
export {
  type ErrorCode,
  errors,
  type FactsOf,
  type FieldError,
  type Problem,
  type ProblemFacts,
  problem,
} from './errors.ts';
export { listLimits, noteLimits } from './limits.ts';
export { type Actor, canAdminister, canTouchNote } from './policies.ts';
