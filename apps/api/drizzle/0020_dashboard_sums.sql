ALTER TABLE "locations" ADD COLUMN "profiles_hash" uuid GENERATED ALWAYS AS (md5(jsonb_path_query_array(attributes, '$[*] ? (@.value_type == 3)')::text)::uuid) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "locations_watched" ON "locations" USING btree ("company_id") WHERE not is_owner;--> statement-breakpoint
CREATE INDEX "locations_account" ON "locations" USING btree ("company_id","google_account_id");--> statement-breakpoint
CREATE INDEX "locations_quality" ON "locations" USING btree ("company_id","quality_points","id") WHERE is_owner and open_status <> 'CLOSED_PERMANENTLY';--> statement-breakpoint
CREATE INDEX "locations_profiles" ON "locations" USING btree ("company_id","profiles_hash","id") WHERE is_owner and open_status <> 'CLOSED_PERMANENTLY';