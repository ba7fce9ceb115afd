import type { Kysely } from 'kysely';
import type { SessionsTable } from '../features/accounts/sessions/tables.ts';
import type { IdentitiesTable } from '../features/accounts/sign-in/tables.ts';
import type { UserProfilesTable, UserSettingsTable, UsersTable } from '../features/accounts/users/tables.ts';
import type {
  AdminAuditTable,
  PersonActivityTable,
  SiteCountsTable,
  UserListingsTable,
} from '../features/admin/tables.ts';
import type {
  CountedPromptsTable,
  SiteDaysTable,
  VisitorSaltsTable,
  VisitorsTable,
} from '../features/analytics/tables.ts';
import type { BrainstormNotesTable } from '../features/brainstorm-notes/table.ts';
import type { ImageReferencesTable } from '../features/image-references/table.ts';
import type { ModelCostDaysTable, ModelCostsTable } from '../features/models/tables.ts';
import type { NotesTable } from '../features/notes/table.ts';
import type { PaymentEventsTable, PaymentSessionsTable } from '../features/payments/tables.ts';
import type { PromptsTable, PromptTotalsTable, PromptVersionsTable } from '../features/prompts/tables.ts';
import type { ReferralsTable, SharesTable } from '../features/sharing/tables.ts';
import type { SiteSettingsTable } from '../features/site/tables.ts';
import type { DrawnPicturesTable, StoryboardsTable } from '../features/storyboards/tables.ts';
import type {
  CarriedUsageTable,
  CreditBalancesTable,
  GenerationAnswersTable,
  GenerationsTable,
  LedgerEntriesTable,
  PriorAllowancesTable,
  RefusalsTable,
} from '../features/usage/tables.ts';
import type { WorkspacesTable } from '../features/workspaces/table.ts';
import type { RateLimitsTable } from '../rate-limits/table.ts';
import type { ServerSecretsTable } from '../secrets/table.ts';
import type { BlobDeletionsTable, BlobsTable } from '../services/blobs/tables.ts';
import type { LocalIdPeopleTable, LocalIdRecordsTable } from '../services/identity/local/tables.ts';

/** Every table, under its name. A feature declares its own beside its repository. */
export interface Tables {
  admin_audit: AdminAuditTable;
  blob_deletions: BlobDeletionsTable;
  blobs: BlobsTable;
  brainstorm_notes: BrainstormNotesTable;
  carried_usage: CarriedUsageTable;
  counted_prompts: CountedPromptsTable;
  credit_balances: CreditBalancesTable;
  drawn_pictures: DrawnPicturesTable;
  generation_answers: GenerationAnswersTable;
  generations: GenerationsTable;
  identities: IdentitiesTable;
  image_references: ImageReferencesTable;
  ledger_entries: LedgerEntriesTable;
  local_id_people: LocalIdPeopleTable;
  local_id_records: LocalIdRecordsTable;
  model_cost_days: ModelCostDaysTable;
  model_costs: ModelCostsTable;
  notes: NotesTable;
  payment_events: PaymentEventsTable;
  payment_sessions: PaymentSessionsTable;
  person_activity: PersonActivityTable;
  prior_allowances: PriorAllowancesTable;
  prompt_totals: PromptTotalsTable;
  prompt_versions: PromptVersionsTable;
  prompts: PromptsTable;
  rate_limits: RateLimitsTable;
  refusals: RefusalsTable;
  referrals: ReferralsTable;
  server_secrets: ServerSecretsTable;
  sessions: SessionsTable;
  storyboards: StoryboardsTable;
  site_counts: SiteCountsTable;
  site_days: SiteDaysTable;
  site_settings: SiteSettingsTable;
  shares: SharesTable;
  user_listings: UserListingsTable;
  user_profiles: UserProfilesTable;
  user_settings: UserSettingsTable;
  users: UsersTable;
  visitor_salts: VisitorSaltsTable;
  visitors: VisitorsTable;
  workspaces: WorkspacesTable;
}

/** A pool or a transaction: what every repository function takes first. */
export type Queryable = Kysely<Tables>;
