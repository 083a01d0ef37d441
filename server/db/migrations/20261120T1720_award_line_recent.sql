-- What things of a type cost lately is found without going through all that was ever awarded of it.
create index award_line_recent on app.award_line (tenant_id, purchase_type_id, approved_at) where approved_at is not null and unit_price is not null;
