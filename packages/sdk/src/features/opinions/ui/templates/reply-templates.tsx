'use client';
import { type JSX, type ReactNode, useState } from 'react';
import { replyTemplatesMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useEditReplyTemplate } from '../../templates/edit-reply-templates.ts';
import {
  editTemplatesAccess,
  readTemplatesAccess,
  type ReplyTemplate,
  useReplyTemplates,
} from '../../templates/reply-templates.ts';
import { ReplyCategoryDialog } from './reply-category-dialog.tsx';
import { TemplateCategories } from './template-categories.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateList } from './template-list.tsx';

export interface ReplyTemplatesProps extends ReplyTemplatesAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's reply templates by category: search, write, change and delete them, with their variables marked and
 * what a customer will read shown while one writes.
 *
 * Who may not edit templates reads them, with the reason at each button. Failures are shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReplyTemplates
 * @example
 * ```tsx
 * <ReplyTemplates headingLevel={1} />
 * ```
 */
export function ReplyTemplates({ appearance, ...viewProps }: ReplyTemplatesProps): JSX.Element {
  return (
    <FeatureSurface
      component="ReplyTemplates"
      appearance={appearance}
      messages={[replyTemplatesMessages]}
      permission={usePermission(readTemplatesAccess)}
      forbidden="reply_templates.forbidden"
      loading={{ blocks: 4, lines: 3 }}
    >
      <ReplyTemplatesView {...viewProps} />
    </FeatureSurface>
  );
}

/** How reply templates fit into the page around them. */
export interface ReplyTemplatesAppearance {
  /** Above the templates; null where the page or a drawer has its own. @defaultValue "Szablony odpowiedzi" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Everything about reply templates, for those who may read them. */
function ReplyTemplatesView({ title, headingLevel = 2 }: ReplyTemplatesAppearance): JSX.Element {
  const t = useTranslate();
  const { templates, categories, error, isPending, isFetching, refetch } = useReplyTemplates();
  const editing = usePermission(editTemplatesAccess);
  const [chosen, setChosen] = useState<number>();
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const [removed, setRemoved] = useState<ReplyTemplate>();
  // A category that was deleted, here or elsewhere, shows all again.
  const category = categories.find(({ id }) => id === chosen);

  if (error || isPending)
    return (
      <QueryState
        query={{ error, isFetching, refetch }}
        failed={t('reply_templates.failed')}
        empty={undefined}
        loading={{ blocks: 4, lines: 3 }}
      />
    );
  return (
    <Screen part="ReplyTemplates" height="flow">
      <PageHeader
        title={title === undefined ? t('reply_templates.title') : title}
        headingLevel={headingLevel}
        lead={t('reply_templates.lead')}
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabledReason={editing.reason?.text}
            onPress={() => setEdited('new')}
          >
            {t('reply_templates.new')}
          </Button>
        }
      />
      <Grid
        columns="230px minmax(0, 1fr)"
        gap={8}
        align="start"
        narrow={{ columns: 'minmax(0, 1fr)', gap: 6, align: 'stretch' }}
      >
        <TemplateCategories
          categories={categories}
          total={templates.length}
          chosen={category?.id}
          onChoose={setChosen}
        />
        <TemplateList
          key={category?.id}
          {...{ templates, categories, category }}
          headingLevel={headingLevel === 1 ? 2 : 3}
          onWrite={() => setEdited('new')}
          onEdit={setEdited}
          onDelete={setRemoved}
        />
      </Grid>
      {edited && categories.length === 0 && (
        // A template needs a category, so without any the category form is opened first.
        <ReplyCategoryDialog onSaved={({ id }) => setChosen(id)} onClose={() => setEdited(undefined)} />
      )}
      {edited && categories.length > 0 && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          category={category?.id}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <DeleteTemplate template={removed} onClose={() => setRemoved(undefined)} />}
    </Screen>
  );
}

interface DeleteTemplateProps {
  template: ReplyTemplate;
  onClose: () => void;
}

/** Confirms deleting a template. */
function DeleteTemplate({ template, onClose }: DeleteTemplateProps): JSX.Element {
  const t = useTranslate();
  const { remove } = useEditReplyTemplate();
  const refusal = useFormRefusal().messageFor(remove.error);
  return (
    <ConfirmDialog
      title={t('reply_templates.delete_title')}
      confirmLabel={t('reply_templates.delete_confirm')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => !remove.isPending && remove.mutate(template.id, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('reply_templates.deleting')}
    >
      {t('reply_templates.delete_text')}
      <RefusalBanner message={refusal} />
    </ConfirmDialog>
  );
}
