import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { PageSpace } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';

/** Writes a post for one location or for all of them. */
export default function AddPostPage() {
  const navigate = useNavigate();
  return (
    <PageSpace>
      <PostComposer
        locationsHref={paths.listingList}
        onSent={({ status }) => void navigate(status === 'planned' ? paths.plannedPosts : paths.sentPosts)}
      />
    </PageSpace>
  );
}
