'use client';
import { type JSX, useState } from 'react';
import { saveFile } from '../../../../files/save-file.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { refusedFields, useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DownloadIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type BoosterContact, boosterAccess } from '../../booster.queries.ts';
import {
  useEraseBoosterContact,
  useExportBoosterContact,
  useFindBoosterContact,
} from '../../contacts/use-booster-contact.ts';

/** Answers a customer who asks what is stored of them, for a copy of it, or to have it erased. */
export function ContactRequestDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission(boosterAccess.eraseReviews);
  const { messageFor } = useFormRefusal();
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const find = useFindBoosterContact();
  const copy = useExportBoosterContact();
  const erase = useEraseBoosterContact();
  const contact = find.data ? (find.variables ?? '') : typed.trim();
  const isWrong = 'contact' in refusedFields(find.error);
  const change = (next: string) => {
    for (const call of [find, copy, erase]) call.reset();
    setTyped(next);
  };
  return (
    <>
      <FormDialog
        title={t('review_booster.contact_request.title')}
        isDismissable={false}
        action={{
          children: t('review_booster.contact_request.find'),
          isPending: find.isPending,
          pendingLabel: t('review_booster.contact_request.finding'),
        }}
        onSubmit={() => {
          setTried(true);
          erase.reset();
          if (typed.trim()) find.mutate(typed.trim());
        }}
        onClose={onClose}
      >
        <Text as="p" tone="muted" wrap="pretty">
          {t('review_booster.contact_request.lead')}
        </Text>
        <TextField
          label={t('review_booster.contact_request.address')}
          type="email"
          autoFocus
          value={typed}
          onChange={change}
          errorMessage={
            isWrong || (wasTried && !typed.trim()) ? t('review_booster.contact_request.invalid') : undefined
          }
        />
        <RefusalBanner message={isWrong ? undefined : messageFor(find.error ?? copy.error)} />
        {erase.data ? (
          <Banner tone="good" role="status">
            {t('review_booster.contact_request.done')}
          </Banner>
        ) : (
          find.data && (
            <Stack gap={5}>
              <Stored found={find.data} />
              <Row gap={3} wrap>
                <Button
                  icon={<DownloadIcon size={16} />}
                  disabledReason={reason?.text}
                  isPending={copy.isPending}
                  pendingLabel={t('review_booster.contact_request.downloading')}
                  onPress={() =>
                    copy.mutate(contact, {
                      onSuccess: ({ filename, content }) => saveFile(filename, content, 'application/json'),
                    })
                  }
                >
                  {t('review_booster.contact_request.download')}
                </Button>
                <Button
                  variant="danger"
                  icon={<TrashIcon size={16} />}
                  disabledReason={reason?.text}
                  onPress={() => setErasing(true)}
                >
                  {t('review_booster.contact_request.erase')}
                </Button>
              </Row>
            </Stack>
          )
        )}
      </FormDialog>
      {isErasing && (
        <RemoveDialog
          title={t('review_booster.contact_request.erase_title', { contact })}
          confirmLabel={t('review_booster.contact_request.erase')}
          pendingLabel={t('review_booster.reviews.erasing')}
          isPending={erase.isPending}
          refusal={messageFor(erase.error)}
          onConfirm={() => erase.mutate(contact, { onSuccess: () => setErasing(false) })}
          onClose={() => setErasing(false)}
        >
          {t('review_booster.contact_request.erase_text')}
        </RemoveDialog>
      )}
    </>
  );
}

/** What is there under the address. */
function Stored({ found }: { found: BoosterContact }) {
  const t = useTranslate();
  const format = useFormat();
  const { answers, invitations, unsubscribed_at: since } = found;
  return (
    <Stack gap={3} role="status">
      {answers.length === 0 && invitations.length === 0 ? (
        <Text as="p">{t('review_booster.contact_request.nothing')}</Text>
      ) : (
        <List gap={3} aria-label={t('review_booster.contact_request.stored')}>
          {answers.map(({ id, comment, facility, form, created_at: moment }) => (
            <li key={`answer ${id}`}>
              <Text as="p" size="s" tone="muted">
                {[
                  t('review_booster.contact_request.answer'),
                  format.date(moment),
                  form.name,
                  facility.name,
                ].join(' · ')}
              </Text>
              {comment && (
                <Text as="p" wrap="prose" dir="auto">
                  {comment}
                </Text>
              )}
            </li>
          ))}
          {invitations.map(({ id, form, state, send_at: moment }) => (
            <li key={`invitation ${id}`}>
              <Text as="p" size="s" tone="muted">
                {[
                  t('review_booster.contact_request.invitation'),
                  format.date(moment),
                  form?.name,
                  t(`review_booster.invitations.state.${state}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </List>
      )}
      {since && (
        <Text as="p" size="s" tone="muted">
          {t('review_booster.contact_request.unsubscribed', { day: format.date(since) })}
        </Text>
      )}
    </Stack>
  );
}
