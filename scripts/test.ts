import { type BrowserReport, complaintsOfBrowser } from './complaints.ts';
import { findChromium } from './find-chromium.ts';
import { postgresStep } from './postgres-step.ts';
import { say } from './project.ts';
import {
  chooseSteps,
  freshReport,
  readReport,
  report,
  runSteps,
  type Step,
  staticSteps,
  tally,
  tool,
  vitestStep,
} from './steps.ts';

const browser: Step = {
  name: 'browser',
  run: async () => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return { passed: 0, failed: 1 };
    }
    const file = freshReport('browser');
    const isContent = await tool('@playwright/test/cli.js', ['test'], {
      CHROME_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    const report = readReport<BrowserReport>(file) ?? { stats: {} };
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
    return tally(
      { passed: expected + flaky, failed: unexpected + skipped, complaints: complaintsOfBrowser(report) },
      isContent,
    );
  },
};

const onPostgres = postgresStep();

const steps = [
  ...staticSteps,
  vitestStep('unit', ['unit']),
  vitestStep('docs', ['docs']),
  vitestStep('server', ['server']),
  browser,
];

const words = process.argv.slice(2);
const WITH_POSTGRES = '--with-postgres';
const names = words.filter((word) => word !== WITH_POSTGRES);
const chosen = names.length > 0 ? chooseSteps([...steps, onPostgres], names) : steps;
const withPostgres = words.includes(WITH_POSTGRES) && !chosen.includes(onPostgres);
report(await runSteps(withPostgres ? [...chosen, onPostgres] : chosen));
