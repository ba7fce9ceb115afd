import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The least a page in React can be: what `npm run bench bundle` holds ours against. */
createRoot(document.body).render(createElement('p', null, 'Here.'));
