import { useState, type JSX } from 'react';
import { postPeriodText } from '@pinfold/contract/features/store-locator/post-period';
import type { PublicStore } from '../../locator-source.ts';
import { part } from '../parts.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';
import { OutwardLink } from './store-contact.tsx';

type Post = PublicStore['posts'][number];

/** Current posts of a store. */
export function StorePosts({
  store,
  messages,
  detailsMessages,
  now,
}: StorePartProps & { now: Date }): JSX.Element | null {
  const [isWhole, setWhole] = useState(false);
  const current = store.posts.filter(({ ends_at: end }) => !end || new Date(end) > now);
  if (current.length === 0) return null;
  return (
    <DetailsSection title={detailsMessages.posts}>
      <ul className={detailsPart('posts')}>
        {(isWhole ? current : current.slice(0, few)).map((post) => (
          <li key={post.id} className={detailsPart('post')}>
            <PostBody post={post} zone={store.zone} messages={messages} detailsMessages={detailsMessages} />
          </li>
        ))}
      </ul>
      {!isWhole && current.length > few && (
        <button type="button" className={part('action')} onClick={() => setWhole(true)}>
          {detailsMessages.showAll(current.length)}
        </button>
      )}
    </DetailsSection>
  );
}

interface PostBodyProps extends Omit<StorePartProps, 'store'> {
  post: Post;
  zone: string;
}

function PostBody({ post, zone, messages, detailsMessages }: PostBodyProps) {
  const { title, text, image, coupon, action } = post;
  return (
    <>
      {image && (
        <img
          src={image.url}
          alt={detailsMessages.postImage(title)}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      )}
      {title && <h4>{title}</h4>}
      <p className={detailsPart('note')}>{postPeriodText(post, zone, messages.language)}</p>
      {text && <p className={detailsPart('text')}>{text}</p>}
      {coupon && (
        <p>
          {detailsMessages.coupon}: <strong className={detailsPart('coupon')}>{coupon}</strong>
        </p>
      )}
      {action && (
        <OutwardLink href={action.url} messages={messages} className={part('action')}>
          {action.text || detailsMessages.more}
        </OutwardLink>
      )}
    </>
  );
}

const few = 3;
