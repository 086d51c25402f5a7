import { Inset, Row, Stack } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { CompanyGate } from './company-gate.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { Bar, Content, SkipLink, useStartAtTop } from './frame-parts.ts';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useFollowUser } from './use-follow-user.ts';
import { UserMenu } from './user-menu.tsx';

/** The frame of pages that lead on step by step, such as paying: no navigation, but a way to another company and out. */
export default function StepsFrame() {
  const t = useText();
  const content = useStartAtTop();
  useFollowUser();
  return (
    <Stack blockSize="100dvh">
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Bar>
        <Row as="span" flex="none" padding={[0, 2]}>
          <Brand isSmall />
        </Row>
        <CompanyMenu />
        <Inset as="span" flex="grow" />
        <HelpMenu />
        <LanguageMenu />
        <ColorSchemeMenu />
        <UserMenu />
      </Bar>
      <Content id="content" tabIndex={-1} ref={content}>
        <CompanyGate />
      </Content>
    </Stack>
  );
}
