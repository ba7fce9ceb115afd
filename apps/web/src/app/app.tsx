import { Route, Switch } from 'wouter';
import { NotFound } from './not-found.tsx';
import { StepScreen } from './step-screen.tsx';
import { steps } from './steps.ts';

export function App() {
  return (
    <Switch>
      <Route path="/">
        <StepScreen steps={steps} />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
