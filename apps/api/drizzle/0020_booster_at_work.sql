CREATE TABLE "booster_consents" (
	"company_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"notices" text[] NOT NULL,
	"consent" text,
	"shown_from" date NOT NULL,
	CONSTRAINT "booster_consents_company_id_form_id_version_language_pk" PRIMARY KEY("company_id","form_id","version","language")
);
--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "contact_hash" text;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_comment" text;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_problem" text;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "is_retracting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "is_written_by_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Reads the reply, which is added above; its index went with the column.
ALTER TABLE "booster_responses" drop column "search_text";--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(comment, '') || ' ' || coalesce(reply_comment, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "profiles_hash" uuid GENERATED ALWAYS AS (md5(jsonb_path_query_array(attributes, '$[*] ? (@.value_type == 3)')::text)::uuid) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booster_responses_contact" ON "booster_responses" USING btree ("company_id","contact_hash") WHERE sealed_contact is not null;--> statement-breakpoint
CREATE INDEX "booster_responses_text" ON "booster_responses" USING gin ("company_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booster_responses_processing" ON "booster_responses" USING btree ("company_id","id") WHERE reply_status = 'processing';--> statement-breakpoint
CREATE INDEX "locations_watched" ON "locations" USING btree ("company_id") WHERE not is_owner;--> statement-breakpoint
CREATE INDEX "locations_account" ON "locations" USING btree ("company_id","google_account_id");--> statement-breakpoint
CREATE INDEX "locations_quality" ON "locations" USING btree ("company_id","quality_points","id") WHERE is_owner and open_status <> 'CLOSED_PERMANENTLY';--> statement-breakpoint
CREATE INDEX "locations_profiles" ON "locations" USING btree ("company_id","profiles_hash","id") WHERE is_owner and open_status <> 'CLOSED_PERMANENTLY';