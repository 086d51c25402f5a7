CREATE INDEX "reviews_unstudied" ON "reviews" USING btree ("company_id","id") WHERE not is_studied;
