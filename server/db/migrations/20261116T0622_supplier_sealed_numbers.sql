-- Numbers are sealed by the server, which alone has the keys: rows of before are sealed when it next starts a migration
-- (module supplier, seed). Until then they are read as they are. The fingerprint finds a number and keeps it unique.
alter table app.supplier_bank_account add column account_no_key text;
alter table app.supplier_bank_account drop constraint supplier_bank_account_no_key;
drop index app.supplier_bank_account_number;
create unique index supplier_bank_account_no_key on app.supplier_bank_account (tenant_id, supplier_id, account_no_key);
create index supplier_bank_account_number on app.supplier_bank_account (tenant_id, account_no_key);

create view app.supplier_bank_account_ref with (security_invoker = true) as
  select tenant_id, id, code, account_name as name, status from app.supplier_bank_account;
grant select on app.supplier_bank_account_ref to :app;

alter table app.staff add column id_no text;
alter table app.staff add column id_no_key text;
