'use client';
export {
  ExternalChangesTable,
  type ExternalChangesTableProps,
} from './features/external-changes/ui/table/external-changes-table.tsx';
export {
  ExternalChangesTableView,
  type ExternalChangesTableViewProps,
} from './features/external-changes/ui/table/external-changes-table-view.tsx';
export {
  useExternalChangesTableView,
  type ChangeCardProps,
  type ChangePartProps,
  type ChangesTableViewValue,
  type ExternalChangesTableAppearance,
  type ExternalChangesTableSlots,
} from './features/external-changes/ui/table/changes-table-context.ts';
export type {
  ChangeDecisions,
  DecisionTarget,
} from './features/external-changes/ui/table/use-change-decisions.ts';
export type { ChangesCommands } from './features/external-changes/ui/table/use-changes-commands.ts';
export type { ChangeIntent } from './features/external-changes/ui/table/use-changes-commands.ts';
export {
  ProtectionSettings,
  type ProtectionSettingsAppearance,
  type ProtectionSettingsProps,
  ProtectionSettingsView,
  type ProtectionSettingsViewProps,
} from './features/external-changes/ui/protection/protection-settings.tsx';
export {
  ProtectionBar,
  type ProtectionBarProps,
} from './features/external-changes/ui/protection/protection-bar.tsx';
export {
  ExternalChangesHistory,
  type ExternalChangesHistoryProps,
} from './features/external-changes/ui/history/external-changes-history.tsx';
export {
  ExternalChangesHistoryView,
  type ExternalChangesHistoryViewProps,
} from './features/external-changes/ui/history/external-changes-history-view.tsx';
export type { ExternalChangesHistoryAppearance } from './features/external-changes/ui/history/history-context.ts';
