/**
 * Each component with the parts inside it: `Button` is `.pinfold-Button`, its icon `.pinfold-Button-icon`.
 * A feature adds its own components by module augmentation beside its view.
 */
export interface Parts {
  Avatar: never;
  Banner: 'icon' | 'content' | 'title' | 'actions';
  Button: 'label' | 'reason' | 'spinner';
  Card: 'header' | 'title';
  CheckBox: 'input' | 'box' | 'label' | 'description' | 'error';
  Chip: 'toggle' | 'button' | 'text' | 'remove' | 'count';
  ComboBox: 'control' | 'input' | 'toggle' | 'tag' | 'remove' | 'empty';
  ConflictNotice: 'conflict';
  DateField: 'input' | 'segment';
  DateRangePicker:
    | 'control'
    | 'input'
    | 'segment'
    | 'toggle'
    | 'panel'
    | 'presets'
    | 'preset'
    | 'calendar'
    | 'header'
    | 'heading'
    | 'turn'
    | 'grid'
    | 'cell';
  Dialog: 'backdrop' | 'panel' | 'header' | 'title' | 'body' | 'footer';
  Drawer: 'backdrop' | 'panel' | 'header' | 'title' | 'footer';
  EmptyState: 'icon' | 'title' | 'text' | 'actions';
  EntriesField: 'control' | 'input' | 'entry' | 'text' | 'remove';
  Field: 'label' | 'text' | 'control' | 'description' | 'error';
  Icon: never;
  IconButton: never;
  Kbd: never;
  Link: 'button';
  ListBox: 'item' | 'text' | 'description' | 'check';
  Map: 'canvas' | 'land' | 'border' | 'square' | 'marker' | 'pin' | 'controls' | 'attribution' | 'spoken';
  Menu: 'item' | 'text' | 'description' | 'section' | 'heading' | 'separator' | 'shortcut' | 'check';
  Pagination: 'status' | 'pages';
  Popover: 'dialog';
  Portal: never;
  ProgressBar: 'label' | 'value' | 'track' | 'fill';
  RadioGroup: 'label' | 'radio' | 'input' | 'dot' | 'text' | 'description';
  Root: never;
  SaveBar: 'text' | 'actions';
  SearchField: 'control' | 'input' | 'clear';
  Section: 'title' | 'text';
  SectionNav: 'link' | 'dot';
  SegmentedControl: 'segment';
  Select: 'control' | 'value';
  Skeleton: 'label' | 'block' | 'lines' | 'line';
  Spinner: never;
  Stars: 'star';
  Switch: 'input' | 'track' | 'label' | 'description';
  Table: 'scroll' | 'column' | 'row' | 'cell' | 'sort';
  Tabs: 'list' | 'tab' | 'count' | 'panel';
  Tag: never;
  TextArea: 'grow' | 'input';
  TextField: 'control' | 'input';
  Toast: 'region' | 'group' | 'icon' | 'content' | 'title';
  Tooltip: never;
  VirtualList: 'content' | 'row';
  VirtualTable:
    | 'header'
    | 'column'
    | 'sort'
    | 'content'
    | 'row'
    | 'cell'
    | 'waiting'
    | 'group'
    | 'heading'
    | 'stickyHeading'
    | 'below';
}

/** A stylable part, as used in `appearance.classNames`. */
export type PartName = {
  [Component in keyof Parts]: Component | `${Component}-${Parts[Component]}`;
}[keyof Parts];
