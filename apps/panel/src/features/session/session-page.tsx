import { token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from '../../shell/brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export interface SessionPageProps {
  title: string;
  /** What the page is about, in a sentence. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Where else to go, below the sheet. */
  footer?: ReactNode;
}

/** A page in front of the log-in: one sheet with one task. */
export function SessionPage({ title, lead, children, footer }: SessionPageProps) {
  return (
    <Page>
      <Header>
        <Brand />
        <LanguageSwitch />
      </Header>
      <Main>
        <Column>
          <Sheet>
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
            {children && <Content>{children}</Content>}
          </Sheet>
          {footer && <Footer>{footer}</Footer>}
        </Column>
      </Main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${token('color-background')};
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: max(16px, env(safe-area-inset-top)) max(20px, env(safe-area-inset-right)) 16px
    max(20px, env(safe-area-inset-left));
`;

/** Held by its top, so that what arrives later moves nothing that is there. */
const Main = styled.main`
  display: grid;
  flex: 1;
  place-items: start center;
  padding: clamp(8px, 11vh, 120px) 16px 40px;
`;

const Column = styled.div`
  inline-size: min(400px, 100%);
`;

const Sheet = styled.div`
  padding: 32px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-l')};
  background: ${token('color-surface')};
  @media (max-width: 480px) {
    padding: 24px 20px;
  }
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: 680;
  letter-spacing: -0.015em;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Lead = styled.div`
  margin-block-start: 6px;
  color: ${token('color-ink-2')};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Content = styled.div`
  margin-block-start: 24px;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 6px 16px;
  margin-block-start: 20px;
  color: ${token('color-ink-2')};
  text-align: center;
  & a {
    display: inline-block;
    min-block-size: 24px;
    padding-block: 2px;
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 12px;
      margin-block: -4px;
    }
  }
`;
