create table app.supplier_account_change (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  account_id uuid not null,
  supplier_id uuid not null,
  name text not null,
  account_name text not null,
  account_no text not null,
  account_no_key text not null,
  bank_name text not null,
  branch text not null,
  old_account_name text not null,
  old_account_no text not null,
  old_account_no_key text not null,
  old_bank_name text not null,
  old_branch text not null,
  reason text not null,
  proof uuid[] not null default '{}',
  owner_id uuid,
  decided_by uuid,
  opinion text,
  callback text not null check (callback in ('waiting', 'confirmed', 'denied')),
  called_by uuid,
  called_whom text,
  status text not null check (status in ('draft', 'waiting', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_account_change_code_key unique (tenant_id, code),
  foreign key (tenant_id, account_id) references app.supplier_bank_account (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, decided_by) references app."user" (tenant_id, id),
  foreign key (tenant_id, called_by) references app."user" (tenant_id, id)
);
create index supplier_account_change_created on app.supplier_account_change (tenant_id, created_at, id);
create index supplier_account_change_updated on app.supplier_account_change (tenant_id, updated_at, id);
create index supplier_account_change_by_status on app.supplier_account_change (tenant_id, status collate "zh-x-icu", id);
create index supplier_account_change_search on app.supplier_account_change using gin (tenant_id, search_grams);
create index supplier_account_change_supplier on app.supplier_account_change (tenant_id, supplier_id, created_at, id);
create unique index supplier_account_change_open on app.supplier_account_change (tenant_id, account_id)
  where status in ('waiting', 'pending', 'returned') or (status = 'approved' and callback = 'waiting');
select app.tenant_table('app.supplier_account_change', :'app');
