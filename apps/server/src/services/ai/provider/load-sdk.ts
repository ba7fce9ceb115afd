/** It is large, so it comes with the first question. Its warnings name what was asked, so it has none. */
export async function loadSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return await import('ai');
}
