import { report, runSteps, staticSteps } from './steps.ts';

report(await runSteps(staticSteps));
