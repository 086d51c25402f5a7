ALTER TABLE "sso_tickets" ADD COLUMN "only_company_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "only_company_id" bigint;