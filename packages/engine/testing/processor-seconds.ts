declare const process: {
  cpuUsage: (since?: { user: number; system: number }) => { user: number; system: number };
};

/** How long a processor works at something, however many wait for it. */
export function processorSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
