-- Which of our accounts money of expenses moved through.
alter table app.loan_entry add column fund_account_id uuid;
alter table app.loan_entry add foreign key (tenant_id, fund_account_id) references app.fund_account (tenant_id, id);
create index loan_entry_fund on app.loan_entry (tenant_id, fund_account_id) where fund_account_id is not null;
alter table app.reimburse add column fund_account_id uuid;
alter table app.reimburse add foreign key (tenant_id, fund_account_id) references app.fund_account (tenant_id, id);
create index reimburse_fund on app.reimburse (tenant_id, fund_account_id) where fund_account_id is not null;
alter table app.expense add column fund_account_id uuid;
alter table app.expense add foreign key (tenant_id, fund_account_id) references app.fund_account (tenant_id, id);
create index expense_fund on app.expense (tenant_id, fund_account_id) where fund_account_id is not null;
