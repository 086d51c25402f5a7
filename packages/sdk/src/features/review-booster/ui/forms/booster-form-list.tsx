'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { ReasonBanner } from '../../../../patterns/plan-banner.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { QueryResult } from '../../../../query/results.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { StarIcon } from '../../../../ui/icons/place-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { boosterAccess, type BoosterForm } from '../../booster.queries.ts';
import { useDeleteBoosterForm, useSaveBoosterForm } from '../../forms/use-booster-forms.ts';
import { BoosterDisabled } from '../booster-disabled.tsx';
import { BoosterFormRow } from './booster-form-row.tsx';
import type { BoosterFormsAppearance, OpenBoosterForm } from './booster-forms.tsx';

interface BoosterFormListProps extends Omit<BoosterFormsAppearance, 'getLocationHref'> {
  forms: QueryResult<BoosterForm[]>;
  onOpen: (open: OpenBoosterForm) => void;
}

/** The dialog that is open; an editor without a form makes a new one. */
type OpenDialog =
  | { step: 'edit'; form?: BoosterForm }
  | { step: 'delete'; form: BoosterForm }
  | { step: 'contact' };

const BoosterFormDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./booster-form-dialog.tsx')).BoosterFormDialog,
);

const ContactRequestDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('../contacts/contact-request-dialog.tsx')).ContactRequestDialog,
);

/** The forms with what can be done to each. A new one leads on to its links. */
export function BoosterFormList({
  forms,
  headingLevel = 1,
  promoHref,
  getAnswersHref,
  onOpen,
}: BoosterFormListProps): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission(boosterAccess.changeForms);
  const invitations = usePermission(boosterAccess.seeInvitations);
  const contacts = usePermission(boosterAccess.seeContacts);
  const { messageFor } = useFormRefusal();
  const [open, setOpen] = useState<OpenDialog>();
  const toggle = useSaveBoosterForm();
  const { data, error } = forms;
  const create = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={reason?.text}
      onPress={() => setOpen({ step: 'edit' })}
    >
      {t('review_booster.new')}
    </Button>
  );
  const close = () => setOpen(undefined);
  return (
    <Screen part="BoosterForms" height="flow" inset="page">
      <PageHeader
        title={t('review_booster.title')}
        headingLevel={headingLevel}
        lead={t('review_booster.lead')}
        actions={
          data && (
            <>
              {contacts.allowed && (
                <Button onPress={() => setOpen({ step: 'contact' })}>
                  {t('review_booster.contact_request.open')}
                </Button>
              )}
              {data.length > 0 && create}
            </>
          )
        }
      />
      {data && data.length > 0 && reason && <ReasonBanner reason={reason} planHref={undefined} />}
      <RefusalBanner message={messageFor(toggle.error)} />
      {data && data.length > 0 ? (
        <DataList label={t('review_booster.title')}>
          {data.map((form) => (
            <BoosterFormRow
              key={form.id}
              form={form}
              refusal={reason?.text}
              invitationRefusal={invitations.reason?.text}
              getAnswersHref={getAnswersHref}
              onOpen={(view) => onOpen({ id: form.id, view })}
              onEdit={() => setOpen({ step: 'edit', form })}
              onToggle={() => toggle.mutate({ id: form.id, is_open: !form.is_open })}
              onDelete={() => setOpen({ step: 'delete', form })}
            />
          ))}
        </DataList>
      ) : error?.code === 'booster_disabled' ? (
        <BoosterDisabled promoHref={promoHref} />
      ) : (
        <QueryState
          query={forms}
          failed={t('review_booster.failed')}
          forbidden={t('review_booster.forbidden')}
          loading={{ blocks: 3, lines: 2 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            data && {
              icon: <StarIcon size={24} />,
              title: t('review_booster.empty'),
              text: t('review_booster.empty_text'),
              actions: create,
            }
          }
        />
      )}
      {open?.step === 'edit' && (
        <BoosterFormDialog
          form={open.form}
          onClose={close}
          onSaved={({ id }) => {
            close();
            if (!open.form) onOpen({ id, view: 'links' });
          }}
        />
      )}
      {open?.step === 'contact' && <ContactRequestDialog onClose={close} />}
      {open?.step === 'delete' && <DeleteForm form={open.form} onClose={close} />}
    </Screen>
  );
}

/** Confirms that a form goes with its links and answers. */
function DeleteForm({ form, onClose }: { form: BoosterForm; onClose: () => void }) {
  const t = useTranslate();
  const remove = useDeleteBoosterForm();
  const { messageFor } = useFormRefusal();
  const { name, answers_count: count } = form;
  return (
    <RemoveDialog
      title={t('review_booster.delete_title', { name })}
      confirmLabel={t('review_booster.delete')}
      pendingLabel={t('review_booster.deleting')}
      isPending={remove.isPending}
      refusal={messageFor(remove.error)}
      onConfirm={() => remove.mutate(form.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('review_booster.delete_text', { count })}
    </RemoveDialog>
  );
}
