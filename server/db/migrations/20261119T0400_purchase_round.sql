-- Rounds after the first: who of those who quoted is asked once more, and since when.
create table app.purchase_round (
  tenant_id uuid not null default app.tenant(),
  purchase_id uuid not null,
  round_no int not null check (round_no between 2 and 9),
  is_final boolean not null default false,
  note text,
  supplier_count int not null,
  started_at timestamptz not null default now(),
  started_by uuid,
  primary key (tenant_id, purchase_id, round_no),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, started_by) references app."user" (tenant_id, id)
);
create index purchase_round_starter on app.purchase_round (tenant_id, started_by) where started_by is not null;
select app.tenant_table('app.purchase_round', :'app');

create view app.purchase_round_ref with (security_invoker = true) as
  select tenant_id, purchase_id, round_no, is_final, note, supplier_count, started_at from app.purchase_round;
grant select on app.purchase_round_ref to :app;
