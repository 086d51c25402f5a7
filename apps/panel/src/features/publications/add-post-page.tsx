import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';

/** Writes a post for one location or for all of them. */
export default function AddPostPage() {
  const navigate = useNavigate();
  return (
    <PostComposer
      onSent={(post) => void navigate(post.status === 'planned' ? paths.plannedPosts : paths.sentPosts)}
      onCancel={() => void navigate(paths.sentPosts)}
    />
  );
}
