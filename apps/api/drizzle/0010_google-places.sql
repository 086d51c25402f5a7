CREATE TABLE "google_places" (
	"company_id" bigint NOT NULL,
	"google_account_id" bigint NOT NULL,
	"google_name" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"store_code" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_duplicate" boolean NOT NULL,
	CONSTRAINT "google_places_company_id_google_account_id_google_name_pk" PRIMARY KEY("company_id","google_account_id","google_name")
);
--> statement-breakpoint
CREATE TABLE "google_used_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "google_accounts" ADD COLUMN "places_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "google_accounts" ADD COLUMN "places_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "google_accounts" ADD COLUMN "places_problem" text;