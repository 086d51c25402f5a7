import { useNavigate } from 'react-router';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** What opens the composer, for a new post and for a planned one; undefined for those who may not write posts. */
export function useComposerLinks() {
  const navigate = useNavigate();
  const mayLink = useMayLink();
  if (!mayLink(paths.addPost)) return {};
  return {
    onCreate: () => void navigate(paths.addPost),
    onEdit: ({ id, date }: { id: number; date?: string | undefined }) =>
      void navigate(`${hrefTo(paths.editPost, { id })}${date === undefined ? '' : `?date=${date}`}`),
  };
}
