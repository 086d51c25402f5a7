'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, LinkIcon, MoreIcon, SendIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { BoosterForm } from '../../booster.queries.ts';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { BoosterFormsAppearance, OpenBoosterForm } from './booster-forms.tsx';

interface BoosterFormRowProps {
  form: BoosterForm;
  /** Why the reader may change nothing. */
  refusal: string | undefined;
  /** Why the reader may not see whom it invited. */
  invitationRefusal: string | undefined;
  getAnswersHref: BoosterFormsAppearance['getAnswersHref'];
  onOpen: (view: OpenBoosterForm['view']) => void;
  onEdit: () => void;
  /** Opens a closed form, or closes an open one. */
  onToggle: () => void;
  onDelete: () => void;
}

/** A form: whether it takes answers, where it is out, and how many came in. */
export function BoosterFormRow({
  form,
  refusal,
  invitationRefusal,
  getAnswersHref,
  onOpen,
  onEdit,
  onToggle,
  onDelete,
}: BoosterFormRowProps): JSX.Element {
  const t = useTranslate();
  const { name, is_open: isOpen, facility_ids: ids } = form;
  const answers = t('review_booster.answers', { count: form.answers_count });
  const answersHref = form.answers_count > 0 ? getAnswersHref?.(form.id) : undefined;
  const run = (action: string) => {
    if (action === 'print') onOpen('sheet');
    if (action === 'toggle') onToggle();
    if (action === 'delete') onDelete();
  };
  return (
    <DataRow
      part="BoosterForms-row"
      basis="240px"
      title={
        <>
          {name}{' '}
          <Tag tone={isOpen ? 'good' : 'mute'}>{t(`review_booster.${isOpen ? 'open' : 'closed'}`)}</Tag>
        </>
      }
      details={
        <>
          <span>{t('review_booster.links', { count: form.links_count })}</span>
          <span>{t('review_booster.visits', { count: form.visits_count })}</span>
          {answersHref ? (
            <Link
              href={answersHref}
              isInApp
              variant="quiet"
              aria-label={`${answers}. ${t('review_booster.reviews.show_of', { name })}`}
            >
              {answers}
            </Link>
          ) : (
            <span>{answers}</span>
          )}
          <span>
            {ids ? t('common.locations', { count: ids.length }) : t('review_booster.all_locations')}
          </span>
          <span>{form.languages.map((language) => visitorWords[language].language).join(', ')}</span>
        </>
      }
      actions={
        <>
          <Button
            size="s"
            icon={<LinkIcon size={16} />}
            aria-label={t('review_booster.show_links_of', { name })}
            onPress={() => onOpen('links')}
          >
            {t('review_booster.show_links')}
          </Button>
          <IconButton
            icon={<SendIcon />}
            label={t('review_booster.show_invitations_of', { name })}
            disabledReason={invitationRefusal}
            onPress={() => onOpen('invitations')}
          />
          <IconButton
            icon={<EditIcon />}
            label={t('review_booster.edit_named', { name })}
            disabledReason={refusal}
            onPress={onEdit}
          />
          <Menu
            trigger={<IconButton icon={<MoreIcon />} label={t('review_booster.more', { name })} />}
            onAction={(action) => run(String(action))}
          >
            <MenuItem id="print">{t('review_booster.sheet.open')}</MenuItem>
            <MenuItem id="toggle" isDisabled={refusal !== undefined} description={refusal}>
              {t(`review_booster.${isOpen ? 'close_form' : 'open_form'}`)}
            </MenuItem>
            <MenuItem id="delete" variant="danger" isDisabled={refusal !== undefined} description={refusal}>
              {t('review_booster.delete')}
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
