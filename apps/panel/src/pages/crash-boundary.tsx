import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

export interface CrashBoundaryProps {
  /** Another place forgets the crash. */
  place: string;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

interface CrashState {
  hasCrashed: boolean;
  place: string;
}

/** Shows a page of its own in place of one that broke. React asks for a class here. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return place === state.place ? null : { hasCrashed: false, place };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
