-- After how many days each bucket of an ageing ends; the last one has no end.
create table app.finance_rule (
  tenant_id uuid not null default app.tenant(),
  ageing_days int[] not null check (cardinality(ageing_days) between 1 and 8),
  primary key (tenant_id)
);
select app.tenant_table('app.finance_rule', :'app');
