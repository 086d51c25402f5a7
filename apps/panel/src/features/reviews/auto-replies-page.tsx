import { AutoReplies } from '@pinfold/sdk/review-management';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';

/** Replies that rules have made and that wait for a person, and the rules. */
export default function AutoRepliesPage() {
  const t = useText();
  return (
    <PageLayout title={t('nav.reviews_auto_replies')}>
      <AutoReplies />
    </PageLayout>
  );
}
