'use client';
import {
  type InvitationState,
  invitationStates,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChipGroup } from '../../../../patterns/chip-group.tsx';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { PlusIcon, SendIcon } from '../../../../ui/icons/action-icons.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { boosterAccess, type BoosterForm, boosterInvitationPageSize } from '../../booster.queries.ts';
import { useBoosterInvitations, useStopInvitations } from '../../invitations/use-booster-invitations.ts';
import { BoosterInvitationRow } from './booster-invitation-row.tsx';

interface BoosterInvitationsProps {
  form: BoosterForm;
  headingLevel?: 1 | 2 | undefined;
  onBack: () => void;
}

const NewInvitationsDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./new-invitations-dialog.tsx')).NewInvitationsDialog,
);

/** What is to be stopped: some by their ids, or all that wait. */
interface Stopping {
  ids?: readonly number[];
  count: number;
}

/** Who was invited to a form by e-mail, and what became of it. */
export function BoosterInvitations({ form, headingLevel = 1, onBack }: BoosterInvitationsProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { reason } = usePermission(boosterAccess.invite);
  const [state, setState] = useState<InvitationState>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isInviting, setInviting] = useState(false);
  const [stopping, setStopping] = useState<Stopping>();
  const invitations = useBoosterInvitations(form.id, { state, page });
  const { data } = invitations;
  const show = (next: { state?: InvitationState | undefined; page: number }) => {
    setState(next.state);
    setPage(next.page);
    setChosen([]);
  };
  // What was sent in the meantime cannot be stopped any more.
  const waiting = data?.results.filter((one) => one.state === 'queued').map(({ id }) => id) ?? [];
  const selected = chosen.filter((id) => waiting.includes(id));
  const queued = data?.counts.queued ?? 0;
  const all = data ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : 0;
  const pageCount = Math.ceil((data?.count ?? 0) / boosterInvitationPageSize);
  // The last one of a page may be sent or stopped while it is looked at.
  const lastPage = Math.max(1, pageCount);
  if (data && !invitations.isPlaceholderData && page > lastPage) setPage(lastPage);
  const closed = form.is_open ? undefined : t('review_booster.invitations.form_closed');
  const invite = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={reason?.text ?? closed}
      onPress={() => setInviting(true)}
    >
      {t('review_booster.invitations.new')}
    </Button>
  );
  return (
    <Screen part="BoosterForms" height="flow" inset="page" layout={layout}>
      <Row>
        <Button variant="ghost" size="s" icon={<ArrowStartIcon size={16} />} onPress={onBack}>
          {t('review_booster.links.back')}
        </Button>
      </Row>
      <CollectionHeader
        inset="none"
        title={t('review_booster.invitations.title', { name: form.name })}
        headingLevel={headingLevel}
        lead={t('review_booster.invitations.lead')}
        actions={all > 0 && invite}
      />
      {closed && <Banner tone="warn">{closed}</Banner>}
      {data && all > 0 && (
        <Row gap={4} rowGap={3} wrap align="end" justify="between">
          <ChipGroup
            label={t('review_booster.invitations.by_state')}
            options={invitationStates
              .filter((one) => data.counts[one] > 0 || one === state)
              .map((one) => ({
                id: one,
                label: `${t(`review_booster.invitations.state.${one}`)} · ${data.counts[one]}`,
              }))}
            value={state ? [state] : []}
            onChange={(next) => show({ state: next.at(-1), page: 1 })}
          />
          {queued > 0 && (
            <Row gap={3} wrap>
              {selected.length > 0 && (
                <Button
                  disabledReason={reason?.text}
                  onPress={() => setStopping({ ids: selected, count: selected.length })}
                >
                  {t('review_booster.invitations.stop_chosen', { count: selected.length })}
                </Button>
              )}
              <Button disabledReason={reason?.text} onPress={() => setStopping({ count: queued })}>
                {t('review_booster.invitations.stop_all')}
              </Button>
            </Row>
          )}
        </Row>
      )}
      {data && data.results.length > 0 ? (
        <DataList label={t('review_booster.invitations.list')} isStale={invitations.isPlaceholderData}>
          {data.results.map((invitation) => (
            <BoosterInvitationRow
              key={invitation.id}
              invitation={invitation}
              refusal={reason?.text}
              isChosen={selected.includes(invitation.id)}
              onChoose={(isOn) =>
                setChosen(isOn ? [...selected, invitation.id] : selected.filter((id) => id !== invitation.id))
              }
              onStop={() => setStopping({ ids: [invitation.id], count: 1 })}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={invitations}
          failed={t('review_booster.invitations.failed')}
          forbidden={t('review_booster.invitations.forbidden')}
          loading={{ blocks: 4, lines: 2 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            data &&
            (all > 0
              ? noMatch({
                  title: t('review_booster.invitations.no_match'),
                  clear: t('common.clear'),
                  onClear: () => show({ page: 1 }),
                })
              : {
                  icon: <SendIcon size={24} />,
                  title: t('review_booster.invitations.empty'),
                  text: t('review_booster.invitations.empty_text'),
                  actions: invite,
                })
          }
        />
      )}
      {pageCount > 1 && (
        <Pagination
          label={t('review_booster.invitations.pages')}
          page={page}
          pageCount={pageCount}
          onChange={(next) => show({ state, page: next })}
          previousLabel={t('review_booster.invitations.previous')}
          nextLabel={t('review_booster.invitations.next')}
          pageLabel={(number) => t('review_booster.invitations.page', { page: number })}
          status={t('review_booster.invitations.count', { count: data?.count ?? 0 })}
        />
      )}
      {isInviting && <NewInvitationsDialog form={form} onClose={() => setInviting(false)} />}
      {stopping && (
        <StopInvitations formId={form.id} stopping={stopping} onClose={() => setStopping(undefined)} />
      )}
    </Screen>
  );
}

/** Confirms that mails that wait are not sent. */
function StopInvitations({
  formId,
  stopping: { ids, count },
  onClose,
}: {
  formId: number;
  stopping: Stopping;
  onClose: () => void;
}) {
  const t = useTranslate();
  const stop = useStopInvitations();
  const { messageFor } = useFormRefusal();
  return (
    <RemoveDialog
      title={t('review_booster.invitations.stop_title', { count })}
      confirmLabel={t('review_booster.invitations.stop')}
      pendingLabel={t('review_booster.invitations.stopping')}
      isPending={stop.isPending}
      refusal={messageFor(stop.error)}
      onConfirm={() => stop.mutate({ formId, ids }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('review_booster.invitations.stop_text', { count })}
    </RemoveDialog>
  );
}
