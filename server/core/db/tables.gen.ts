/** The tables as Kysely sees them. Made by scripts/generate-table-types.ts; do not edit. */
import type { Generated, JSONColumnType } from 'kysely';

type Json = JSONColumnType<Record<string, string | number | boolean | null>>;

export type AcceptanceItems = {
  id: string;
  job_id: string;
  position: number;
  text: string;
  met: boolean | null;
  round: number | null;
};

export type Authenticators = {
  user_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
  created_at: Date;
};

export type BankAccounts = {
  id: string;
  user_id: string;
  recipient_id: string;
  bank_code: string;
  account_number: string;
  created_at: Date;
  usable_at: Date;
  removed_at: Date | null;
};

export type Bids = {
  id: string;
  job_id: string;
  talent_id: string;
  pitch: string;
  price: bigint;
  accepts_budget: boolean;
  rejection_reason: string | null;
  rejected_at: Date | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  created_at: Date;
  updated_at: Date;
};

export type Categories = {
  id: string;
  name: string;
  parent_id: string | null;
  position: number;
};

export type Certifications = {
  id: string;
  user_id: string;
  title: string;
  conferring_organization: string;
  description: string;
  country_id: string | null;
  year: number;
  to_year: number | null;
  created_at: Date;
};

export type Chargebacks = {
  id: string;
  provider_id: string;
  reference: string;
  payment_id: string | null;
  job_id: string | null;
  amount: bigint;
  category: string;
  status: Generated<string>;
  due_at: Date | null;
  opened_at: Date;
  updated_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  ended_at: Date | null;
};

export type ConversationMembers = {
  conversation_id: string;
  user_id: string;
  other_id: string;
  last_message_id: bigint | null;
  read_up_to: Generated<bigint>;
  delivered_up_to: Generated<bigint>;
  unread: Generated<number>;
  blocked_at: Date | null;
  muted_at: Date | null;
};

export type Conversations = {
  id: string;
  low_id: string;
  high_id: string;
  begun_by: string | null;
  begun_at: Date | null;
  created_at: Date;
  answered_by: string | null;
  answered_at: Date | null;
};

export type Countries = {
  id: string;
  name: string;
};

export type Deeds = {
  sha256: string;
  job_id: string;
  issued_at: Date;
};

export type DeliveryMarks = {
  id: string;
  job_id: string;
  round: number;
  number: number;
  file_id: string;
  kind: string;
  text: string;
  x: number | null;
  y: number | null;
  seconds: number | null;
  state: Generated<string>;
  answer: string | null;
  created_at: Date;
  page: number | null;
};

export type DisputeFiles = {
  file_id: string;
  owner_id: string;
  job_id: string;
  dispute_id: string | null;
  side: string;
  position: Generated<number>;
  created_at: Date;
};

export type Disputes = {
  id: string;
  job_id: string;
  opened_by: string;
  from_status: string;
  answer_due_at: Date | null;
  statement: string;
  opened_at: Date;
  answer_by: Date;
  answer: string | null;
  answered_at: Date | null;
  silent_at: Date | null;
  proposed_by: string | null;
  proposed_gross: bigint | null;
  proposed_at: Date | null;
  outcome: string | null;
  ended_at: Date | null;
  gross: bigint | null;
  reason: string | null;
  decided_by: string | null;
};

export type Educations = {
  id: string;
  user_id: string;
  title: string;
  country_id: string;
  from_year: number;
  to_year: number;
  created_at: Date;
};

export type EmailChanges = {
  id: string;
  user_id: string;
  new_email: string;
  new_email_key: string;
  old_code_hash: string;
  new_code_hash: string;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
};

export type Events = {
  id: Generated<bigint>;
  name: string;
  about_kind: string;
  about_id: string;
  actor_kind: string;
  actor_id: string | null;
  facts: Json;
  at: Date;
};

export type Extensions = {
  id: string;
  job_id: string;
  days: number;
  reason: string;
  requested_at: Date;
  lapses_at: Date;
  state: Generated<string>;
  answered_at: Date | null;
  answer: Generated<string>;
};

export type FactorRemovals = {
  user_id: string;
  stop_hash: string;
  ends_at: Date;
};

export type Faqs = {
  id: string;
  position: number;
  question: string;
  answer: string;
};

export type FeePolicies = {
  id: Generated<number>;
  service_fee_bp: number;
  rejection_fee_bp: number;
  cancellation_fee_bp: number;
  delay_deduction_bp: number;
  passed_threshold: number;
  published_at: Date;
  effective_at: Date;
};

