/** How every test starts its Chromium: the one that `findChromium` names, without what it does besides showing pages. */
export const chromiumLaunch = {
  ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
  args: [
    // As root, which containers and CI machines run as, Chromium has no sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
