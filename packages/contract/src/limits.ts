/** Lists answer 20 rows unless asked, 100 at most. */
export const listLimits = { rows: 20, maxRows: 100 } as const;

export const noteLimits = { title: 200, content: 20_000 } as const;
