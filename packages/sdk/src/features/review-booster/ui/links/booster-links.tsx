'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { type EmptyContent, noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { LinkIcon, PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { boosterAccess, type BoosterForm, type BoosterLink } from '../../booster.queries.ts';
import { useBoosterLinks, useCloseBoosterLink } from '../../links/use-booster-links.ts';
import { nameOfLink } from '../../links/name-of-link.ts';
import { useLinkAddresses } from '../../links/use-link-addresses.ts';
import { ToldCustomers } from '../consents/told-customers.tsx';
import type { BoosterFormsAppearance } from '../forms/booster-forms.tsx';
import { BoosterLinkRow } from './booster-link-row.tsx';

interface BoosterLinksProps extends Omit<BoosterFormsAppearance, 'promoHref' | 'getAnswersHref'> {
  form: BoosterForm;
  onBack: () => void;
  onPrint: () => void;
}

/** The dialog that is open. */
type OpenDialog = { step: 'create' } | { step: 'qr' | 'close'; link: BoosterLink };

const NewLinksDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./new-links-dialog.tsx')).NewLinksDialog,
);
const QrDialog = /* @__PURE__ */ lazyComponent(async () => (await import('./qr-dialog.tsx')).QrDialog);

/** How many rows come at a time. */
const step = 50;

/** The links of one form, by location. */
export function BoosterLinks({
  form,
  headingLevel = 1,
  getLocationHref,
  onBack,
  onPrint,
}: BoosterLinksProps): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission(boosterAccess.changeForms);
  const links = useBoosterLinks(form.id);
  const [q, setQ] = useState('');
  const [shownCount, setShownCount] = useState(step);
  const [open, setOpen] = useState<OpenDialog>();
  const { data } = links;
  const addressOf = useLinkAddresses(data);
  const wanted = q.trim().toLocaleLowerCase();
  const found = data?.filter((link) =>
    `${link.facility_name} ${addressOf(link) ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  const close = () => setOpen(undefined);
  const create = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={reason?.text}
      onPress={() => setOpen({ step: 'create' })}
    >
      {t('review_booster.links.new')}
    </Button>
  );
  const empty: EmptyContent | undefined =
    data &&
    (q && data.length > 0
      ? noMatch({
          title: t('review_booster.links.no_match'),
          clear: t('common.clear'),
          onClear: () => setQ(''),
        })
      : {
          icon: <LinkIcon size={24} />,
          title: t('review_booster.links.empty'),
          text: t('review_booster.links.empty_text'),
          actions: create,
        });
  const sum = (count: (link: BoosterLink) => number) =>
    (data ?? []).reduce((all, link) => all + count(link), 0);
  return (
    <Screen part="BoosterForms" height="flow" inset="page" layout={useScreenLayout()}>
      <Row gap={3} wrap justify="between">
        <Button variant="ghost" size="s" icon={<ArrowStartIcon size={16} />} onPress={onBack}>
          {t('review_booster.links.back')}
        </Button>
        <ToldCustomers form={form} />
      </Row>
      <CollectionHeader
        inset="none"
        title={t('review_booster.links.title', { name: form.name })}
        headingLevel={headingLevel}
        lead={
          data && data.length > 0
            ? [
                t('review_booster.links', { count: data.length }),
                t('review_booster.visits', { count: sum(({ visits_count: count }) => count) }),
                t('review_booster.answers', { count: sum(({ answers_count: count }) => count) }),
              ].join(' · ')
            : null
        }
        actions={
          data &&
          data.length > 0 && (
            <>
              <Button onPress={onPrint}>{t('review_booster.sheet.open')}</Button>
              {create}
            </>
          )
        }
        search={
          data &&
          data.length > 1 && (
            <CollectionSearch
              label={t('review_booster.links.search')}
              placeholder={t('review_booster.links.search')}
              value={q}
              onSearch={setQ}
            />
          )
        }
      />
      {!form.is_open && <Banner tone="warn">{t('review_booster.links.form_closed')}</Banner>}
      {found && found.length > 0 ? (
        <DataList label={t('review_booster.links.list')}>
          {found.slice(0, shownCount).map((link) => (
            <BoosterLinkRow
              key={link.id}
              link={link}
              address={addressOf(link)}
              refusal={reason?.text}
              getLocationHref={getLocationHref}
              onQr={() => setOpen({ step: 'qr', link })}
              onClose={() => setOpen({ step: 'close', link })}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={links}
          failed={t('review_booster.links.failed')}
          loading={{ blocks: 4, lines: 2 }}
          headingLevel={levelBelow[headingLevel]}
          empty={empty}
        />
      )}
      {found && found.length > shownCount && (
        <Row justify="center">
          <Button onPress={() => setShownCount(shownCount + step)}>{t('review_booster.links.more')}</Button>
        </Row>
      )}
      {open?.step === 'create' && (
        <NewLinksDialog form={form} getLocationHref={getLocationHref} onClose={close} />
      )}
      {open?.step === 'qr' && (
        <QrDialog form={form} link={open.link} address={addressOf(open.link)} onClose={close} />
      )}
      {open?.step === 'close' && (
        <CloseLink form={form} link={open.link} address={addressOf(open.link)} onClose={close} />
      )}
    </Screen>
  );
}

interface CloseLinkProps {
  form: BoosterForm;
  link: BoosterLink;
  /** Of its location, where it is known. */
  address: string | undefined;
  onClose: () => void;
}

/** Confirms that a link is closed for good. */
function CloseLink({ form, link, address, onClose }: CloseLinkProps) {
  const t = useTranslate();
  const closing = useCloseBoosterLink();
  const { messageFor } = useFormRefusal();
  return (
    <RemoveDialog
      title={t('review_booster.links.close_title', { name: nameOfLink(link, address, t) })}
      confirmLabel={t('review_booster.links.close')}
      pendingLabel={t('review_booster.links.closing')}
      isPending={closing.isPending}
      refusal={messageFor(closing.error)}
      onConfirm={() => closing.mutate({ formId: form.id, linkId: link.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t(`review_booster.links.close_text.${link.channel}`)}
    </RemoveDialog>
  );
}
