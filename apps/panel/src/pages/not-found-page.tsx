import { Button } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router';
import { authPaths } from '../routing/auth-paths.ts';
import { useText } from '../texts/use-text.ts';
import { StandalonePage } from './standalone-page.tsx';

export default function NotFoundPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <StandalonePage
      title={t('not_found.title')}
      actions={
        <Button variant="primary" onPress={() => void navigate(authPaths.home)}>
          {t('go_home')}
        </Button>
      }
    >
      {t('not_found.text')}
    </StandalonePage>
  );
}