export type Files = {
  id: string;
  owner_id: string;
  folder: string;
  name: string;
  display_name: string;
  mime: string;
  bytes: bigint;
  sha256: string;
  job_id: string | null;
  created_at: Date;
  picture: Json | null;
  deleted_at: Date | null;
  swept_at: Date | null;
};

export type GalleryItems = {
  id: string;
  gig_id: string;
  position: number;
  kind: string;
  file_id: string;
  poster_id: string | null;
  duration_seconds: number | null;
  waveform: number[] | null;
  created_at: Date;
};

export type GigFaqs = {
  gig_id: string;
  position: number;
  faq: string;
  answer: string;
};

export type GigOrders = {
  job_id: string;
  gig_id: string;
  position: number;
  created_at: Date;
  revisions: number | null;
  rights: Json | null;
  round_price: bigint | null;
  round_days: number | null;
  round_of: string | null;
  round: number | null;
};

export type GigPackages = {
  gig_id: string;
  position: number;
  name: string;
  price: bigint;
  delivery_days: number;
  offers: number;
  revisions: number;
  includes: string[];
  rights: Json | null;
  round_price: bigint | null;
  round_days: number | null;
};

export type GigSearch = {
  gig_id: string;
  talent_id: string;
  category_id: string;
  skill_id: string;
  price_from: bigint;
  delivery_days: number;
  rating: number;
  quality: number;
  published_at: Date;
  languages: string[];
  words: string;
};

export type Gigs = {
  id: string;
  talent_id: string;
  title: string;
  overview: string;
  description: string;
  category_id: string;
  skill_id: string;
  tags: string[];
  status: Generated<string>;
  published_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  cover: Json | null;
};

export type GuestMarks = {
  id: string;
  guest_id: string;
  file_id: string;
  kind: string;
  text: string;
  x: number | null;
  y: number | null;
  seconds: number | null;
  created_at: Date;
  page: number | null;
};

export type HeldReceipts = {
  reference: string;
  currency: string;
  cause: string;
  held_at: Date;
};

export type IdempotencyKeys = {
  actor_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  reply: Json | null;
  created_at: Date;
};

export type Invitations = {
  job_id: string;
  talent_id: string;
  created_at: Date;
  withdrawn_at: Date | null;
  times: Generated<number>;
  by_address: Generated<boolean>;
};

export type Jobs = {
  id: string;
  hunter_id: string;
  title: string;
  brief: string;
  skill_id: string;
  category_id: string | null;
  job_type: string;
  budget: bigint;
  status: Generated<string>;
  talent_id: string | null;
  bid_id: string | null;
  price: bigint | null;
  start_date: string | null;
  end_date: string | null;
  terms: string | null;
  policy_id: number | null;
  agreed_at: Date | null;
  funded_at: Date | null;
  started_at: Date | null;
  submitted_at: Date | null;
  ended_at: Date | null;
  cancelled_by: string | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  answer_due_at: Date | null;
  frozen_at: Date | null;
  rights: Json | null;
};

export type Languages = {
  id: string;
  name: string;
  position: number | null;
};

export type LedgerAccounts = {
  id: Generated<bigint>;
  key: string;
  kind: string;
  user_id: string | null;
  job_id: string | null;
  payout_id: string | null;
  balance: Generated<bigint>;
};

export type LedgerEntries = {
  id: Generated<bigint>;
  transaction_id: bigint;
  account_id: bigint;
  amount: bigint;
};

export type LedgerTransactions = {
  id: Generated<bigint>;
  word: string;
  idempotency_key: string;
  cause: string;
  actor: string;
  job_id: string | null;
  at: Date;
};

export type LineExposure = {
  talent_id: string;
  day: string;
  shown: number;
  given: number;
};

export type LinePlaces = {
  gig_id: string;
  talent_id: string;
  category_id: string;
  skill_id: string;
  round: number;
  quality: number;
};

export type LineTurns = {
  talent_id: string;
  category_id: string;
  given_at: Date;
};

export type LoginGuesses = {
  email_hash: string;
  place_hash: string;
  tries: number;
  since: Date;
  closed_until: Date | null;
  entered_at: Date | null;
};

export type Mails = {
  id: Generated<bigint>;
  key: string;
  to_address: string;
  subject: string;
  body: string;
  html: string;
  created_at: Date;
  sent_at: Date | null;
  unsubscribe_url: string | null;
};

