'use client';
export { Surface, type SurfaceProps } from './ui/surface.tsx';
export { Button, type ButtonProps } from './ui/actions/button.tsx';
export { IconButton, type IconButtonProps } from './ui/actions/icon-button.tsx';
export { Link, type LinkProps } from './ui/actions/link.tsx';
export { Avatar, type AvatarProps } from './ui/display/avatar.tsx';
export { Banner, type BannerProps } from './ui/display/banner.tsx';
export { Card, type CardProps } from './ui/display/card.tsx';
export { Kbd } from './ui/display/kbd.tsx';
export type { Option } from './ui/collections/option-list.tsx';
export { Stars, type StarsProps } from './ui/display/stars.tsx';
export { Tag, type TagProps, type Tone } from './ui/display/tag.tsx';
export { EmptyState, type EmptyStateProps } from './ui/feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './ui/feedback/error-state.tsx';
export { ProgressBar, type ProgressBarProps } from './ui/feedback/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './ui/feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './ui/feedback/spinner.tsx';
export { ToastRegion, type ToastRegionProps } from './ui/feedback/toast-region.tsx';
export {
  createToasts,
  showBriefly,
  showToast,
  type ToastMessage,
  type Toasts,
} from './ui/feedback/toasts.ts';
export { NumberField, type NumberFieldProps } from './ui/fields/number-field.tsx';
export { SearchField, type SearchFieldProps } from './ui/fields/search-field.tsx';
export { TextArea, type TextAreaProps } from './ui/fields/text-area.tsx';
export { TextField, type TextFieldProps } from './ui/fields/text-field.tsx';
export { Switch, type SwitchProps } from './ui/fields/switch.tsx';
export { Select, type SelectProps } from './ui/fields/select.tsx';
export { ComboBox, type ComboBoxProps } from './ui/fields/combo-box.tsx';
export { CheckBox, type CheckBoxProps } from './ui/fields/check-box.tsx';
export { Dialog, type DialogProps } from './ui/overlays/dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/overlays/confirm-dialog.tsx';
export { Modal, type ModalProps } from './ui/overlays/modal.tsx';
export { Drawer, type DrawerProps } from './ui/overlays/drawer.tsx';
export { Menu, type MenuProps } from './ui/overlays/menu.tsx';
export { MenuItem, type MenuItemProps } from './ui/overlays/menu-item.tsx';
export { MenuSection, MenuSeparator, type MenuSectionProps } from './ui/overlays/menu-section.tsx';
export { Popover, type PopoverProps } from './ui/overlays/popover.tsx';
export { Tooltip, type TooltipProps } from './ui/overlays/tooltip.tsx';
export {
  Grid,
  Inset,
  Row,
  Spread,
  Stack,
  type FlexLayout,
  type FlexProps,
  type GridLayout,
  type GridProps,
  type InsetProps,
} from './ui/layout/stack.tsx';
export { Divider, List, type DividerProps } from './ui/layout/list.tsx';
export {
  Heading,
  Text,
  VisuallyHidden,
  type HeadingProps,
  type TextLayout,
  type TextProps,
  type TextTone,
  type TextWeight,
} from './ui/layout/text.tsx';
export type { BoxElement, BoxLayout, BoxProps, Padding, Responsive, Space } from './ui/layout/box.ts';
export { MapView, type MapViewProps } from './ui/map/map-view.tsx';
export { LocationMap, type LocationMapProps } from './ui/map/location-map.tsx';
export type { MapMarker } from './ui/map/map-marker.ts';
export type { MapPoint } from './ui/map/map-point.ts';
export type { MapTiles } from './provider/map-tiles.ts';
export { icon, type IconProps, type Icon } from './ui/icons/icon.tsx';
export {
  CheckIcon,
  CopyIcon,
  ExternalIcon,
  LogOutIcon,
  MenuIcon,
  PlusIcon,
  RefreshIcon,
  TrashIcon,
} from './ui/icons/action-icons.tsx';
export { EyeIcon, EyeOffIcon } from './ui/icons/control-icons.tsx';
export { ChevronDownIcon, ChevronEndIcon, ChevronStartIcon } from './ui/icons/arrow-icons.tsx';
export {
  CameraIcon,
  CardIcon,
  ChartIcon,
  DashboardIcon,
  GlobeIcon,
  PersonIcon,
  PinIcon,
  PostIcon,
  ReviewIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  StoreIcon,
  TeamIcon,
} from './ui/icons/place-icons.tsx';
export { LockIcon, QuestionIcon, WarningIcon } from './ui/icons/state-icons.tsx';
export { token } from './theme/token.ts';
export { tokenNames, type TokenName, type TokenValue } from './theme/tokens.ts';
