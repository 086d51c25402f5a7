import { createClient, PinfoldProvider, type Appearance, type TranslatedReaction } from '@pinfold/sdk';
import { Surface } from '@pinfold/sdk/ui';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { NoticeArea } from './notices/notice-area.tsx';
import { notifyProblem } from './notices/notices.ts';
import type { ModalReaction } from './notices/reaction-modal.tsx';
import { PageFrame } from './page-frame.tsx';
import { PanelLink } from './routing/panel-link.tsx';
import { browserStore } from './session/session-store.ts';
import { signOut } from './session/sign-out.ts';
import { useStored } from './session/use-stored.ts';
import { useColorScheme } from './shell/color-scheme.ts';

export interface PanelProviderProps {
  navigate: (path: string, options?: { replace?: boolean }) => void;
  children: ReactNode;
}

/** Gives the SDK this panel's session, language, looks and router. Another session is another Provider: nothing stays. */
export function PanelProvider({ navigate, children }: PanelProviderProps) {
  const { user, companyId, language, isDemoUser } = useStored();
  const [modal, setModal] = useState<ModalReaction>();
  const colorScheme = useColorScheme();
  const appearance = useMemo<Appearance>(
    () => ({ tokens, classNames, options: { colorScheme } }),
    [colorScheme],
  );
  const client = useMemo(
    () => createClient({ baseUrl: '/api', getToken: tokenOfNow, companyId, onUnauthorized: signOut }),
    [companyId],
  );

  const react = (reaction: TranslatedReaction) => {
    if (reaction.kind === 'modal') setModal(reaction);
    if (reaction.kind === 'sign_out') signOut();
    if (reaction.kind === 'maintenance') navigate('/service-unavailable');
    if (reaction.kind === 'toast') notifyProblem(reaction.message);
  };

  return (
    <PinfoldProvider
      key={user?.token ?? ''}
      client={client}
      enabled={user !== undefined}
      // The demo is in Polish only (product spec, section 1).
      locale={isDemoUser ? 'pl' : (language ?? 'pl')}
      appearance={appearance}
      nonce={nonce}
      navigate={navigate}
      Link={PanelLink}
      onError={react}
    >
      <Surface isFullHeight>
        <PageFrame>
          {children}
          <NoticeArea />
          {modal && (
            <Suspense>
              <ReactionModal reaction={modal} onClose={() => setModal(undefined)} />
            </Suspense>
          )}
        </PageFrame>
      </Surface>
    </PinfoldProvider>
  );
}

const ReactionModal = lazy(() => import('./notices/reaction-modal.tsx'));
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
const tokens = { 'font-family': "'Inter Variable', system-ui, sans-serif" };
const classNames = { 'Toast-region': 'panel-notifications' };

function tokenOfNow(): string | undefined {
  return browserStore.read().user?.token;
}
