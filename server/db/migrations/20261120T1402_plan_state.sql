-- What an instalment was about and when it was due, by the day it was known, so that any past day can be told again.
create table app.payment_plan_state (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  payment_plan_id uuid not null,
  day date not null,
  amount numeric(15, 2) not null check (amount >= 0),
  due_date date,
  is_canceled boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index payment_plan_state_of on app.payment_plan_state (tenant_id, payment_plan_id, day, at);

-- What is known of plans from before: every day they were due on, and that they were canceled.
alter table app.payment_plan no force row level security;
alter table app.payment_plan_due no force row level security;
insert into app.payment_plan_state (tenant_id, id, payment_plan_id, day, amount, due_date, is_canceled, at)
  select p.tenant_id, app.new_id(), p.id, (d.at at time zone 'Asia/Shanghai')::date, p.amount, d.after, false, d.at
    from app.payment_plan p join app.payment_plan_due d on d.tenant_id = p.tenant_id and d.payment_plan_id = p.id
  union all
  select p.tenant_id, app.new_id(), p.id, (p.created_at at time zone 'Asia/Shanghai')::date, p.amount, p.due_date, false, p.created_at
    from app.payment_plan p where not exists (select 1 from app.payment_plan_due d
      where d.tenant_id = p.tenant_id and d.payment_plan_id = p.id)
  union all
  select p.tenant_id, app.new_id(), p.id, (p.updated_at at time zone 'Asia/Shanghai')::date, p.amount, p.due_date, true, p.updated_at
    from app.payment_plan p where p.stage = 'canceled';
alter table app.payment_plan force row level security;
alter table app.payment_plan_due force row level security;

select app.tenant_table('app.payment_plan_state', :'app', append => true);

create function app.payment_plan_kept() returns trigger language plpgsql as $$
begin
  insert into app.payment_plan_state (tenant_id, id, payment_plan_id, day, amount, due_date, is_canceled)
    values (new.tenant_id, app.new_id(), new.id, (now() at time zone 'Asia/Shanghai')::date, new.amount, new.due_date, new.stage = 'canceled');
  return null;
end $$;
create trigger payment_plan_made after insert on app.payment_plan for each row execute function app.payment_plan_kept();
create trigger payment_plan_kept after update of amount, due_date, stage on app.payment_plan for each row
  when ((old.amount, old.due_date, old.stage = 'canceled') is distinct from (new.amount, new.due_date, new.stage = 'canceled'))
  execute function app.payment_plan_kept();

create view app.payment_plan_state_ref with (security_invoker = true) as
  select tenant_id, id, payment_plan_id, day, amount, due_date, is_canceled, at from app.payment_plan_state;
create view app.payment_plan_entry_ref with (security_invoker = true) as
  select tenant_id, id, payment_plan_id, contract_id, holder_kind, holder_id, amount, day from app.payment_plan_entry;
grant select on app.payment_plan_state_ref, app.payment_plan_entry_ref to :app;
