import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Button, Link, Row, Stack, Text, token } from '@pinfold/sdk/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { useErrorText } from '../form/refusals.ts';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { beginsAtTeam, federatedError } from './federated-login.ts';

export default function SsoFailurePage() {
  return (
    <PageTexts room="account">
      <SsoFailure />
    </PageTexts>
  );
}

/** Why a login at an identity provider failed, and what to do about it. */
function SsoFailure() {
  const t = useText();
  const navigate = useNavigate();
  const { language, report } = usePinfold();
  const settings = useSettings().data;
  const error = federatedError(useLocation().search);
  const errorText = useErrorText();
  useEffect(() => void report(error), [report, error]);
  const isOfTeam = beginsAtTeam(error);
  return (
    <SessionPage
      title={t('federated.title')}
      lead={errorText(error)}
      footer={
        <>
          {isOfTeam && <TextLink to={authPaths.login}>{t('sso_login.with_password')}</TextLink>}
          {settings && <Link href={settings.contact[language]}>{t('contact')}</Link>}
        </>
      }
    >
      <Stack gap={5}>
        <span>{t(`federated.${error}`)}</span>
        {isOfTeam && (
          <Text as="div" size="s" tone="muted">
            {t('federated.code')}: <Code>{error}</Code>
          </Text>
        )}
        <Row gap={6} rowGap={3} wrap>
          <Button
            variant="primary"
            onPress={() => void navigate(isOfTeam ? authPaths.ssoLogin : authPaths.login)}
          >
            {t('federated.again')}
          </Button>
          {error === 'sign_up_closed' && settings && (
            <Link href={settings.urls.pricing}>{t('login.pricing')}</Link>
          )}
        </Row>
      </Stack>
    </SessionPage>
  );
}

const Code = styled.code`
  padding: 2px 6px;
  border-radius: ${token('radius-s')};
  background: ${token('color-line-2')};
  user-select: all;
`;
