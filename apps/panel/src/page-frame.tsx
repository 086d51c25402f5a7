import { usePinfold } from '@pinfold/sdk';
import { token } from '@pinfold/sdk/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageWaiting } from './pages/page-waiting.tsx';
import { PageAnnouncer } from './routing/page.tsx';
import { useFollowSettings } from './session/language.ts';
import { TextProvider } from './texts/text-context.tsx';
import { useSettledTracking } from './tracking/use-settled-tracking.ts';

/** Holds the page back until its words have arrived, and tells the browser their language. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { language } = usePinfold();
  useFollowSettings();
  useSettledTracking();
  // With the words, not after them: what is read out has the voice of its language.
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
