import { usePinfold } from '@pinfold/sdk';
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
  /** The page's code did not come, so that there is nothing to blame the page for. */
  isCodeGone: boolean;
  pathname: string;
}

/** React asks for a class here. */
class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {
    hasCrashed: false,
    isCodeGone: false,
    pathname: this.props.pathname,
  };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { hasCrashed: true, isCodeGone: error instanceof Error && error.name === 'ChunkLoadError' };
  }

  static getDerivedStateFromProps({ pathname }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return pathname === state.pathname ? null : { hasCrashed: false, isCodeGone: false, pathname };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    const { hasCrashed, isCodeGone } = this.state;
    return hasCrashed ? <CrashPage isCodeGone={isCodeGone} /> : this.props.children;
  }
}

/** When a page breaks, or its code is gone after a new version went out. */
function CrashPage({ isCodeGone }: { isCodeGone: boolean }) {
  const t = useText();
  const { translate } = usePinfold();
  return (
    <StandalonePage
      title={t('crash.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {isCodeGone ? translate('error.chunk_load') : t('crash.text')}
    </StandalonePage>
  );
}
