import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ScreenBoundaryProps {
  /** Lets what failed to load be loaded anew. */
  onRetry: () => void;
  children: ReactNode;
}

interface ScreenBoundaryState {
  broken?: { by: unknown } | undefined;
}

/** Around each screen: one that breaks takes nothing else with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { broken: { by: error } };
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ broken: undefined });
    };
    return <BrokenScreen error={broken.by} onRetry={retry} />;
  }
}
