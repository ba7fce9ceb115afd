import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ScreenBoundaryProps {
  /** Lets what failed to load be loaded anew. */
  onRetry: () => void;
  children: ReactNode;
}

/** Around each screen: one that breaks takes nothing else with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return (
      <BrokenScreen
        error={this.state.error}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ error: undefined });
        }}
      />
    );
  }
}
