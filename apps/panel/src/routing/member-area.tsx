import { Suspense, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { ViewAsFrame } from '../features/team/view-as/view-as-frame.tsx';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { TextProvider } from '../texts/text-context.tsx';
import { loginRedirect } from './resolve-access.ts';
import { usePanelSession } from './use-panel-session.ts';

/** Everything behind the log-in page; its code and its words are fetched only by those who got through. */
export function MemberArea({ Frame }: { Frame: ComponentType }) {
  const away = loginRedirect(usePanelSession());
  if (away) return <Navigate to={away} replace />;
  return (
    <TextProvider room="inside" waiting={<PageWaiting />}>
      <ViewAsFrame>
        <Suspense fallback={<PageWaiting />}>
          <Frame />
        </Suspense>
      </ViewAsFrame>
    </TextProvider>
  );
}
