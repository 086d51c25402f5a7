import { PhotosGrid } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** Photos of all locations as Google shows them. */
export default function PhotosPage() {
  const navigate = useNavigate();
  const mayLink = useMayLink();
  return <PhotosGrid onAdd={mayLink(paths.addPhotos) ? () => void navigate(paths.addPhotos) : undefined} />;
}
