import {
  createClient,
  PinfoldProvider,
  usePinfold,
  type Appearance,
  type LinkProps,
  type Navigate,
} from '@pinfold/sdk';
import { Surface, token } from '@pinfold/sdk/ui';
import { useCallback, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { createViewAsClient, useViewAsSession } from './features/team/view-as/view-as.ts';
import { ModalArea, NoticeArea } from './notices/notice-areas.tsx';
import { reactToError } from './notices/react-to-error.ts';
import { PageWaiting } from './pages/page-waiting.tsx';
import { authPaths } from './routing/auth-paths.ts';
import { PageAnnouncer } from './routing/page.tsx';
import { useFollowSettings } from './session/language.ts';
import { browserStore, useStored } from './session/session-store.ts';
import { signOut } from './session/sign-out.ts';
import { useColorScheme } from './shell/color-scheme.ts';
import { TextProvider } from './texts/text-context.tsx';
import { TrackingContext, useSettledTracking } from './tracking/tracking-context.ts';
import { RouterLink } from './routing/router-link.tsx';

/** Gives the SDK this panel's session, language, appearance and router. Another session is another Provider: nothing stays. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const { user, companyId, language, isDemoUser } = useStored();
  const navigate = useSteadyNavigate();
  const { pathname, search } = useLocation();
  const tracking = useContext(TrackingContext);
  const colorScheme = useColorScheme();
  const appearance = useMemo<Appearance>(
    () => ({ tokens, classNames, options: { colorScheme } }),
    [colorScheme],
  );
  const viewAs = useViewAsSession();
  const client = useMemo(
    () => (viewAs ? createViewAsClient(viewAs) : createOwnClient(companyId)),
    [companyId, viewAs],
  );

  return (
    <PinfoldProvider
      key={viewAs?.token ?? user?.token ?? ''}
      client={client}
      isViewAs={viewAs !== undefined}
      enabled={user !== undefined}
      // The demo is in Polish only (product spec, section 1).
      locale={isDemoUser ? 'pl' : (language ?? 'pl')}
      appearance={appearance}
      nonce={nonce}
      navigate={navigate}
      Link={PanelLink}
      errorSituation={{
        isOnLogin: pathname === authPaths.login,
        isOnSubscriptionSettings: pathname === authPaths.subscription,
      }}
      onError={(reaction, error) => {
        // The end of view-as is not the end of the reader's own session.
        if (viewAs && reaction.kind === 'sign_out') return;
        reactToError(reaction, error, { navigate, pathname, search, isDemo: isDemoUser });
      }}
      onEvent={(event) => {
        if (event.type === 'maintenance') tracking.track(event);
      }}
    >
      <Surface isFullHeight>
        <PageFrame>
          {children}
          <NoticeArea />
          <ModalArea />
        </PageFrame>
      </Surface>
    </PinfoldProvider>
  );
}

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
const tokens = { 'font-family': "'Inter Variable', system-ui, sans-serif" };
const classNames = { 'Toast-region': 'panel-notifications' };

function createOwnClient(companyId: number | undefined) {
  return createClient({ baseUrl: '/api', getToken: tokenOfNow, companyId, onUnauthorized: () => signOut() });
}

function tokenOfNow(): string | undefined {
  return browserStore.read().user?.token;
}

/** Returns the router's `navigate` as one function for all pages, so that nothing renders again for it. */
function useSteadyNavigate(): Navigate {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback<Navigate>((href, options) => void latest.current(href, options), []);
}

/** The router's link, as the SDK's components ask for it. */
function PanelLink({ href, ...props }: LinkProps) {
  return <RouterLink to={href} {...props} />;
}

/** Renders the page once its texts have loaded, and sets the document's language. */
function PageFrame({ children }: { children: ReactNode }) {
  const { language } = usePinfold();
  useFollowSettings();
  useSettledTracking();
  // With the texts, not after them: screen readers choose the voice by it.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Frame>
      <TextProvider room="front" waiting={<PageWaiting />}>
        {children}
      </TextProvider>
      <PageAnnouncer />
    </Frame>
  );
}

const Frame = styled.div`
  min-block-size: 100dvh;
  background: ${token('color-background')};
  color: ${token('color-ink')};
`;
