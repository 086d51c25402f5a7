'use client';
import type { JSX } from 'react';
import { bulkEditMessages, listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useBulkEditor, type BulkEditorOptions } from '../../bulk-edit/use-bulk-editor.ts';
import { BulkEditorView, type BulkEditorAppearance } from './bulk-editor-view.tsx';

export interface BulkEditorProps extends BulkEditorOptions, BulkEditorAppearance {
  /** Appearance of this editor alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Edits many listings as one change set: fields to change, a preview of each location before anything is sent, then
 * progress, pause, refusals, and reverting. Fields that are not ticked keep each location's value.
 *
 * The form is kept while the Provider is mounted; a bulk edit that was started goes on without this component, and is
 * shown again. Failures are shown in place; what concerns more than the form is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-BulkEditor
 * @selector [data-step] on .pinfold-BulkEditor
 * @example
 * ```tsx
 * const [ids, setIds] = useState([1, 2, 3]);
 * return <BulkEditor facilitiesIds={ids} onFacilitiesIdsChange={setIds} chooseHref="/locations" />;
 * ```
 */
export function BulkEditor({ appearance, ...props }: BulkEditorProps): JSX.Element {
  const { reason } = usePermission('view_facilities_data');
  useFeatureMessages(listingEditorMessages);
  return (
    <FeatureSurface
      component="BulkEditor"
      appearance={appearance}
      messages={[bulkEditMessages]}
      permission={{ reason }}
      forbidden="bulk_edit.forbidden"
      loading={null}
    >
      <AllowedEditor {...props} />
    </FeatureSurface>
  );
}

function AllowedEditor({
  facilitiesIds,
  onFacilitiesIdsChange,
  onStarted,
  ...viewProps
}: Omit<BulkEditorProps, 'appearance'>) {
  const editor = useBulkEditor({ facilitiesIds, onFacilitiesIdsChange, onStarted });
  return <BulkEditorView editor={editor} {...viewProps} />;
}