export type MessageFiles = {
  file_id: string;
  owner_id: string;
  message_id: bigint | null;
  position: Generated<number>;
  created_at: Date;
};

export type MessageReports = {
  id: string;
  reporter_id: string;
  reported_id: string;
  conversation_id: string;
  message_id: bigint | null;
  reason: string;
  created_at: Date;
  closed_at: Date | null;
};

export type Messages = {
  id: Generated<bigint>;
  conversation_id: string;
  kind: string;
  sender_id: string | null;
  body: string;
  client_id: string | null;
  event_id: bigint | null;
  links: Json | null;
  search: string | null;
  created_at: Date;
};

export type MilestoneSubmissions = {
  id: string;
  milestone_id: string;
  job_id: string;
  title: string;
  comment: string;
  created_at: Date;
  declined_at: Date | null;
  decline_reason: string | null;
  links: Generated<string[]>;
};

export type Milestones = {
  id: string;
  job_id: string;
  position: number;
  title: string;
  description: string;
  due_days: number;
  penalty_percent: number;
  waived_at: Date | null;
  extended_days: Generated<number>;
};

export type NotificationPreferences = {
  user_id: string;
  kind: string;
  way: string;
  wanted: boolean;
};

export type Notifications = {
  id: string;
  user_id: string;
  event_id: bigint;
  side: string;
  name: string;
  facts: Json;
  link: string;
  read_at: Date | null;
  created_at: Date;
  waits_until: Date | null;
  mail_key: string | null;
};

export type OperatorKeys = {
  user_id: string;
  enrolment_hash: string | null;
  enrolment_ends_at: Date | null;
  secret: string | null;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
  created_at: Date;
};

export type OperatorLog = {
  id: Generated<bigint>;
  at: Date;
  operator_id: string;
  act: string;
  about_kind: string;
  about_id: string;
  reason: string;
  before: Json | null;
  after: Json | null;
  request_id: string;
};

export type OperatorProposals = {
  about_id: string;
  act: string;
  input: Json;
  operator_id: string;
  reason: string;
  at: Date;
};

export type OperatorSessions = {
  token_hash: string;
  user_id: string;
  password_mark: string;
  created_at: Date;
  last_seen_at: Date;
};

export type Passkeys = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

