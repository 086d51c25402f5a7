import { AiReplySettings } from '@pinfold/sdk/review-management';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';

/** How the model writes drafts of replies. */
export default function AiRepliesPage() {
  const t = useText();
  return (
    <PageLayout title={t('nav.reviews_ai')}>
      <AiReplySettings />
    </PageLayout>
  );
}
