export type { CallAnswer, CallInput, Note, Usage } from './calls.ts';
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
export { type Actor, canAdminister, canTouchNote, canUseGeneration } from './policies.ts';
export {
  type ProfileField,
  type ProfileForm,
  profileFields,
  profileLimits,
  profileProblem,
} from './profile.ts';
export { type StepId, stepIds, type WantedStep } from './steps.ts';
export {
  dailyAllowance,
  type EarnReason,
  earnReasons,
  type GenerationMethod,
  type GiveBackReason,
  generationMethods,
  giveBackReasons,
  type PaidBy,
  paidBy,
  UNLIMITED,
} from './usage.ts';
