import { Button } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';
import { StandalonePage } from './standalone-page.tsx';

/** When a page breaks, or its code is gone after a new version went out. */
export function CrashPage() {
  const t = useText();
  return (
    <StandalonePage
      title={t('crash.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('crash.text')}
    </StandalonePage>
  );
}
