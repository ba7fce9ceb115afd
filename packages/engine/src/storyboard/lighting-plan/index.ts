export { type LightingPlan, lightingPlan } from './lighting-plan.ts';
export type { PlanLight } from './plan-lights.ts';
export { planWords } from './plan-words.ts';
export type { PlanSource } from './typical-kelvin.ts';
