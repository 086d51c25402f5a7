import { StoreLocatorSettings } from '@pinfold/sdk/store-locator-settings';
import { notifyGood } from '../../notices/notices.ts';
import { PageSpace } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { LocatorFrame } from './locator-frame.tsx';

/** The store locator's appearance and content, with its preview. */
export default function LocatorSettingsPage() {
  const t = useText();
  return (
    <LocatorFrame>
      <PageSpace $width="1680px" $padding="12px 24px 24px" $narrowPadding="8px 16px 16px">
        <StoreLocatorSettings
          questionsHref={paths.storeLocatorQuestions}
          onSaved={() => notifyGood(t('locator.saved'))}
        />
      </PageSpace>
    </LocatorFrame>
  );
}
