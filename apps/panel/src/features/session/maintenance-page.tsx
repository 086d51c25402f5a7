import { Button } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router-dom';
import { StandalonePage } from '../../pages/standalone-page.tsx';
import { useText } from '../../texts/use-text.ts';

export default function MaintenancePage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <StandalonePage
      title={t('maintenance.title')}
      actions={
        <Button variant="primary" onPress={() => void navigate('/')}>
          {t('retry')}
        </Button>
      }
    >
      {t('maintenance.text')}
    </StandalonePage>
  );
}
