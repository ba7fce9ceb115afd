import { report, runSteps } from './run-steps.ts';
import { staticSteps } from './steps.ts';

report(await runSteps(staticSteps));
