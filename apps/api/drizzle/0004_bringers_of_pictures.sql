ALTER TABLE "uploads" ADD COLUMN "embed_scope" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locator_images" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "locator_images" ADD COLUMN "embed_scope" text DEFAULT '' NOT NULL;