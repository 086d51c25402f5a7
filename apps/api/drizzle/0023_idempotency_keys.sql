CREATE TABLE "idempotency_keys" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed_answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_user_id_key_hash_pk" PRIMARY KEY("company_id","user_id","key_hash")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");