import { isAllowed } from './allow.ts';
import { watchConsole } from './console-guard.ts';
import { guardNetwork } from './network-guard.ts';

/** What the code under test did that nobody expects of it. */
export const output: string[] = [];
export const network: string[] = [];

// A process is watched once, however many files it runs the tests of.
watchConsole((what) => output.push(what));
guardNetwork((place) => {
  const mayPass = isAllowed('network', place);
  if (!mayPass) network.push(place);
  return mayPass;
});
