import { Route, Switch } from 'wouter';
import { NotFound } from './not-found.tsx';
import { StepScreen } from './step-screen.tsx';

export function App() {
  return (
    <Switch>
      <Route path="/">
        <StepScreen />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
