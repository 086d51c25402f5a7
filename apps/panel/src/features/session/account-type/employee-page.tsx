import { useCompanies } from '@pinfold/sdk/headless/company';
import { Button, CopyIcon, Row, Stack, Text, token } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copyText } from '../../../browser/copy-text.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useStored } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { NewcomerOnly } from './newcomer-only.tsx';

export default function EmployeePage() {
  return (
    <PageTexts room="account">
      <NewcomerOnly>
        <Employee />
      </NewcomerOnly>
    </PageTexts>
  );
}

/** How to get invited; once that has happened the guard around leads on. */
function Employee() {
  const t = useText();
  const email = useStored().user?.email ?? '';
  const companies = useCompanies();
  const [said, setSaid] = useState<'copied' | 'copy_failed' | 'none'>();
  const copy = () => void copyText(email).then((isCopied) => setSaid(isCopied ? 'copied' : 'copy_failed'));
  const check = () =>
    void companies.refetch().then(({ data }) => setSaid(data?.count === 0 ? 'none' : undefined));
  return (
    <SessionPage
      title={t('employee.title')}
      lead={t('employee.text')}
      footer={
        <>
          <TextLink to={authPaths.accountType}>{t('employee.back')}</TextLink>
          <LogOutButton />
        </>
      }
    >
      <Stack gap={5}>
        <Address>{email}</Address>
        <Row gap={3} wrap>
          <Button icon={<CopyIcon />} onPress={copy}>
            {t('employee.copy')}
          </Button>
          <Button
            variant="primary"
            isPending={companies.isFetching}
            pendingLabel={t('employee.checking')}
            onPress={check}
          >
            {t('employee.check')}
          </Button>
        </Row>
        <Text as="div" role="status" tone="muted" minBlockSize="3em">
          {companies.isFetching
            ? ''
            : companies.isError
              ? t('problem.failed')
              : said && t(`employee.${said}`)}
        </Text>
      </Stack>
    </SessionPage>
  );
}

const Address = styled.div`
  padding: 12px 14px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-s')};
  background: ${token('color-line-2')};
  font-weight: 600;
  overflow-wrap: anywhere;
  user-select: all;
`;
