import { beforeEach, expect } from 'vitest';
import { secondConnections } from './watch-transactions.ts';

/** What is about several connections is about a database server. */
const ON_A_SERVER = '.postgres.test.ts';

beforeEach(({ onTestFinished }) => {
  secondConnections.length = 0;
  onTestFinished(() => {
    const asked = secondConnections.splice(0);
    if (asked.length === 0 || expect.getState().testPath?.endsWith(ON_A_SERVER)) return;
    throw new Error(
      `A transaction asked for a second connection, which the embedded database does not have. Query its \`trx\`:\n${asked.join('\n')}`,
    );
  });
});