export type PasswordResets = {
  code_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type PastWork = {
  id: string;
  user_id: string;
  title: string;
  description: string;
  kind: string;
  file_id: string;
  duration_seconds: number | null;
  waveform: number[] | null;
  created_at: Date;
};

export type Payments = {
  id: string;
  reference: string;
  job_id: string;
  bid_id: string;
  hunter_id: string;
  talent_id: string;
  amount: bigint;
  status: Generated<string>;
  authorization_url: string | null;
  provider_id: string | null;
  provider_fee: bigint | null;
  channel: string | null;
  failure: string | null;
  created_at: Date;
  paid_at: Date | null;
  checked_at: Date | null;
  check_after: Date | null;
  payer_bank: string | null;
  payer_ending: string | null;
};

export type Payouts = {
  id: string;
  reference: string;
  side: string;
  user_id: string;
  job_id: string | null;
  amount: bigint;
  recipient_id: string;
  status: Generated<string>;
  transfer_code: string | null;
  provider_fee: bigint | null;
  failure: string | null;
  attempts: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

export type Presence = {
  user_id: string;
  seen_at: Date;
  left_at: Date | null;
};

export type Profiles = {
  user_id: string;
  firstname: string;
  lastname: string;
  gender: string;
  phone_number: string;
  country_id: string;
  state_id: string;
  storyline: string | null;
  description: string | null;
  image_id: string | null;
  created_at: Date;
  updated_at: Date;
};

export type ProviderInbox = {
  key: string;
  event: string;
  reference: string | null;
  body: Uint8Array;
  received_at: Date;
};

export type PushKeys = {
  id: number;
  public_key: string;
  private_key: string;
  created_at: Date;
};

export type PushMessages = {
  subscription_id: string;
  key: string;
  user_id: string;
  title: string;
  path: string;
  created_at: Date;
  ended_at: Date | null;
  error: string | null;
  receipt: string | null;
};

export type PushSubscriptions = {
  id: string;
  user_id: string;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

export type Recipients = {
  id: string;
  user_id: string;
  recipient_code: string;
  bank_code: string;
  bank_name: string;
  account_number: string;
  account_name: string;
  created_at: Date;
};

export type ReconciliationFindings = {
  id: string;
  class: string;
  subject: string;
  reference: string;
  ours: string | null;
  theirs: string | null;
  amount: bigint | null;
  first_seen_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  ending: string | null;
  settled_by: string | null;
  reason: string | null;
};

export type ReconciliationRuns = {
  id: string;
  span: string;
  since: Date;
  until: Date;
  ended_at: Date | null;
  complete: Generated<boolean>;
  compared: Generated<number>;
  found: Generated<number>;
  repaired: Generated<number>;
};

export type RecoveryCodes = {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
};

export type ReferenceContent = {
  one: Generated<boolean>;
  sha256: string;
};

export type Refunds = {
  id: string;
  reference: string;
  amount: bigint;
  status: Generated<string>;
  provider_id: string | null;
  failure: string | null;
  attempts: Generated<number>;
  asked_by: string;
  created_at: Date;
  updated_at: Date;
  user_id: string | null;
  job_id: string | null;
  sent_at: Date | null;
};

export type Reviews = {
  id: string;
  job_id: string;
  reviewer_id: string;
  reviewee_id: string;
  rating: number;
  recommend_user: string;
  comment: string;
  created_at: Date;
  shown_at: Date;
  announced_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
};

export type RoomGuests = {
  id: string;
  job_id: string;
  name: string;
  created_at: Date;
  seen_at: Date | null;
  revoked_at: Date | null;
};

export type SavedJobs = {
  id: string;
  talent_id: string;
  job_id: string;
  removed_at: Date | null;
  created_at: Date;
};

export type SearchTermChanges = {
  id: Generated<bigint>;
  term: string;
  change: number;
};

export type SearchTerms = {
  term: string;
  gigs: number;
};

export type SearchWords = {
  word: string;
  stem: string;
};

export type SecondSteps = {
  token_hash: string;
  purpose: string;
  user_id: string | null;
  password_mark: string | null;
  challenge: string | null;
  ends_at: Date;
};

export type SecurityEvents = {
  id: Generated<bigint>;
  at: Date;
  kind: string;
  user_id: string | null;
  network: string | null;
  country: string | null;
  browser: string | null;
  system: string | null;
  device_hash: string | null;
  facts: Json;
  request_id: string | null;
};

export type Sessions = {
  token_hash: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  id: Generated<string>;
  browser: string | null;
  system: string | null;
  country: string | null;
  factor_at: Date | null;
};

export type Shortlist = {
  id: string;
  hunter_id: string;
  gig_id: string | null;
  talent_id: string | null;
  created_at: Date;
};

export type Skills = {
  id: string;
  name: string;
  category_id: string;
};

export type States = {
  country_id: string;
  id: string;
  name: string;
};

export type SubmissionFiles = {
  file_id: string;
  owner_id: string;
  job_id: string;
  work_submission_id: string | null;
  milestone_submission_id: string | null;
  submission_id: string | null;
  position: Generated<number>;
  created_at: Date;
  preview: Json | null;
  preview_state: Generated<string>;
  opened_at: Date | null;
  proxy: Json | null;
  thumbnail: Uint8Array | null;
};

export type TaskComments = {
  id: string;
  task_id: string;
  author_id: string;
  comment: string;
  created_at: Date;
};

export type Tasks = {
  id: string;
  tracked_order_id: string;
  milestone_id: string | null;
  name: string;
  description: string;
  start_date: string;
  end_date: string;
  status: Generated<string>;
  created_at: Date;
  updated_at: Date;
};

export type ThrottleCounts = {
  key: string;
  calls: number;
  ends_at: Date;
};

export type TrackedOrders = {
  id: string;
  job_id: string;
  hunter_id: string;
  talent_id: string;
  created_at: Date;
};

export type UnreadMails = {
  user_id: string;
  other_id: string;
  up_to: bigint;
};

export type UnreadMailsCursor = {
  one: Generated<boolean>;
  up_to: bigint;
};

export type UploadParts = {
  upload_id: string;
  start: bigint;
  bytes: bigint;
  key: string;
};

export type Uploads = {
  id: string;
  owner_id: string;
  display_name: string;
  bytes: bigint;
  created_at: Date;
  touched_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  taken_at: Date | null;
};

export type UserAccountTypes = {
  user_id: string;
  account_type_id: number;
  created_at: Date;
};

export type UserLanguages = {
  user_id: string;
  language_id: string;
  proficiency: string;
  created_at: Date;
};

export type UserSkills = {
  user_id: string;
  skill_id: string;
  proficiency: string;
  created_at: Date;
};

export type Users = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  operator_since: Date | null;
  disabled_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  language: string | null;
  withdrawals_paused_until: Date | null;
  language_chosen: Generated<boolean>;
};

export type Waits = {
  id: Generated<bigint>;
  job_id: string;
  kind: string;
  round: number;
  from_at: Date;
  until_at: Date | null;
};

export type WorkItems = {
  id: Generated<bigint>;
  kind: string;
  subject: string;
  created_at: Date;
  due_at: Date;
  taken_until: Date | null;
  attempts: Generated<number>;
  parked_at: Date | null;
  error: string | null;
};

export type WorkSubmissions = {
  id: string;
  job_id: string;
  round: number;
  comment: string;
  created_at: Date;
  answered_at: Date | null;
  decline_reason: string | null;
  links: Generated<string[]>;
};

export type Tables = {
  acceptance_items: AcceptanceItems;
  authenticators: Authenticators;
  bank_accounts: BankAccounts;
  bids: Bids;
  categories: Categories;
  certifications: Certifications;
  chargebacks: Chargebacks;
  conversation_members: ConversationMembers;
  conversations: Conversations;
  countries: Countries;
  deeds: Deeds;
  delivery_marks: DeliveryMarks;
  dispute_files: DisputeFiles;
  disputes: Disputes;
  educations: Educations;
  email_changes: EmailChanges;
  events: Events;
  extensions: Extensions;
  factor_removals: FactorRemovals;
  faqs: Faqs;
  fee_policies: FeePolicies;
  files: Files;
  gallery_items: GalleryItems;
  gig_faqs: GigFaqs;
  gig_orders: GigOrders;
  gig_packages: GigPackages;
  gig_search: GigSearch;
  gigs: Gigs;
  guest_marks: GuestMarks;
  held_receipts: HeldReceipts;
  idempotency_keys: IdempotencyKeys;
  invitations: Invitations;
  jobs: Jobs;
  languages: Languages;
  ledger_accounts: LedgerAccounts;
  ledger_entries: LedgerEntries;
  ledger_transactions: LedgerTransactions;
  line_exposure: LineExposure;
  line_places: LinePlaces;
  line_turns: LineTurns;
  login_guesses: LoginGuesses;
  mails: Mails;
  message_files: MessageFiles;
  message_reports: MessageReports;
  messages: Messages;
  milestone_submissions: MilestoneSubmissions;
  milestones: Milestones;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  operator_keys: OperatorKeys;
  operator_log: OperatorLog;
  operator_proposals: OperatorProposals;
  operator_sessions: OperatorSessions;
  passkeys: Passkeys;
  password_resets: PasswordResets;
  past_work: PastWork;
  payments: Payments;
  payouts: Payouts;
  presence: Presence;
  profiles: Profiles;
  provider_inbox: ProviderInbox;
  push_keys: PushKeys;
  push_messages: PushMessages;
  push_subscriptions: PushSubscriptions;
  recipients: Recipients;
  reconciliation_findings: ReconciliationFindings;
  reconciliation_runs: ReconciliationRuns;
  recovery_codes: RecoveryCodes;
  reference_content: ReferenceContent;
  refunds: Refunds;
  reviews: Reviews;
  room_guests: RoomGuests;
  saved_jobs: SavedJobs;
  search_term_changes: SearchTermChanges;
  search_terms: SearchTerms;
  search_words: SearchWords;
  second_steps: SecondSteps;
  security_events: SecurityEvents;
  sessions: Sessions;
  shortlist: Shortlist;
  skills: Skills;
  states: States;
  submission_files: SubmissionFiles;
  task_comments: TaskComments;
  tasks: Tasks;
  throttle_counts: ThrottleCounts;
  tracked_orders: TrackedOrders;
  unread_mails: UnreadMails;
  unread_mails_cursor: UnreadMailsCursor;
  upload_parts: UploadParts;
  uploads: Uploads;
  user_account_types: UserAccountTypes;
  user_languages: UserLanguages;
  user_skills: UserSkills;
  users: Users;
  waits: Waits;
  work_items: WorkItems;
  work_submissions: WorkSubmissions;
};
