-- Under which account of the accounting program each account of the ledger is entered; what is not here is as it usually is.
create table app.ledger_account_code (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  account text not null,
  fund_account_id uuid,
  code text not null,
  name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint ledger_account_code_key unique nulls not distinct (tenant_id, account, fund_account_id),
  constraint ledger_account_code_fund check (fund_account_id is null or account = 'bank'),
  foreign key (tenant_id, fund_account_id) references app.fund_account (tenant_id, id) on delete cascade
);
create index ledger_account_code_of_fund on app.ledger_account_code (tenant_id, fund_account_id) where fund_account_id is not null;
select app.tenant_table('app.ledger_account_code', :'app');
