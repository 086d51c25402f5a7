import { Button } from '@pinfold/sdk/ui';
import { StandalonePage } from '../../pages/standalone-page.tsx';
import { useText } from '../../texts/use-text.ts';
import { useEndOfBreak } from './use-end-of-break.ts';

/** Tells of a break, and leads back to the page that was asked for once it is over. */
export default function MaintenancePage() {
  const t = useText();
  const { look, isLooking } = useEndOfBreak();
  return (
    <StandalonePage
      title={t('maintenance.title')}
      actions={
        <Button variant="primary" isPending={isLooking} pendingLabel={t('retry')} onPress={look}>
          {t('retry')}
        </Button>
      }
    >
      {t('maintenance.text')}
    </StandalonePage>
  );
}
