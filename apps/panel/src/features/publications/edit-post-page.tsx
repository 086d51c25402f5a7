import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate, useParams } from 'react-router';
import NotFoundPage from '../../pages/not-found-page.tsx';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** Changes a post before its moment, or publishes it at once after all. */
export default function EditPostPage() {
  const t = useText();
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  if (!Number.isSafeInteger(id) || id < 1) return <NotFoundPage />;
  return (
    <PageLayout title={t('posts_page.edit')} width="screen">
      <PostComposer
        key={id}
        postId={id}
        locationsHref={paths.listingList}
        planHref={paths.subscription}
        onSent={({ status }) => void navigate(status === 'planned' ? paths.plannedPosts : paths.sentPosts)}
      />
    </PageLayout>
  );
}
