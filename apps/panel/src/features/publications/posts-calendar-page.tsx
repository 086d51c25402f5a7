import { PostsCalendar } from '@pinfold/sdk/publications';
import { paths } from '../../routing/paths.ts';
import { useComposerLinks } from './use-composer-links.ts';

/** Sent and planned posts by day; planned ones are moved there. */
export default function PostsCalendarPage() {
  const { onEdit } = useComposerLinks();
  return <PostsCalendar planHref={paths.subscription} onEdit={onEdit} />;
}
