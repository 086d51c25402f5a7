import { PostComposer } from '@pinfold/sdk/publications';
import { useNavigate } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { listAfter } from './list-after.ts';
import { useText } from '../../texts/use-text.ts';

/** Writes a post for one location or for all of them. */
export default function AddPostPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PageLayout title={t('posts_page.new')} width="screen">
      <PostComposer
        locationsHref={paths.listingList}
        planHref={paths.subscription}
        onSent={({ status }) => void navigate(listAfter(status))}
      />
    </PageLayout>
  );
}
