/**
 * Each component with its own surface, and its slots: a host restyles it by
 * `appearance.components.<Name>` and fills its slots by the Provider's `slots.<Name>`.
 * A feature with slots adds its own by module augmentation beside its view.
 */
export interface Components {
  /** A host's own elements in our appearance. */
  Surface: Record<never, never>;
  AiReplySettings: Record<never, never>;
  ApiKeys: Record<never, never>;
  AppReviewAnalytics: Record<never, never>;
  AppReviewCategoryFigures: Record<never, never>;
  AppleAccounts: Record<never, never>;
  AppleConnection: Record<never, never>;
  AttributesField: Record<never, never>;
  AutoReplies: Record<never, never>;
  BoosterAudit: Record<never, never>;
  BoosterForms: Record<never, never>;
  BoosterReviewAnalytics: Record<never, never>;
  BoosterReviewCategoryFigures: Record<never, never>;
  BulkEditTray: Record<never, never>;
  BulkEditor: Record<never, never>;
  CategoriesField: Record<never, never>;
  CompanyKeywords: Record<never, never>;
  CompanyProfileForm: Record<never, never>;
  CompanySearchLocations: Record<never, never>;
  CompanyWebsites: Record<never, never>;
  CompetitionChart: Record<never, never>;
  CompetitorList: Record<never, never>;
  Dashboard: Record<never, never>;
  DeleteListingDialog: Record<never, never>;
  ExternalChangesHistory: Record<never, never>;
  FacebookAccounts: Record<never, never>;
  FacebookConnection: Record<never, never>;
  FreshLogin: Record<never, never>;
  GeoGridCard: Record<never, never>;
  GoogleAccounts: Record<never, never>;
  GoogleConnection: Record<never, never>;
  HoursWeekField: Record<never, never>;
  InsightChart: Record<never, never>;
  InsightExport: Record<never, never>;
  InsightKeywords: Record<never, never>;
  InsightLocations: Record<never, never>;
  InvoiceDataForm: Record<never, never>;
  InvoiceList: Record<never, never>;
  ListingCreator: Record<never, never>;
  ListingHistory: Record<never, never>;
  ListingLocator: Record<never, never>;
  ListingQuality: Record<never, never>;
  ListingVerification: Record<never, never>;
  LocationExport: Record<never, never>;
  LocationGroups: Record<never, never>;
  LocationImport: Record<never, never>;
  LocationPositionsTable: Record<never, never>;
  LocatorQuestionButton: Record<never, never>;
  LoginCodeForm: Record<never, never>;
  MapSettings: Record<never, never>;
  MobileApps: Record<never, never>;
  MoreHoursField: Record<never, never>;
  NewCompanyForm: Record<never, never>;
  OldInsights: Record<never, never>;
  OrderCheckout: Record<never, never>;
  OrderSummary: Record<never, never>;
  PaymentDue: Record<never, never>;
  PaymentResult: Record<never, never>;
  PhotoUpload: Record<never, never>;
  PhotosGrid: Record<never, never>;
  PlanPicker: Record<never, never>;
  PlanRoom: Record<never, never>;
  PositionComparator: Record<never, never>;
  PostComposer: Record<never, never>;
  PostInsights: Record<never, never>;
  PostsCalendar: Record<never, never>;
  PostsList: Record<never, never>;
  ProtectionBar: Record<never, never>;
  ProtectionSettings: Record<never, never>;
  QuestionArchive: Record<never, never>;
  RankFigures: Record<never, never>;
  RankMap: Record<never, never>;
  RankOverviewChart: Record<never, never>;
  RecurrenceFields: Record<never, never>;
  ReplyTemplates: Record<never, never>;
  ReviewAnalytics: Record<never, never>;
  ReviewCategories: Record<never, never>;
  ReviewCategoryFigures: Record<never, never>;
  ReviewExport: Record<never, never>;
  SecondFactor: Record<never, never>;
  SecondFactorPolicy: Record<never, never>;
  ServicesField: Record<never, never>;
  SocialProfiles: Record<never, never>;
  SpecialHoursField: Record<never, never>;
  StoreLocatorQuestions: Record<never, never>;
  StoreLocatorSettings: Record<never, never>;
  SubscriptionCard: Record<never, never>;
  SuggestedSearchLocations: Record<never, never>;
  UserBehavior: Record<never, never>;
  VoucherForm: Record<never, never>;
  WatchedLocations: Record<never, never>;
  WebsiteAudits: Record<never, never>;
  WebsiteCompetition: Record<never, never>;
  WebsiteCompetitors: Record<never, never>;
  WebsitePositions: Record<never, never>;
  WeekTimeline: Record<never, never>;
}

/** Name of a component with its own surface. */
export type ComponentName = keyof Components;
