import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate, useParams } from 'react-router';
import NotFoundPage from '../../pages/not-found-page.tsx';
import { PageSpace } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';

/** Changes a post before its moment. */
export default function EditPostPage() {
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  if (!Number.isSafeInteger(id) || id < 1) return <NotFoundPage />;
  return (
    <PageSpace>
      <PostComposer
        key={id}
        postId={id}
        locationsHref={paths.listingList}
        onSent={() => void navigate(paths.plannedPosts)}
      />
    </PageSpace>
  );
}
