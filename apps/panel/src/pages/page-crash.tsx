import { Button } from '@pinfold/sdk/ui';
import { Component, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../texts/use-text.ts';
import { TrackingContext } from '../tracking/tracking-context.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Keeps one broken page from taking the panel with it: another address tries again. */
export function PageCrash({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const tracking = useContext(TrackingContext);
  return (
    <CrashBoundary pathname={pathname} onCrash={tracking.reportError}>
      {children}
    </CrashBoundary>
  );
}

interface CrashBoundaryProps {
  /** Another address resets the crash. */
  pathname: string;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

interface CrashState {
  hasCrashed: boolean;
  pathname: string;
}

/** React asks for a class here. */
class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ pathname }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return pathname === state.pathname ? null : { hasCrashed: false, pathname };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

/** When a page breaks, or its code is gone after a new version went out. */
function CrashPage() {
  const t = useText();
  return (
    <StandalonePage
      title={t('crash.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('crash.text')}
    </StandalonePage>
  );
}
