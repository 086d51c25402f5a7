import { Heading, Row, Stack, Text, token } from '@pinfold/sdk/ui';
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
      <Row as="header" justify="between" padding={[5, 6]}>
        <Brand />
        <LanguageSwitch />
      </Row>
      <Main>
        <Sheet>
          <Stack gap={7}>
            <Stack gap={2}>
              <Heading level={1} size="xl" wrap="balance">
                {title}
              </Heading>
              {lead && (
                <Text as="div" tone="muted" wrap="balance">
                  {lead}
                </Text>
              )}
            </Stack>
            {children && <div>{children}</div>}
          </Stack>
        </Sheet>
        {footer && <Footer>{footer}</Footer>}
      </Main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  background: ${token('color-background')};
`;

/** Held by its top, so that what arrives later moves nothing that is there. */
const Main = styled.main`
  inline-size: min(400px, 100% - 32px);
  margin-inline: auto;
  padding-block: clamp(8px, 11vh, 120px) 40px;
`;

const Sheet = styled.div`
  padding: 32px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-l')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;
  @media (max-width: 480px) {
    padding: 24px 20px;
  }
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
