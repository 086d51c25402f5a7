import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate, useParams } from 'react-router';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { paths } from '../../routing/paths.ts';

/** Changes a post before its moment. */
export default function EditPostPage() {
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  if (!Number.isSafeInteger(id) || id < 1) return <NotFoundPage />;
  const back = () => void navigate(paths.plannedPosts);
  return <PostComposer key={id} postId={id} onSent={back} onCancel={back} />;
}
