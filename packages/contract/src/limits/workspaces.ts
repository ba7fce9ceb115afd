export const workspaceLimits = {
  /** Ours: characters of a workspace’s name. */
  name: 80,
  /** Ours: workspaces of one person. */
  most: 200,
} as const;
