import fc from 'fast-check';

// The daily share of what is tried at random is the same everywhere; `npm run soak` tries other cases each time.
if (!process.env['SOAK']) fc.configureGlobal({ seed: 20_261_122 });
