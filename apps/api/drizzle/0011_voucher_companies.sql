CREATE INDEX "billing_voucher_uses_company" ON "billing_voucher_uses" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "billing_customers" DROP COLUMN "stripe_tax_id";