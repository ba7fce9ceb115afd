import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { GalleryPage } from './gallery-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has lost its #root.');

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <GalleryPage />
    </CSPProvider>
  </StrictMode>,
);
