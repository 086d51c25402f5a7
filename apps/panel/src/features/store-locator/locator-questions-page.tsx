import { StoreLocatorQuestions } from '@pinfold/sdk/store-locator-settings';
import { PageSpace } from '../../pages/page-layout.tsx';
import { LocatorFrame } from './locator-frame.tsx';

/** Questions and answers that visitors read. */
export default function LocatorQuestionsPage() {
  return (
    <LocatorFrame>
      <PageSpace $width="960px">
        <StoreLocatorQuestions />
      </PageSpace>
    </LocatorFrame>
  );
}
