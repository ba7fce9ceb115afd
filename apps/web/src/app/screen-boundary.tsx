import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ScreenBoundaryState {
  broken?: { by: unknown } | undefined;
}

/** Around each screen: one that breaks takes nothing else with it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { broken: { by: error } };
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return <BrokenScreen error={broken.by} onRetry={() => this.setState({ broken: undefined })} />;
  }
}
