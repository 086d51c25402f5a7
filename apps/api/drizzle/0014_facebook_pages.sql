ALTER TABLE "google_used_states" RENAME TO "used_states";--> statement-breakpoint
-- Whatever is in it came back from Google.
ALTER TABLE "used_states" ADD COLUMN "provider" text DEFAULT 'google' NOT NULL;--> statement-breakpoint
ALTER TABLE "used_states" ALTER COLUMN "provider" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "directory_accounts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_accounts" ADD COLUMN "connected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "directory_listings" ADD COLUMN "sealed_credentials" text;