import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** What stands there when it breaks, where a whole screen about it would be too much. */
  instead?: ReactNode;
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
    const { children, instead } = this.props;
    if (!broken) return children;
    if (instead !== undefined) return instead;
    return <BrokenScreen error={broken.by} onRetry={() => this.setState({ broken: undefined })} />;
  }
}
