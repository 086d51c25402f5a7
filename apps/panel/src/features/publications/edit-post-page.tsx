import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import NotFoundPage from '../../pages/not-found-page.tsx';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { listAfter } from './list-after.ts';
import { useText } from '../../texts/use-text.ts';

/** Changes a post before its moment, or publishes it at once after all; of a series all dates to come, or one. */
export default function EditPostPage() {
  const t = useText();
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  const date = useSearchParams()[0].get('date') ?? undefined;
  if (!Number.isSafeInteger(id) || id < 1) return <NotFoundPage />;
  return (
    <PageLayout title={t('posts_page.edit')} width="screen">
      <PostComposer
        key={`${id}/${date ?? ''}`}
        postId={id}
        date={date}
        locationsHref={paths.listingList}
        planHref={paths.subscription}
        onSent={({ status }) => void navigate(listAfter(status))}
      />
    </PageLayout>
  );
}
