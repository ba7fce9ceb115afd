export {
  type AdminAction,
  adminActions,
  type PlanName,
  type PromptSort,
  promptSorts,
  type UserSort,
  type UserStanding,
  userSorts,
  userStandings,
} from './admin.ts';
export { cleanTag, tagProblem, tagsIn, tagsOf } from './brainstorm-tags.ts';
export type {
  BrainstormNote,
  CallAnswer,
  CallInput,
  ImageReference,
  Invoice,
  Note,
  Preferences,
  SavedPrompt,
  Storyboard,
  Subscription,
  Usage,
  Workspace,
  WorkspacePrompt,
} from './calls.ts';
export {
  ApiError,
  addressOf,
  type Call,
  type CallOf,
  type ClientOptions,
  createClient,
  NetworkError,
} from './client.ts';
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
export {
  accountLimits,
  adminLimits,
  analysisLimits,
  brainstormLimits,
  builderLimits,
  chatLimits,
  copyLimits,
  displayLimits,
  heroCounterLimits,
  imageLimits,
  listLimits,
  noteLimits,
  optimizerLimits,
  paymentLimits,
  planLimits,
  profileLimits,
  profileMessages,
  promptLimits,
  referralLimits,
  signInLimits,
  signInMessages,
  statisticsLimits,
  storyboardLimits,
  typingLimits,
  undoLimits,
  usageLimits,
  workspaceLimits,
} from './limits/index.ts';
export { outsideText } from './marks.ts';
export {
  type InvoiceState,
  type PaymentState,
  type PlanId,
  planIds,
  type SubscriptionState,
  type Till,
} from './payments.ts';
export { NOBODY, PERSON_HEADER } from './person-header.ts';
export {
  KIND_BYTES,
  kindAdvice,
  type PictureKind,
  type PictureType,
  pictureKind,
  whyNoPicture,
} from './picture-kind.ts';
export {
  type Actor,
  canAdminister,
  canTouchImage,
  canTouchNote,
  canTouchPayment,
  canTouchPrompt,
  canTouchStoryboard,
  canTouchWorkspace,
  canUseGeneration,
} from './policies.ts';
export { productFigures } from './product-figures.ts';
export { type ProfileField, type ProfileForm, profileFields, profileProblem } from './profile.ts';
export { referralCode } from './referral-code.ts';
export { type MethodId, methodIds, type StepId, stepIds, type WantedStep } from './steps.ts';
export type { EarnReason, GenerationMethod, GiveBackReason, PaidBy } from './usage.ts';
