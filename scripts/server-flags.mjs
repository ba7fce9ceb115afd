/**
 * How a server is run: V8 left to itself lets three times of what is in use gather before it tidies up, which a
 * server that shares a machine cannot do. What it costs and saves: docs/decisions/0037-a-tidy-heap.md.
 * The last keeps V8 from ending a process with threads: docs/decisions/0062-threads-without-protection-keys.md.
 */
export const threadFlags = ['--no-memory-protection-keys'];
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=60', ...threadFlags];

/** How it is run while it is written: whatever it imports, of any package, starts it anew when it is saved. */
export const watchFlags = [...serverFlags, '--watch', '--watch-preserve-output'];
