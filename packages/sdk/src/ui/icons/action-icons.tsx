import { icon, type Icon } from './icon.tsx';

export const PlusIcon: Icon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon: Icon = /* @__PURE__ */ icon('M5 12h14');
export const CheckIcon: Icon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const SearchIcon: Icon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5');
export const FilterIcon: Icon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4');
export const SortIcon: Icon = /* @__PURE__ */ icon(
  'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5',
);
export const SwapIcon: Icon = /* @__PURE__ */ icon('M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4');
export const MoreIcon: Icon = /* @__PURE__ */ icon(
  'M6.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM19.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0z',
  'solid',
);
export const EditIcon: Icon = /* @__PURE__ */ icon('M4 20h4L19 9l-4-4L4 16zM13 7l4 4');
export const TrashIcon: Icon = /* @__PURE__ */ icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const CopyIcon: Icon = /* @__PURE__ */ icon('M9 9h11v11H9zM5 15H4V4h11v1');
export const DownloadIcon: Icon = /* @__PURE__ */ icon('M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14');
export const UploadIcon: Icon = /* @__PURE__ */ icon('M12 15V4M7.5 8.5L12 4l4.5 4.5M5 20h14');
export const SendIcon: Icon = /* @__PURE__ */ icon('M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4', 'directional');
export const ReplyIcon: Icon = /* @__PURE__ */ icon('M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6v1', 'directional');
export const UndoIcon: Icon = /* @__PURE__ */ icon('M8 8H4V4M4.5 8A8.5 8.5 0 1 1 4 13', 'directional');
export const RefreshIcon: Icon = /* @__PURE__ */ icon('M20 5v5h-5M19.5 10A8 8 0 1 0 20 14');
export const LinkIcon: Icon = /* @__PURE__ */ icon(
  'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
);
export const ExternalIcon: Icon = /* @__PURE__ */ icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6', 'directional');
export const SparkleIcon: Icon = /* @__PURE__ */ icon(
  'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  'solid',
);
export const StopIcon: Icon = /* @__PURE__ */ icon('M7 7h10v10H7z', 'solid');
export const PlayIcon: Icon = /* @__PURE__ */ icon('M8 5l11 7-11 7z', 'solid');
export const PauseIcon: Icon = /* @__PURE__ */ icon('M7 5h3.5v14H7zM13.5 5H17v14h-3.5z', 'solid');
export const NoteIcon: Icon = /* @__PURE__ */ icon('M5 4h14v10l-6 6H5zM13 20v-6h6');
export const TemplateIcon: Icon = /* @__PURE__ */ icon('M5 4h14v16H5zM9 9h6M9 13h6M9 17h3');
export const TagIcon: Icon = /* @__PURE__ */ icon('M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01');
export const ArchiveIcon: Icon = /* @__PURE__ */ icon('M3 5h18v4H3zM5 9v10h14V9M10 13h4');
export const MenuIcon: Icon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const LogOutIcon: Icon = /* @__PURE__ */ icon('M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9', 'directional');
export const KeyboardIcon: Icon = /* @__PURE__ */ icon('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8');
