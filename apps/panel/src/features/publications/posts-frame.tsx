import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useText } from '../../texts/use-text.ts';

interface PostsFrameProps {
  /** Choices at the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of posts: the same head, one of the tabs, and a list that scrolls by itself. */
export function PostsFrame({ actions, children }: PostsFrameProps) {
  const t = useText();
  return (
    <TabbedPage
      title={t('nav.posts')}
      lead={t('posts.lead')}
      tabs={
        <PageTabs
          label={t('posts.tabs')}
          tabs={[
            { path: paths.sentPosts, label: t('nav.posts_sent') },
            { path: paths.plannedPosts, label: t('nav.posts_planned') },
          ]}
        />
      }
      actions={actions}
      isFilled
    >
      {children}
    </TabbedPage>
  );
}

/** Opens the composer, for a new post and for a planned one; undefined for those who may not write posts. */
export function useComposerLinks() {
  const navigate = useNavigate();
  const mayLink = useMayLink();
  return {
    onCreate: mayLink(paths.addPost) ? () => void navigate(paths.addPost) : undefined,
    onEdit: mayLink(paths.addPost)
      ? ({ id }: { id: number }) => void navigate(hrefTo(paths.editPost, { id }))
      : undefined,
  };
}
