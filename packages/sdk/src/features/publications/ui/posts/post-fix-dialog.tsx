'use client';
import { postLimits } from '@pinfold/contract/features/publications/local-post';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Post, PostItem, PostItemSearch } from '../../posts.queries.ts';
import { usePostItems } from '../../use-post.ts';
import { useRetryPost } from '../../use-post-actions.ts';

interface PostFixDialogProps {
  post: Post;
  /** The location that has not got its post. */
  item: PostItem;
  onClose: () => void;
}

const rejectedOnes: PostItemSearch = { state: 'rejected' };

/** Another text for what policy rejected, for one location or for all that were rejected; the others keep theirs. */
export function PostFixDialog({ post, item, onClose }: PostFixDialogProps): JSX.Element {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const [summary, setSummary] = useState(post.summary);
  const [areOthersToo, setOthersToo] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const { items } = usePostItems(post.id, rejectedOnes);
  const others = items.map(({ location }) => location.id).filter((id) => id !== item.location.id);
  const retry = useRetryPost();
  const refusal = messageFor(retry.error);
  const isSame = summary.trim() === post.summary.trim() || summary.trim() === item.summary.trim();
  const fault = summary.trim() === '' ? t('posts.fix.empty') : isSame ? t('posts.fix.same') : undefined;
  const send = () => {
    setWasSent(true);
    if (fault) return;
    const facilitiesIds = areOthersToo ? [item.location.id, ...others] : [item.location.id];
    retry.mutate({ id: post.id, facilitiesIds, summary: summary.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('posts.fix.title')}
      onClose={onClose}
      onSubmit={send}
      action={{
        children: t('posts.fix.send'),
        isPending: retry.isPending,
        pendingLabel: t('posts.detail.retrying'),
      }}
    >
      <Text weight="medium">{item.location.formatted_address || item.location.name}</Text>
      <TextArea
        label={t('posts.fix.text')}
        description={t('posts.fix.hint')}
        errorMessage={wasSent ? fault : undefined}
        value={summary}
        onChange={setSummary}
        maxLength={postLimits.summary}
        minRows={5}
        maxRows={12}
      />
      {others.length > 0 && (
        <CheckBox
          label={t('posts.fix.others', { count: others.length })}
          isSelected={areOthersToo}
          onChange={setOthersToo}
        />
      )}
      <RefusalBanner message={refusal} />
    </FormDialog>
  );
}
