import { sharedValue } from './shared-value.ts';

/** Whether something that was saved is on its way, or waits for the line. */
export const { get: currentlySending, set: tellSending, listen: onSendingChange } = sharedValue(false);
