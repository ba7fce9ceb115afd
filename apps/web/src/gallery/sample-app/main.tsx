import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../app/print.css';
import { StepScreen } from '../../app/step-screen.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { sampleSlots, sampleSteps } from './sample-steps.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('sample-app.html has lost its #root.');

createRoot(root).render(
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      <StepScreen steps={sampleSteps} isSignedIn={false} slots={sampleSlots} />
    </QueryClientProvider>
  </CSPProvider>,
);
