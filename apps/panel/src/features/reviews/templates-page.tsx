import { ReplyTemplates } from '@pinfold/sdk/review-management';
import { PageSpace } from '../../pages/page-layout.tsx';

/** Texts to answer with, and their categories. */
export default function TemplatesPage() {
  return (
    <PageSpace $width="1240px">
      <ReplyTemplates headingLevel={1} />
    </PageSpace>
  );
}
