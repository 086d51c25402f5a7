import { usePinfold } from '@pinfold/sdk';
import { token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { chooseLanguage, offeredLanguages } from '../../session/language.ts';
import { Brand } from '../../shell/brand.tsx';
import { useText } from '../../texts/use-text.ts';

interface SessionPageProps {
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
        <Sheet>
          <div>
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children && <div>{children}</div>}
        </Sheet>
        {footer && <Footer>{footer}</Footer>}
      </Main>
    </Page>
  );
}

/** The languages side by side, for pages without the top bar. */
function LanguageSwitch() {
  const t = useText();
  const { language } = usePinfold();
  return (
    <Row role="group" aria-label={t('language.change', { name: t(`language.${language}`) })}>
      {offeredLanguages([], language).map((one) => (
        <Choice
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()} ${t(`language.${one}`)}`}
          aria-pressed={one === language}
          onClick={() => void chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </Choice>
      ))}
    </Row>
  );
}

// The first page that a visitor loads is spared the SDK's layout elements, which nothing else on it needs.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 16px 20px;
`;

/** Held by its top, so that what arrives later moves nothing that is there. */
const Main = styled.main`
  inline-size: min(400px, 100% - 32px);
  margin-inline: auto;
  padding-block: clamp(8px, 11vh, 120px) 40px;
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 32px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-l')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;
  @media (max-width: 480px) {
    padding: 24px 20px;
  }
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: ${token('weight-bold')};
  letter-spacing: -0.01em;
  line-height: 1.3;
  text-wrap: balance;
`;

const Lead = styled.div`
  margin-block-start: 4px;
  color: ${token('color-ink-2')};
  text-wrap: balance;
`;

/** Its links are large enough to be pressed. */
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
    padding-block: 2px;
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 12px;
      margin-block: -4px;
    }
  }
`;

const Row = styled.div`
  display: flex;
  gap: 2px;
`;

const Choice = styled.button`
  min-inline-size: 40px;
  min-block-size: 36px;
  border: 0;
  border-radius: ${token('radius-s')};
  background: transparent;
  color: ${token('color-ink-2')};
  font: inherit;
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: ${token('color-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('color-primary-soft')};
    color: ${token('color-primary-strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`;
