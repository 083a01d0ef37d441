-- What a role in projects of one type opens, where it differs from what comes with the product.
create table app.project_role_tab (
  tenant_id uuid not null default app.tenant(),
  classify_id uuid not null,
  role text not null,
  tab text not null,
  level text not null check (level in ('none', 'read', 'edit')),
  primary key (tenant_id, classify_id, role, tab),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id) on delete cascade
);
select app.tenant_table('app.project_role_tab', :'app');
