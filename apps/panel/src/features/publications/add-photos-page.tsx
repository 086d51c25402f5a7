import { PhotoUpload } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';

/** Sends photos to locations, one of each category. */
export default function AddPhotosPage() {
  const navigate = useNavigate();
  return <PhotoUpload planHref={paths.subscription} onSent={() => void navigate(paths.photos)} />;
}
