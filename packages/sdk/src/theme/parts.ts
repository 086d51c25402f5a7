/**
 * The public parts of each component: `Button` is `.pinfold-Button`, its text `.pinfold-Button-label`. Kit and
 * patterns come first, then features. Elements that are not listed are internal.
 */
export interface Parts {
  Avatar: never;
  Banner: 'icon' | 'title' | 'actions';
  Button: 'label' | 'spinner';
  Card: 'header' | 'title';
  CheckBox: 'input' | 'box' | 'label' | 'description' | 'error';
  Chip: 'text';
  ComboBox: 'control' | 'input';
  DateField: 'input';
  DateRangePicker: 'control' | 'input' | 'panel' | 'header' | 'cell';
  Dialog: 'backdrop' | 'panel' | 'header' | 'title' | 'body' | 'footer';
  /** Its header, title, body and footer are those of Dialog. */
  Drawer: 'backdrop' | 'panel';
  EmptyState: 'icon' | 'title' | 'text' | 'actions';
  EntriesField: 'control' | 'input' | 'text';
  Field: 'label' | 'text' | 'control' | 'description' | 'error';
  Icon: never;
  IconButton: never;
  Kbd: never;
  Link: never;
  ListBox: 'item' | 'text' | 'description';
  Map: 'land' | 'border' | 'square' | 'marker' | 'pin';
  Menu: 'item' | 'text' | 'description';
  NumberField: 'control' | 'input' | 'step';
  Pagination: never;
  Popover: never;
  Portal: never;
  ProgressBar: 'label' | 'track' | 'fill';
  RadioGroup: 'label' | 'input' | 'text' | 'description';
  Root: never;
  SaveBar: 'text' | 'actions';
  SearchField: 'control' | 'input';
  Section: 'title' | 'text';
  SectionNav: never;
  SegmentedControl: 'segment';
  Select: 'control';
  Skeleton: 'label' | 'line';
  Spinner: never;
  Stars: never;
  Switch: 'input' | 'track' | 'label' | 'description';
  Table: 'row' | 'cell';
  Tabs: 'list' | 'tab' | 'panel';
  Tag: never;
  TextArea: 'input';
  TextField: 'control' | 'input';
  Toast: 'region' | 'icon' | 'title';
  Tooltip: never;
  VirtualList: 'row';
  VirtualTable: 'header' | 'column' | 'row' | 'cell';

  AiReplySettings: never;
  ApiKeys: 'row';
  AppReviewsInbox: never;
  AppleAccounts: 'account' | 'country' | 'listing';
  AttentionList: 'row';
  AutoReplies: 'card';
  BulkBar: 'actions';
  BulkEditor: 'header' | 'row';
  CollectionHeader: 'search';
  CompanyKeywords: never;
  CompanyProfile: 'grid';
  CompanySearchLocations: never;
  CompanyWebsites: never;
  CompetitionChart: 'card';
  CompetitorList: never;
  Dashboard: never;
  DataList: never;
  ExternalChangesHistory: 'card';
  ExternalChangesTable: 'card';
  FacebookAccounts: 'account' | 'page' | 'listing';
  FieldDifference: 'spoken';
  FieldValue: never;
  FilterPanel: 'footer';
  FirstHour: 'row';
  GeoGridCard: 'header';
  GoogleAccounts: 'header' | 'row';
  HoursWeekField: 'header';
  IndicatorCard: never;
  InsightChart: never;
  InsightExport: never;
  InsightKeywords: never;
  InsightLocations: never;
  InvoiceDataForm: never;
  InvoiceList: never;
  ListingCreator: never;
  ListingEditor: 'header' | 'aside' | 'card';
  ListingHistory: 'header' | 'row';
  ListingLocator: 'row';
  ListingQuality: 'header' | 'card';
  ListingVerification: 'row';
  LocationExport: never;
  LocationGroups: 'row';
  LocationImport: 'header';
  LocationList: 'card';
  LocationPicker: 'row';
  LocationPositionsTable: 'card';
  LocatorQuestionButton: never;
  MapSettings: 'card' | 'row';
  PageHeader: 'title' | 'summary' | 'actions';
  MobileApps: 'header' | 'account' | 'app';
  NextPoints: 'row';
  OldInsights: 'card';
  PaymentResult: never;
  PhotoUpload: 'slot';
  OrderCheckout: never;
  OrderSummary: never;
  PaymentDue: never;
  PhotosGrid: 'photo' | 'batch';
  PlaceSketch: never;
  PlanPicker: never;
  PlanRoom: 'row';
  PositionComparator: 'card';
  PostComposer: 'preview';
  PostInsights: 'card';
  PostsCalendar: 'day' | 'post';
  PostsList: 'card' | 'detail' | 'location';
  ProtectionBar: never;
  ProtectionSettings: never;
  QuestionArchive: 'card';
  RankChart: never;
  RankFigures: never;
  RankMap: 'row' | 'card';
  RankOverviewChart: 'card';
  ReplyTemplates: 'card';
  ReviewAnalytics: 'card' | 'row';
  ReviewCategories: 'row';
  ReviewExport: never;
  ReviewTagging: 'row';
  ReviewsInbox: 'list' | 'row' | 'detail' | 'detailScroll' | 'noteEditor' | 'reply' | 'composer';
  ScoreChanges: 'row';
  ScoreHistory: never;
  ScoreRing: never;
  ServicesField: never;
  ShortcutHints: never;
  SpecialHoursField: 'header';
  SocialProfiles: 'card';
  StoreLocatorQuestions: 'row' | 'handle';
  StoreLocatorSettings: never;
  SubscriptionCard: never;
  SuggestedSearchLocations: never;
  TeamMembers: 'row';
  UserBehavior: 'card';
  VoucherForm: never;
  WebsiteCompetition: 'card';
  WatchedLocations: 'row';
  WebsitePositions: 'card';
  WebsiteAudits: 'card';
  WebsiteCompetitors: never;
  WeekBars: never;
  WeekTimeline: never;
}

/** Parts of what has no element of its own around them. */
export interface LooseParts {
  Chart: 'cell' | 'tooltip';
  CompanyData: 'row';
  Competition: 'row';
  MoreHoursField: 'header';
  RankPicker: 'row';
}

/** A stylable part, as used in `appearance.classNames`. */
export type PartName =
  | { [Component in keyof Parts]: Component | `${Component}-${Parts[Component]}` }[keyof Parts]
  | { [Component in keyof LooseParts]: `${Component}-${LooseParts[Component]}` }[keyof LooseParts];
